#pragma once

#include <QByteArray>

namespace storage {

/**
 * Copies owner and group, mode, access control list and extended attributes from the file at `old` to an open new file,
 * as far as the user is allowed to. The new file is never readable by more users than the old one.
 */
void adoptAttributes(const QByteArray &old, int toNew);

} // namespace storage
