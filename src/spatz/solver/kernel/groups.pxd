cimport cython

from spatz.solver.kernel cimport memory, terms
from spatz.solver.kernel.memory cimport word


@cython.final
cdef class Groups:
    cdef list keep
    cdef list roomy
    cdef int tiles
    cdef int room
    cdef int partner_room
    cdef int count
    cdef int variables
    cdef bint are_whole
    # By tile: its group, its number in it, and its place in a set of members.
    cdef int* group
    cdef int* index
    cdef int* word
    cdef word* bit
    # The words of a set of members.
    cdef int words
    # By group: its members stand in member[first[g]] to member[first[g + 1] - 1].
    cdef int* size
    cdef int* first
    cdef int* first_variable
    cdef int* member
    # By variable: the pairs that it makes.
    cdef int* one
    cdef int* two
    cdef int* three
    cdef int* four
    # The partners of tile t stand in partner[partner_at[t]] to partner[partner_at[t + 1] - 1].
    cdef int* partner_at
    cdef int* partner
    cdef int* literal_with

    cpdef void load(self, object names) except *
    cdef void _gather(self) noexcept nogil
    cdef void _number_bits(self) noexcept nogil
    cdef void _make_room(self) except *
    cdef int* _column(self) except NULL
    cdef void _list_pairs(self, int g) noexcept nogil
    cdef void _list_partners(self, int tile) noexcept nogil
    cdef int literal(self, int a, int b) noexcept nogil


cdef int variables_of(int size) noexcept nogil
