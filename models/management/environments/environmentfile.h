#pragma once

#include "environment.h"
#include "result.h"

namespace management {

/**
 * Environments as a file to share: `{"environments":[{"name":…, "dashboardUrl":…, …}]}`. It does not contain ids,
 * credentials, the sandbox and user information in addresses.
 */
[[nodiscard]] QByteArray writeEnvironments(const QList<Environment> &environments);

/**
 * Reads such a file. Members of a wrong type are treated as missing, and user information is removed from addresses.
 * The environments have no id yet, and plain http must be allowed again. Errors: those of the JSON parser, WrongType
 * for other JSON, TooLarge.
 */
[[nodiscard]] base::Result<QList<Environment>> readEnvironments(const QByteArray &file);

} // namespace management
