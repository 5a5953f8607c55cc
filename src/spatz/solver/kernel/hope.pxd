cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.trail cimport Trail


@cython.final
cdef class Hope:
    cdef Board board
    cdef Groups groups
    cdef Trail trail
    cdef list keep
    cdef int* free
    cdef int* depth

    cdef int play_on(self) noexcept nogil
    cdef int _play(self, int height, int gone) noexcept nogil
    cdef void shrink(self, int gone) noexcept nogil
    cdef int _list_free(self) noexcept nogil
    cdef int _deepest(self, int tile) noexcept nogil
