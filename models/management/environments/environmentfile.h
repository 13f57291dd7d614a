#pragma once

#include "environment.h"
#include "result.h"

namespace management {

/** Writes environments as a file to share: `{"environments":[{"name":…, "dashboardUrl":…, …}]}`. It contains no ids, no
 * credentials, no user information in addresses, and not the sandbox. */
[[nodiscard]] QByteArray writeEnvironments(const QList<Environment> &environments);

/**
 * Reads a file that writeEnvironments() wrote. Members of a wrong type are treated as missing, and user information is
 * removed from addresses. The environments have no id yet, and plain http must be allowed again. Errors: those of the
 * JSON parser, WrongType for other JSON, TooLarge.
 */
[[nodiscard]] base::Result<QList<Environment>> readEnvironments(const QByteArray &file);

} // namespace management
