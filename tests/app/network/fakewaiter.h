#pragma once

#include "waiter.h"
#include "whendone.h"

#include <QList>

namespace support {

/** Records the time to wait and finishes immediately. */
class FakeWaiter final : public network::Waiter
{
public:
    QList<int> waits;
    bool holds = false; ///< Never done: who waits has to cancel.

    [[nodiscard]] QFuture<base::Result<void>> wait(int milliseconds, QObject *parent) override
    {
        waits.append(milliseconds);
        return holds ? m_never.wait(OneDay, parent) : base::readyFuture(base::Result<void>());
    }

private:
    static constexpr int OneDay = 24 * 60 * 60 * 1000;
    network::TimerWaiter m_never;
};

} // namespace support
