#pragma once

#include "answer.h"

#include <atomic>
#include <chrono>
#include <memory>

namespace routing {

/** The answer to the requests to an operation while a fault drill is on. */
struct Drill {
    Answer answer;
    std::chrono::milliseconds delay{0}; ///< The time before the answer.
    /** For a drill that answers one request: whether it has. Null for a drill that answers all until it is ended. */
    std::shared_ptr<std::atomic<bool>> spent;

    [[nodiscard]] bool isSpent() const { return spent && spent->load(std::memory_order_relaxed); }
    /** Returns true if the drill answers the current request: once, or always. Thread-safe. */
    [[nodiscard]] bool takeTurn() const { return !spent || !spent->exchange(true, std::memory_order_relaxed); }
};

/** The fault drills that are on. Immutable, and shared by threads. */
class Drills
{
public:
    virtual ~Drills() = default;
    /** Returns the drill of the operation that a request is for, or null if it has none. `path` is the path of the
     * request below the listen path of its route, with a slash at its start. */
    [[nodiscard]] virtual const Drill *find(const Route &route, QByteArrayView method, QByteArrayView path) const = 0;
};

} // namespace routing
