cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.memory cimport octet


@cython.final
cdef class Board:
    cdef list keep
    cdef int tiles
    # Who blocks whom: tile t weighs upon blocked[e] for effect_at[t] <= e < effect_at[t + 1].
    cdef int* effect_at
    cdef int* blocked
    cdef octet* weight
    cdef octet* blockers
    # Whether a tile is free, by its count of blockers.
    cdef octet* opens
    # The start position.
    cdef int left
    cdef int starters
    cdef int* start_free
    cdef octet* start_count
    cdef octet* start_state
    # What lies there now.
    cdef int lifted
    cdef int gone
    cdef int freed
    cdef int* mate
    cdef int* order
    cdef octet* count
    cdef octet* state
    cdef int saved_gone
    cdef int saved_freed
    cdef octet* saved_count
    cdef octet* saved_state

    cdef void _make_tables(self) except *
    cdef void set_up(self) noexcept nogil
    cdef bint is_first(self, int tile) noexcept nogil
    cdef void take_first(self, int a, int b) noexcept nogil
    cdef void _lift(self, int tile) noexcept nogil
    cdef void _find_free(self) noexcept nogil
    cdef void match(self, int a, int b) noexcept nogil
    cdef void play(self) noexcept nogil
    cdef void replay(self) noexcept nogil
    cdef bint is_cleared(self) noexcept nogil
    cdef void save(self) noexcept nogil
    cdef void restore(self) noexcept nogil
