// For programs under the thread sanitizer. QProcess starts its child by clone() in the same memory, and the sanitizer
// then treats the whole program as forked: it ignores the thread that started the child, and ends the program when it
// starts another thread. With this function the child gets a copy of the memory, as by fork().

#include <cstdarg>

#include <sched.h>

extern "C" int __interceptor_clone(int (*)(void *), void *, int, void *, ...);

extern "C" int clone(int (*run)(void *), void *stack, int flags, void *argument, ...) noexcept
{
    std::va_list further;
    va_start(further, argument);
    void *const parentId = va_arg(further, void *);
    void *const storage = va_arg(further, void *);
    void *const childId = va_arg(further, void *);
    va_end(further);
    return __interceptor_clone(run, stack, flags & ~CLONE_VM, argument, parentId, storage, childId);
}
