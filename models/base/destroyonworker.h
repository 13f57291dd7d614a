#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace base {

/** Destroys a value of many parts on a worker. The caller's thread, mostly that of the window, doesn't wait for it. */
template<typename Value>
void destroyOnWorker(Value value)
{
    auto last = std::make_shared<Value>(std::move(value));
    QThreadPool::globalInstance()->start([last = std::move(last)]() mutable { last.reset(); });
}

} // namespace base
