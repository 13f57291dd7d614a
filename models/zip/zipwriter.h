#pragma once

#include "zipentry.h"

namespace zip {

/**
 * Returns the files as a zip archive: deflated where that is smaller, without times, so that equal files give equal
 * archives. Names must be as ZipEntry::name says, and different. The archive must be smaller than 4 GiB and have at
 * most 65,534 files; no file of this program comes near.
 */
[[nodiscard]] QByteArray writeZip(const QList<ZipEntry> &entries);

} // namespace zip
