#pragma once

#include <QtGlobal>

namespace secrets {

/** The largest number of bytes of a file with a secret, or of the answer of a store. */
inline constexpr qint64 MaximumSecretBytes = 1024 * 1024;
/** The largest number of lookups of references that run at the same time. */
inline constexpr int MaximumConcurrentLookups = 8;

} // namespace secrets
