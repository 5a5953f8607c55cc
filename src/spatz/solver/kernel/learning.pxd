cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.clauses cimport Clauses
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.memory cimport octet
from spatz.solver.kernel.trail cimport Trail


cdef long long FIRST_STEP
cdef long long LAST_STEP


@cython.final
cdef class Learning:
    cdef Groups groups
    cdef Trail trail
    cdef Clauses clauses
    cdef list keep
    cdef int room
    cdef long long step
    # By variable: whether it has been touched, and what it weighs.
    cdef octet* seen
    cdef long long* weight
    cdef int touches
    cdef int* touched
    cdef int* out

    cpdef void load(self) except *
    cdef bint learn(self, int length) noexcept nogil
    cdef void _weigh(self) noexcept nogil
    cdef int _highest(self, int length) noexcept nogil
    cdef int _resolve(self, int length) noexcept nogil
    cdef bint _touch(self, int v) noexcept nogil
    cdef int _reason(self, int reason) noexcept nogil
    cdef int _reason_length(self, int reason) noexcept nogil
    cdef int _shorten(self, int n) noexcept nogil
    cdef bint _is_implied(self, int v) noexcept nogil
    cdef int _second_level(self, int n) noexcept nogil
