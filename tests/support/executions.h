#pragma once

#include <algorithm>

namespace support {

/** The number of executions of a random test: `usual`, or a fifth of them under a sanitizer. There each one takes
 * several times as long, and the fuzz targets search for what sanitizers report. */
constexpr int executions(int usual)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return std::max(1, usual / 5);
#else
    return usual;
#endif
}

} // namespace support
