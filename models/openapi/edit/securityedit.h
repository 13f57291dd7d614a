#pragma once

#include "document.h"

namespace openapi {

/** Replaces the value of a `security` by one alternative for each scheme, so that clients need one of the schemes.
 * `security` is the place of the `security`: `/security`, or a place in an operation. */
base::Result<void> requireSchemes(document::Document &document, const document::Pointer &security,
                                  const QList<QByteArray> &schemes);

/** Removes the alternatives without a scheme, which allow access without credentials, from the `security` at a place.
 * Other alternatives stay as they are. */
base::Result<void> removeAnonymousAccess(document::Document &document, const document::Pointer &security);

} // namespace openapi
