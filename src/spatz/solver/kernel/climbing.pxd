cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.chance cimport Chance
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.trail cimport Trail


cdef int PATIENCE
cdef int MOST_TRIALS


@cython.final
cdef class Climbing:
    cdef Board board
    cdef Groups groups
    cdef Trail trail
    cdef Chance chance
    cdef list keep
    cdef readonly long long evaluations
    cdef int best_ever
    cdef int* preferred
    # The pair that was chosen, and the free tiles that it was chosen from.
    cdef int a
    cdef int b
    cdef int unmatched
    cdef int* rest
    # Trial i makes one[i] and other[i] mates; the board shows the outcome of one of them.
    cdef int room
    cdef int displayed
    cdef int* one
    cdef int* other
    cdef int* tabu

    cdef void forget(self) noexcept nogil
    cdef bint search(self, long long evaluations) noexcept nogil
    cdef void match_decided(self) noexcept nogil
    cdef void _mate(self, int a, int b) noexcept nogil
    cdef void _play_out(self) noexcept nogil
    cdef int _match_other_two(self, int at, int height) noexcept nogil
    cdef bint _choose_pair(self) noexcept nogil
    cdef int _list_free(self, int g) noexcept nogil
    cdef void _match_rest(self) noexcept nogil
    cdef bint _climb(self, long long stop) noexcept nogil
    cdef void _take(self, int chosen, int step) noexcept nogil
    cdef void _remember(self) noexcept nogil
    cdef void _exchange(self, int a, int b) noexcept nogil
    cdef int _list_trials(self, int step) noexcept nogil
    cdef int _list_trials_of_four(self, int g, int n) noexcept nogil
    cdef int _list_trials_of_tile(self, int a, int n) noexcept nogil
    cdef bint _is_allowed(self, int literal) noexcept nogil
    @cython.locals(any_one=cython.bint)
    cdef int _choose_trial(self, int n) noexcept nogil
    cdef int _try(self, int trial, int now) noexcept nogil
    cdef int _go_on(self, int a, int b, int c, int d, int trial, int now) noexcept nogil
    cdef bint _were_free(self, int a, int b) noexcept nogil
