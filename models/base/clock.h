#pragma once

#include <QDateTime>

namespace base {

/** The current time, as an interface that tests can replace. */
class Clock
{
public:
    virtual ~Clock() = default;
    /** The current time in UTC. */
    [[nodiscard]] virtual QDateTime now() const = 0;
};

/** The system clock. */
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

} // namespace base
