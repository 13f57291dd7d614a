#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace base {

/**
 * Destroys a value of many parts on a worker, so that the caller's thread, mostly the thread of the window, does not
 * wait for it.
 */
template<typename Value>
void destroyOnWorker(Value value)
{
    auto last = std::make_shared<Value>(std::move(value));
    QThreadPool::globalInstance()->start([last = std::move(last)]() mutable { last.reset(); });
}

} // namespace base
