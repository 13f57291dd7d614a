#pragma once

#include "cancellation.h"

#include <QDeadlineTimer>

namespace corrections {

/** What a search for a correction may still use. */
struct SearchBudget {
    int tries = 0; ///< The number of changes that may be tried.
    QDeadlineTimer time;

    /** True if the time is over, or nobody wants the correction any more. Asked before each exchange that a change is
     * tried with. */
    [[nodiscard]] bool isTimeOver() const { return time.hasExpired() || base::isUnwanted(); }
};

} // namespace corrections
