cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board


cdef int MOST_KNOWN


@cython.final
cdef class Known:
    cdef Board board
    cdef list keep
    cdef int count
    cdef int next
    cdef int* mates
    cdef unsigned char* fits

    cdef void forget(self) noexcept nogil
    cdef void add(self) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void play(self, int a, int b) noexcept nogil
    cdef int find(self, int a, int b) noexcept nogil
    cdef void show(self, int i) noexcept nogil
