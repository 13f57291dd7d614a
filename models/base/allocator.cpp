#include "allocator.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace base {

void returnFreedMemory()
{
#ifdef __GLIBC__
    constexpr int LargeBlock = 128 * 1024; // The value that glibc starts with.
    constexpr int Arenas = 2;              // One for the window, one for its workers.
    mallopt(M_MMAP_THRESHOLD, LargeBlock);
    mallopt(M_TRIM_THRESHOLD, LargeBlock);
    mallopt(M_ARENA_MAX, Arenas);
#endif
}

} // namespace base
