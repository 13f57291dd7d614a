#pragma once

#include <QDateTime>

namespace base {

/** A clock that tells the current time, as an interface that tests can replace. */
class Clock
{
public:
    virtual ~Clock() = default;
    /** The current time in UTC. */
    [[nodiscard]] virtual QDateTime now() const = 0;
};

/** The clock of the operating system. */
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

} // namespace base
