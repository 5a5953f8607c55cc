cimport cython

from spatz.solver.kernel cimport terms
from spatz.solver.kernel.proving cimport Proving


cdef int FIRST_TURN


@cython.final
cdef class Turns:
    cdef Proving proving
    cdef long long evaluations
    cdef long long turn
    cdef long long turn_ends

    cdef void begin(self, long long evaluations) noexcept nogil
    cdef int judge_at_once(self) noexcept nogil
    cdef int search(self, long long stop) noexcept nogil
    cdef int _climb(self) noexcept nogil
