#pragma once

#include "result.h"

#include <QFuture>

class QObject;

namespace network {

/** Waiting as a service, so that what waits can be tested without. */
class Waiter
{
public:
    virtual ~Waiter() = default;
    /** Ends after that time; as cancelled when it is cancelled before, or `parent` goes. */
    [[nodiscard]] virtual QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) = 0;
};

/** Waits by the machine's own clock. */
class TimerWaiter final : public Waiter
{
public:
    [[nodiscard]] QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) override;
};

} // namespace network
