cdef enum:
    BLOCKED = 0
    FREE = 1
    GONE = 2

cdef enum:
    FALSE = 0
    TRUE = 1
    OPEN = 2

cdef enum:
    UNWINNABLE = 0
    WINNABLE = 1
    UNDECIDED = 2

cdef enum:
    NOBODY = -1

cdef enum:
    WORD = 64

cdef enum:
    HEADER = 4
    LEVELS = 4
    LENGTH = 3
    LINKS = 2


cdef inline int excluded_by(int literal) noexcept nogil:
    return -2 - literal
