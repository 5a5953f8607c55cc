from libc.string cimport memcpy


cdef inline int* ints(list keep, Py_ssize_t count) except NULL:
    block = bytearray(count * sizeof(int) + 1)
    keep.append(block)
    return <int*> <char*> block


cdef inline unsigned char* octets(list keep, Py_ssize_t count) except NULL:
    block = bytearray(count + 1)
    keep.append(block)
    return <unsigned char*> <char*> block


cdef inline void copy(unsigned char* target, unsigned char* source, int count) noexcept nogil:
    memcpy(target, source, count)
