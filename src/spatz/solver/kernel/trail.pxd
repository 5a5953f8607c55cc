cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.groups cimport Groups


@cython.final
cdef class Trail:
    cdef Groups groups
    cdef list keep
    cdef int room
    cdef int length
    cdef int propagated
    cdef int level
    # The shortest that the trail has been since somebody set this to its length.
    cdef int lowest
    cdef unsigned char* value
    cdef int* level_of
    cdef int* reason
    cdef int* literals
    cdef int* level_at

    cpdef void load(self) except *
    cdef void assign(self, int literal, int reason) noexcept nogil
    cdef void decide(self, int literal) noexcept nogil
    cdef void cancel(self, int level) noexcept nogil
