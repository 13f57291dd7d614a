#pragma once

#include <QDateTime>

namespace base {

/** Time as a service, so that expiry and durations can be tested. */
class Clock
{
public:
    virtual ~Clock() = default;
    /** The present moment in UTC. */
    [[nodiscard]] virtual QDateTime now() const = 0;
};

/** The machine's own clock. */
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

} // namespace base
