#pragma once

#include "change.h"
#include "description.h"
#include "differencelimits.h"

#include <QDate>

namespace difference {

struct Options {
    QDate today; ///< The date that `x-sunset` is compared with.
    bool withExamples = true;
    Limits limits = {};
};

/**
 * Compares two states of an API description by meaning: order, style, layout over files and other forms of the same
 * meaning give no change. Both must be of OpenAPI 3.0 or later, in versions that can differ. Takes time for what
 * differs: schemas with equal texts and equal references are skipped. For a worker; has no state.
 */
[[nodiscard]] Difference compare(const description::Description &before, const description::Description &now,
                                 const Options &options);

} // namespace difference
