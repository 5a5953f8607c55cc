cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.memory cimport octet, word


@cython.final
cdef class Trail:
    cdef Groups groups
    cdef list keep
    cdef int room
    cdef int words
    cdef int length
    cdef int propagated
    cdef int level
    # The shortest that the trail has been since somebody set this to its length.
    cdef int lowest
    # By literal.
    cdef octet* value
    # By variable.
    cdef int* level_of
    cdef int* reason
    # The literals that are true, in order, and where each level begins.
    cdef int* literals
    cdef int* level_at
    # By tile.
    cdef word* allowed

    cpdef void load(self) except *
    cdef void _make_room(self) except *
    cdef void _allow_all(self) noexcept nogil
    cdef void assign(self, int literal, int reason) noexcept nogil
    cdef void decide(self, int literal) noexcept nogil
    cdef void cancel(self, int level) noexcept nogil
    cdef void _turn(self, int v) noexcept nogil
    cdef void _turn_pair(self, int a, int b) noexcept nogil
