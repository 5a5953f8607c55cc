cimport cython

from spatz.solver.kernel cimport memory, terms


@cython.final
cdef class Board:
    cdef list keep
    cdef int tiles
    # Who blocks whom: tile t weighs upon blocked[e] for effect_at[t] <= e < effect_at[t + 1].
    cdef int* effect_at
    cdef int* blocked
    cdef unsigned char* weight
    cdef unsigned char* blockers
    cdef unsigned char* opens
    # The start position.
    cdef int left
    cdef int starters
    cdef int* start_free
    cdef unsigned char* start_count
    cdef unsigned char* start_state
    # What lies there now.
    cdef int gone
    cdef int* mate
    cdef int* order
    cdef int* stack
    cdef unsigned char* count
    cdef unsigned char* state
    cdef unsigned char* saved_count
    cdef unsigned char* saved_state

    cdef void _make_tables(self) except *
    cdef void set_up(self) noexcept nogil
    cdef bint is_first(self, int tile) noexcept nogil
    cdef void take_first(self, int a, int b) noexcept nogil
    cdef void _lift(self, int tile) noexcept nogil
    cdef void _find_free(self) noexcept nogil
    cdef int play(self, int height) noexcept nogil
    cdef int replay(self) noexcept nogil
    cdef int match(self, int a, int b, int height) noexcept nogil
    cdef void save(self) noexcept nogil
    cdef void restore(self) noexcept nogil
