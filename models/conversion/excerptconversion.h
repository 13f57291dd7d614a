#pragma once

#include "excerpt.h"
#include "loss.h"
#include "version.h"

namespace conversion {

/** An excerpt that was converted to another version of OpenAPI, with the losses of the conversion. */
struct ConvertedExcerpt {
    openapi::Excerpt excerpt;
    QList<Loss> losses; ///< What the conversion could not keep; the places are in the excerpt.
};

/** Converts an excerpt to the given version of OpenAPI. An excerpt that states no known version, or the given one,
 * stays as it is. Returns the error Unsupported if none of its entries can exist in the given version. */
[[nodiscard]] base::Result<ConvertedExcerpt> convertExcerpt(const openapi::Excerpt &excerpt, specification::Version to);

} // namespace conversion
