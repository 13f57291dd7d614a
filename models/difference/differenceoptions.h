#pragma once

#include "differencelimits.h"

#include <QDate>

namespace difference {

/** How two descriptions are compared. */
struct Options {
    QDate today; ///< The date that `x-sunset` is compared with.
    bool withExamples = true;
    Limits limits = {};
};

} // namespace difference
