#pragma once

#include "headerlist.h"
#include "node.h"

namespace mock {

/**
 * Returns the fields that tell clients that an operation is deprecated: `Deprecation` (RFC 9745) with the date of
 * `x-deprecated-at`, and `Sunset` (RFC 8594) with that of `x-sunset`. The specification has no field for a date; these
 * extensions are the ones that APIs and tools document, as dates or times of RFC 3339. Returns no field without a date,
 * and no `Sunset` before the deprecation, which RFC 9745 forbids.
 */
[[nodiscard]] http::HeaderList deprecationFields(const document::Node &operation);

} // namespace mock
