#pragma once

#include "excerpt.h"
#include "loss.h"
#include "version.h"

namespace conversion {

/** An excerpt in another version. */
struct ConvertedExcerpt {
    openapi::Excerpt excerpt;
    QList<Loss> losses; ///< Their places are in the excerpt.
};

/**
 * Writes an excerpt in the given version of OpenAPI. An excerpt that states no known version, or that one, stays as it
 * is. Unsupported: none of its entries exists in the given version.
 */
[[nodiscard]] base::Result<ConvertedExcerpt> convertExcerpt(const openapi::Excerpt &excerpt, specification::Version to);

} // namespace conversion
