# never compiled: pool.py says the same to Python
# As the freelists of Cython do, which it makes neither for a class with a base nor for one that is declared in a .pxd.
cdef extern from *:
    """
    enum { TEFUDA_KEPT = 16 };
    static PyObject *tefuda_kept[TEFUDA_KEPT];
    static int tefuda_kept_count = 0;
    static freefunc tefuda_free_at_last = NULL;

    static PyObject *tefuda_alloc(PyTypeObject *kind, Py_ssize_t items) {
        PyObject *some;
        if (tefuda_kept_count == 0) return PyType_GenericAlloc(kind, items);
        some = tefuda_kept[--tefuda_kept_count];
        memset(some, 0, (size_t) kind->tp_basicsize);
        (void) PyObject_Init(some, kind);
        if (PyType_IS_GC(kind)) PyObject_GC_Track(some);
        return some;
    }

    static void tefuda_free(void *some) {
        if (tefuda_kept_count < TEFUDA_KEPT) tefuda_kept[tefuda_kept_count++] = (PyObject *) some;
        else tefuda_free_at_last(some);
    }

    static void tefuda_keep(PyTypeObject *kind) {
    #ifndef Py_GIL_DISABLED
        tefuda_free_at_last = kind->tp_free;
        kind->tp_alloc = tefuda_alloc;
        kind->tp_free = tefuda_free;
    #endif
    }
    """
    void keep "tefuda_keep" (type kind) noexcept
