#pragma once

#include <QtGlobal>

namespace sandbox {

/** Entries of a page in lists. */
inline constexpr qsizetype PageSize = 10;
/** Bytes of the body of a request. */
inline constexpr qsizetype MaximumRequestBytes = 4 * 1024 * 1024;
/** Bytes of a file with certificates. */
inline constexpr qint64 MaximumCertificateFileBytes = 1024 * 1024;
/** Files with certificates in the folder. Further files are ignored. */
inline constexpr qsizetype MaximumCertificateFiles = 1000;
/** Bytes of a file with a policy. */
inline constexpr qint64 MaximumPolicyFileBytes = 4 * 1024 * 1024;

} // namespace sandbox
