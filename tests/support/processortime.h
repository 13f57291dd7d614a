#pragma once

#include <chrono>
#include <ctime>

namespace support {

/** How long this thread itself has worked; what else the machine does is not counted. */
inline std::chrono::nanoseconds processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace support
