#pragma once

#include "harstream.h"

#include <QIODevice>

namespace commands {

/** Reads the HAR file at a path piece by piece, and gives its entries to the handlers. Errors are those of
 * traffic::HarStream, and NotFound, PermissionDenied and ReadFailed with the path. */
[[nodiscard]] base::Result<void> readHarFile(const QString &path, const traffic::HarStreamHandlers &handlers);

/** Reads a HAR file from a device that is open, to its end. Errors as for readHarFile(). */
[[nodiscard]] base::Result<void> readHar(QIODevice &device, const traffic::HarStreamHandlers &handlers);

} // namespace commands
