#pragma once

#include "result.h"
#include "secret.h"

#include <QString>

namespace secrets {

/**
 * The content of a file below `folder`, without one newline at its end. InvalidArgument: an absolute path, `..`, or a
 * link that leads out of the folder; FolderMissing: none is named or it is not there; NotFound; PermissionDenied;
 * TooLarge: over 1 MiB.
 */
[[nodiscard]] base::Result<Secret> readSecretFile(const QString &folder, const QString &path);

} // namespace secrets
