cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.chance cimport Chance
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.pairing cimport Pairing
from spatz.solver.kernel.trail cimport Trail


cdef int PATIENCE
cdef int MOST_TRIALS


@cython.final
cdef class Climbing:
    cdef Board board
    cdef Groups groups
    cdef Trail trail
    cdef Chance chance
    cdef Pairing pairing
    cdef list keep
    cdef readonly long long evaluations
    cdef int best_ever
    cdef int* preferred
    # Trial i makes one[i] and other[i] mates; the board may show the outcome of one of them.
    cdef int shown
    cdef int room
    cdef int* one
    cdef int* other
    # The step up to which a group is left alone.
    cdef int* tabu

    cdef void forget(self) noexcept nogil
    cdef bint search(self, long long evaluations) noexcept nogil
    cdef void _climb(self, long long stop) noexcept nogil
    cdef int _worth(self) noexcept nogil
    cdef void _take(self, int chosen) noexcept nogil
    @cython.locals(any_one=cython.bint)
    cdef int _choose_trial(self, int n) noexcept nogil
    @cython.locals(anew=cython.bint)
    cdef int _try(self, int trial, int now) noexcept nogil
    cdef void _exchange(self, int a, int b) noexcept nogil
    cdef bint _were_free(self, int a, int b) noexcept nogil
    cdef void _go_on(self, int a, int b, int c, int d) noexcept nogil
    cdef int _list_trials(self, int step) noexcept nogil
    cdef int _list_trials_of_four(self, int g, int n) noexcept nogil
    cdef int _list_trials_of_tile(self, int a, int n) noexcept nogil
    cdef bint _is_allowed(self, int literal) noexcept nogil
