#pragma once

#include "message.h"
#include "referenceresolver.h"

namespace commands {

/**
 * The default request of `preview`: the listen path with the first GET operation of the definition at an address, or
 * its first operation of any method. Path parameters have the values that they suggest, or 1.
 */
[[nodiscard]] http::RequestHead firstRequest(openapi::ReferenceResolver &resolver, const QString &address);

} // namespace commands
