#pragma once

#include "result.h"
#include "secret.h"

#include <QString>

namespace secrets {

/**
 * The content of a file in `folder`, without a final newline. InvalidArgument: an absolute path, `..`, or a link to a
 * target outside the folder. FolderMissing: no folder is set or it does not exist. NotFound. PermissionDenied.
 * TooLarge: more than 1 MiB.
 */
[[nodiscard]] base::Result<Secret> readSecretFile(const QString &folder, const QString &path);

} // namespace secrets
