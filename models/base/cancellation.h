#pragma once

#include <atomic>
#include <memory>

namespace base {

/**
 * A flag that says that nobody wants the result of a piece of work any more. Copies share the flag. Safe from any
 * thread.
 */
class Cancellation final
{
public:
    void cancel() const { m_isCancelled->store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isCancelled() const { return m_isCancelled->load(std::memory_order_relaxed); }

    /**
     * While a Scope exists, its thread does the given work, so that isUnwanted() in this thread tells whether that work
     * was cancelled.
     */
    class Scope;

private:
    std::shared_ptr<std::atomic_bool> m_isCancelled = std::make_shared<std::atomic_bool>(false);
};

/**
 * True if the work that the calling thread does was cancelled. The work should then end soon, with any result, because
 * nobody gets the result. A result that is kept for other work must not be made from it. Loops over a document call
 * this for each object, budgets with each step. False for work that nobody can cancel, such as the work of a command.
 */
[[nodiscard]] bool isUnwanted();

class Cancellation::Scope final
{
public:
    explicit Scope(const Cancellation &work);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

private:
    const Cancellation m_work;
    const std::atomic_bool *m_before; ///< The flag of the enclosing work, or null.
};

} // namespace base
