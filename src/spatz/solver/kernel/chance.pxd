cimport cython


@cython.final
cdef class Chance:
    cdef unsigned long long low
    cdef unsigned long long carry
    cdef void sow(self, unsigned int seed) noexcept nogil
    cdef int below(self, int limit) noexcept nogil
