#pragma once

#include "apichange.h"
#include "description.h"
#include "differenceoptions.h"

namespace difference {

/**
 * Compares two states of an API description by meaning: order, style, layout over files and other forms of the same
 * meaning give no change. Both must be of OpenAPI 3.0 or later, in versions that can differ. Takes time for what
 * differs: schemas with equal texts and equal references are skipped. For a worker; has no state.
 */
[[nodiscard]] Difference compare(const description::Description &before, const description::Description &now,
                                 const Options &options);

} // namespace difference
