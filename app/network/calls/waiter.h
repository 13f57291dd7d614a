#pragma once

#include "result.h"

#include <QFuture>

class QObject;

namespace network {

/** Delays, as an interface that tests can replace. */
class Waiter
{
public:
    virtual ~Waiter() = default;
    /** Ends after this time. Cancelled if the future is cancelled or `parent` is destroyed. */
    [[nodiscard]] virtual QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) = 0;
};

/** Delays with QTimer. */
class TimerWaiter final : public Waiter
{
public:
    [[nodiscard]] QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) override;
};

} // namespace network
