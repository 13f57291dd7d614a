#pragma once

#include "requesttocopy.h"

namespace http {

/** Returns a command of HTTPie 3 for bash and zsh. */
[[nodiscard]] CopiedRequest httpieCommand(const RequestToCopy &request, const QByteArray &folder);

} // namespace http
