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


cdef inline long long* longs(list keep, Py_ssize_t count) except NULL:
    return <long long*> _block(keep, count * sizeof(long long))


cdef inline void copy(octet* target, octet* source, int count) noexcept nogil:
    memcpy(target, source, count)


cdef inline void copy_words(word* target, word* source, int count) noexcept nogil:
    memcpy(target, source, count * sizeof(word))
