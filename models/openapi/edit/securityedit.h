#pragma once

#include "document.h"

namespace openapi {

/** Makes the `security` at a place require one of these schemes: `/security`, or that of an operation. */
base::Result<void> requireSchemes(document::Document &document, const document::Pointer &security,
                                  const QList<QByteArray> &schemes);

/** Removes the alternatives without a scheme from the `security` at a place. The others stay as they are. */
base::Result<void> removeAnonymousAccess(document::Document &document, const document::Pointer &security);

} // namespace openapi
