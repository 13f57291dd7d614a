#pragma once

#include "message.h"
#include "referenceresolver.h"

namespace commands {

/** Returns true if the first GET operation of a definition, or a value for its path, can be in another file. */
[[nodiscard]] bool needsOtherFiles(const document::Snapshot &definition);

/**
 * Returns the default request of `preview`: the listen path with the first GET operation of the definition at
 * `address`, or its first operation of any method. Path parameters have the values that they suggest, or 1.
 */
[[nodiscard]] http::RequestHead firstRequest(openapi::ReferenceResolver &resolver, const QString &address);

} // namespace commands
