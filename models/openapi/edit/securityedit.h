#pragma once

#include "document.h"

namespace openapi {

/** Makes a `security` require one of these schemes. `security` is its place: `/security`, or that of an operation. */
base::Result<void> requireSchemes(document::Document &document, const document::Pointer &security,
                                  const QList<QByteArray> &schemes);

/** Removes the alternatives without a scheme from a `security`. Other alternatives stay as they are. */
base::Result<void> removeAnonymousAccess(document::Document &document, const document::Pointer &security);

} // namespace openapi
