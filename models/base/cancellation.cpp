#include "cancellation.h"

namespace base {

namespace {

/** A pointer and not a Cancellation, because budgets ask with each step. */
constinit thread_local const std::atomic_bool *currentWork = nullptr;

} // namespace

bool isUnwanted()
{
    return currentWork && currentWork->load(std::memory_order_relaxed);
}

Cancellation::Scope::Scope(const Cancellation &work)
    : m_work(work)
    , m_before(currentWork)
{
    currentWork = m_work.m_isCancelled.get();
}

Cancellation::Scope::~Scope()
{
    currentWork = m_before;
}

} // namespace base
