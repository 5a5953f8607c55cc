cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.chance cimport Chance
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.trail cimport Trail


@cython.final
cdef class Pairing:
    cdef Board board
    cdef Groups groups
    cdef Trail trail
    cdef Chance chance
    cdef list keep
    # The pair that was chosen, and the free tiles that it was chosen from.
    cdef int a
    cdef int b
    cdef int unmatched
    cdef int* rest

    cdef void match_decided(self) noexcept nogil
    cdef void _marry(self, int a, int b) noexcept nogil
    cdef void play_out(self) noexcept nogil
    cdef void _match_other_two(self, int at) noexcept nogil
    cdef bint _choose(self) noexcept nogil
    cdef int _list_free(self, int g) noexcept nogil
    cdef void match_rest(self) noexcept nogil
