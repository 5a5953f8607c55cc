cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.trail cimport Trail


cdef int FEW_LEVELS
cdef int MEAN_ROOM


@cython.final
cdef class Clauses:
    cdef Groups groups
    cdef Trail trail
    cdef list keep
    cdef int most
    cdef int room
    cdef int variable_room
    cdef int* store
    cdef int draft
    cdef int first_learned
    cdef int learned
    cdef int reduce_at
    cdef int* first_watch
    cdef int stamp
    cdef int* level_seen

    cpdef void load(self) except *
    cdef void _make_room(self) except *
    cdef void _draft_mates(self, int tile) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    cdef int add(self, int length) noexcept nogil
    cdef int _count_levels(self, int c, int length) noexcept nogil
    cdef void _watch(self, int c) noexcept nogil
    cdef int propagate(self) noexcept nogil
    cdef int _exclude_rivals(self, int literal) noexcept nogil
    cdef int _exclude_others(self, int tile, int literal) noexcept nogil
    cdef int _visit_watches(self, int literal) noexcept nogil
    cdef int _find_other(self, int c) noexcept nogil
    cdef int _draft_clause(self, int c) noexcept nogil
    cdef void reduce(self) noexcept nogil
    cdef void _keep_half(self, int few) noexcept nogil
    cdef bint _is_satisfied(self, int c) noexcept nogil
