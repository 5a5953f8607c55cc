cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.trail cimport Trail


cdef int FEW_LEVELS


@cython.final
cdef class Clauses:
    cdef Groups groups
    cdef Trail trail
    cdef list keep
    cdef int most_learned
    cdef int room
    cdef int literal_room
    cdef int variable_room
    # Clause c is literals[at[c]] to literals[at[c] + length[c] - 1]; the draft begins at used.
    cdef int count
    cdef int given
    cdef int used
    cdef int reduce_at
    cdef int* literals
    cdef int* at
    cdef int* length
    cdef int* levels
    # Watch 2c + side of clause c stands in the list of the literal that makes it look.
    cdef int* first_watch
    cdef int* next_watch
    cdef int stamp
    cdef int* level_seen

    cpdef void load(self) except *
    cdef void _make_room(self) except *
    cdef void _draft_mates(self, int tile) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    cdef int add(self, int length) noexcept nogil
    cdef int _levels_in_draft(self, int length) noexcept nogil
    cdef void _watch(self, int c) noexcept nogil
    cdef int propagate(self) noexcept nogil
    cdef int _exclude_rivals(self, int literal) noexcept nogil
    cdef int _exclude_others(self, int tile, int literal) noexcept nogil
    cdef int _visit_watches(self, int literal) noexcept nogil
    cdef int _draft_clause(self, int c) noexcept nogil
    cdef void reduce(self) noexcept nogil
    cdef void _keep_from(self, int recent, int few) noexcept nogil
    cdef bint _is_satisfied(self, int c) noexcept nogil
