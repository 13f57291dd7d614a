#pragma once

#include "clock.h"

namespace support {

/** A clock that does not advance by itself. */
class FakeClock final : public base::Clock
{
public:
    QDateTime moment{QDate(2026, 6, 15), QTime(12, 0), Qt::UTC};
    [[nodiscard]] QDateTime now() const override { return moment; }
};

} // namespace support
