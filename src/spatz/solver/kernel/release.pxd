from spatz.solver.kernel.turns cimport Turns


cdef inline int search(Turns turns, long long stop):
    with nogil:
        verdict = turns.search(stop)
    return verdict
