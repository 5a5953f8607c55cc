cimport cython

from spatz.solver.kernel cimport memory
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.chance cimport Chance
from spatz.solver.kernel.groups cimport Groups


@cython.final
cdef class Playing:
    cdef Board board
    cdef Groups groups
    cdef Chance chance
    cdef list keep
    cdef int pairs
    cdef int* free
    cdef int* frees

    cdef int count_wins(self, int plays) noexcept nogil
    cdef bint _play(self) noexcept nogil
    cdef void _begin(self) noexcept nogil
    cdef void _free(self, int tile) noexcept nogil
    cdef void _take_pair(self) noexcept nogil
    cdef void _lift(self, int tile) noexcept nogil
