from libc.string cimport memcpy

ctypedef unsigned char octet
ctypedef unsigned long long word


cdef inline char* _block(list keep, Py_ssize_t size) except NULL:
    block = bytearray(size + 1)
    keep.append(block)
    return block


cdef inline int* ints(list keep, Py_ssize_t count) except NULL:
    return <int*> _block(keep, count * sizeof(int))


cdef inline octet* octets(list keep, Py_ssize_t count) except NULL:
    return <octet*> _block(keep, count)


cdef inline word* words(list keep, Py_ssize_t count) except NULL:
    return <word*> _block(keep, count * sizeof(word))


cdef inline double* reals(list keep, Py_ssize_t count) except NULL:
    return <double*> _block(keep, count * sizeof(double))


cdef inline void copy(octet* target, int at, octet* source, int start, int count) noexcept nogil:
    memcpy(target + at, source + start, count)


cdef inline void copy_words(word* target, word* source, int count) noexcept nogil:
    memcpy(target, source, count * sizeof(word))
