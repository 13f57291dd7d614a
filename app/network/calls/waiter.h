#pragma once

#include "result.h"

#include <QFuture>

class QObject;

namespace network {

/** Makes delays between attempts, as an interface that tests can replace. */
class Waiter
{
public:
    virtual ~Waiter() = default;
    /** Returns a future that ends after this time. It is cancelled if `parent` is destroyed. */
    [[nodiscard]] virtual QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) = 0;
};

/** Makes delays with QTimer. */
class TimerWaiter final : public Waiter
{
public:
    [[nodiscard]] QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) override;
};

} // namespace network
