#pragma once

#include "result.h"
#include "secret.h"

#include <QString>

namespace secrets {

/**
 * Returns the content of a file in `folder`, without a final newline. Errors: InvalidArgument for an absolute path,
 * `..`, or a link to a target outside the folder; FolderMissing if no folder is set or it does not exist; NotFound;
 * PermissionDenied; TooLarge for more than 1 MiB.
 */
[[nodiscard]] base::Result<Secret> readSecretFile(const QString &folder, const QString &path);

} // namespace secrets
