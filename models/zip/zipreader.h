#pragma once

#include "result.h"
#include "zipentry.h"

namespace zip {

/** What a reader unpacks at most. Checked before anything is unpacked. */
struct ZipLimits {
    qint64 archiveBytes = 64LL * 1024 * 1024;
    qsizetype files = 2'000;
    qint64 fileBytes = 64LL * 1024 * 1024;
    qint64 allBytes = 128LL * 1024 * 1024;
    qsizetype nameBytes = 400;
};

/**
 * Reads all files of a zip archive, in the order of its directory. Nothing is written, and nothing of the archive is
 * returned if a part of it is wrong. Errors:
 * - TooLarge: more than the limits; the detail is the name of the file, or empty.
 * - Unsupported: `encrypted`, `zip64`, `several volumes`, `a symbolic link`, or `method N` as the detail.
 * - Damaged: the archive is no zip file, truncated or contradicts itself, or a name leaves the folder, is no UTF-8, or
 *   is there twice. The detail says which.
 */
[[nodiscard]] base::Result<QList<ZipEntry>> readZip(const QByteArray &archive, const ZipLimits &limits = {});

} // namespace zip
