#pragma once

#include <algorithm>

namespace support {

/** How often a random test tries something: `usual` times, or a fifth of them under a sanitizer. There each try takes
 * several times as long, and the fuzz targets look for the faults that sanitizers see. */
constexpr int executions(int usual)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return std::max(1, usual / 5);
#else
    return usual;
#endif
}

} // namespace support
