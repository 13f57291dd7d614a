#pragma once

#include "sandboxapi.h"

#include <optional>

namespace sandbox {

/**
 * Returns the reply that refuses a request that names another host than this machine, because a web page may have
 * pointed that name here (DNS rebinding), or a request of a web page of another origin. Returns std::nullopt for other
 * requests.
 */
[[nodiscard]] std::optional<Reply> guardRefusal(const http::RequestHead &request);

} // namespace sandbox
