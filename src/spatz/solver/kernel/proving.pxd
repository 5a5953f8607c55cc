cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.chance cimport Chance
from spatz.solver.kernel.clauses cimport Clauses
from spatz.solver.kernel.climbing cimport Climbing
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.hope cimport Hope
from spatz.solver.kernel.learning cimport Learning
from spatz.solver.kernel.trail cimport Trail


cdef int FIRST_RESTART


@cython.final
cdef class Proving:
    cdef Board board
    cdef Groups groups
    cdef Chance chance
    cdef Trail trail
    cdef Clauses clauses
    cdef Learning learning
    cdef Hope hope
    cdef Climbing climbing
    cdef list keep
    # The literals of the pairs that have been played.
    cdef int plays
    cdef int* played
    cdef int on_board
    cdef int restart_after
    cdef int since_restart
    cdef long long conflicts
    cdef bint impossible

    cpdef void load(self) except *
    cdef void begin(self) noexcept nogil
    cdef void play(self, int a, int b) noexcept nogil
    cdef bint settle(self) noexcept nogil
    cdef bint is_hopeless(self) noexcept nogil
    cdef bint is_won(self) noexcept nogil
    cdef int search(self, long long stop) noexcept nogil
    cdef void _decide_or_learn(self) noexcept nogil
    cdef void _learn(self, int length) noexcept nogil
    cdef void _restart(self) noexcept nogil
    cdef void _show_decided(self) noexcept nogil
    cdef void _play_decided(self) noexcept nogil
    cdef void _match(self, int v) noexcept nogil
    cdef int _look_ahead(self) noexcept nogil
    @cython.locals(whole=cython.bint)
    cdef int _choose(self) noexcept nogil
    cdef int _count(self, int g, int what) noexcept nogil
    cdef bint _is_playable(self, int v) noexcept nogil
    cdef bint _is_legal(self, int a, int b) noexcept nogil
    cdef long long _score(self, int v) noexcept nogil
    cdef int _draft_trap(self) noexcept nogil
    cdef int _draft_mates(self, int tile, int n) noexcept nogil
    cdef bint _is_drafted(self, int literal, int n) noexcept nogil
