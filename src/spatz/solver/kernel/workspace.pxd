cimport cython

from spatz.solver.kernel cimport release, terms
from spatz.solver.kernel.board cimport Board
from spatz.solver.kernel.chance cimport Chance
from spatz.solver.kernel.groups cimport Groups
from spatz.solver.kernel.known cimport Known
from spatz.solver.kernel.playing cimport Playing
from spatz.solver.kernel.proving cimport Proving
from spatz.solver.kernel.turns cimport Turns


@cython.final
cdef class Workspace:
    cdef Board board
    cdef Groups groups
    cdef Chance chance
    cdef Proving proving
    cdef Turns turns
    cdef Known known
    cdef Playing playing
    cdef public bint busy

    cdef int _keep(self, int verdict)
