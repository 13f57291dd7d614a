#pragma once

#include <algorithm>

namespace support {

/** The number of executions of a random test: `usual`, or half of them under a sanitizer, where each one takes twice
 * as long. */
constexpr int executions(int usual)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return std::max(1, usual / 2);
#else
    return usual;
#endif
}

} // namespace support
