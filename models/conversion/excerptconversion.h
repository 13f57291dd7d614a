#pragma once

#include "excerpt.h"
#include "loss.h"
#include "version.h"

namespace conversion {

/** An excerpt that was converted to another version of OpenAPI, and what was lost. */
struct ConvertedExcerpt {
    openapi::Excerpt excerpt;
    QList<Loss> losses; ///< What was lost; the places are in the excerpt.
};

/** Converts an excerpt to the given version of OpenAPI. An excerpt that states no known version, or the given one,
 * stays as it is. Returns the error Unsupported if none of its entries can exist in the given version. */
[[nodiscard]] base::Result<ConvertedExcerpt> convertExcerpt(const openapi::Excerpt &excerpt, specification::Version to);

} // namespace conversion
