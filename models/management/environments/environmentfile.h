#pragma once

#include "environment.h"
#include "result.h"

namespace management {

/** The largest file of environments that is read. */
inline constexpr qsizetype MostEnvironmentBytes = 4 * 1024 * 1024;

/**
 * Environments as a file for others: `{"environments":[{"name":…, "dashboardUrl":…, …}]}`. Ids, credentials, the
 * sandbox and user information in addresses stay out.
 */
[[nodiscard]] QByteArray writeEnvironments(const QList<Environment> &environments);

/**
 * Reads such a file; a member of a wrong type counts as missing, addresses lose their user information. The
 * environments have no id yet, and none sends credentials over plain http until a person allows it again. Errors: the
 * reader's for what is no JSON, WrongType for other JSON, TooLarge.
 */
[[nodiscard]] base::Result<QList<Environment>> readEnvironments(const QByteArray &file);

} // namespace management
