cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.memory cimport octet, word
from spatz.solver.kernel.trail cimport Trail


@cython.final
cdef class Hope:
    cdef Board board
    cdef Groups groups
    cdef Trail trail
    cdef list keep
    cdef list sets
    cdef int room
    cdef int words
    cdef int* stack
    # The tiles of a trap that were free at first, and why they are stuck.
    cdef int* stuck
    cdef int* depth
    cdef octet* needed
    # By group.
    cdef word* freed
    cdef word* waiting
    cdef word* saved_freed
    cdef word* saved_waiting

    cpdef void load(self) except *
    cdef word* _set(self) except NULL
    cdef int play_on(self) noexcept nogil
    cdef bint _may_go(self, int tile) noexcept nogil
    cdef int _play(self, int height, int gone) noexcept nogil
    cdef int _call(self, word called, int k, int height) noexcept nogil
    cdef void _turn(self, word* members, int tile) noexcept nogil
    cdef void shrink(self, int gone) noexcept nogil
    cdef int _play_without(self, int tile, int gone) noexcept nogil
    cdef void _save(self) noexcept nogil
    cdef void _restore(self) noexcept nogil
    cdef int _list_stuck(self) noexcept nogil
    cdef int _deepest(self, int tile) noexcept nogil
