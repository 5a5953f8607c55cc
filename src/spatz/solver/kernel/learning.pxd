cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.clauses cimport Clauses
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.trail cimport Trail


@cython.final
cdef class Learning:
    cdef Groups groups
    cdef Trail trail
    cdef Clauses clauses
    cdef list keep
    cdef int room
    cdef int touches
    cdef unsigned char* seen
    cdef int* touched
    cdef int* out
    cdef double* activity
    cdef double step

    cpdef void load(self) except *
    cdef bint learn(self, int length) noexcept nogil
    cdef int _highest(self, int length) noexcept nogil
    cdef int _resolve(self, int length) noexcept nogil
    cdef bint _touch(self, int v) noexcept nogil
    cdef int _reason(self, int reason) noexcept nogil
    cdef int _reason_length(self, int reason) noexcept nogil
    cdef int _shorten(self, int n) noexcept nogil
    cdef bint _is_implied(self, int v) noexcept nogil
    cdef int _second_level(self, int n) noexcept nogil
