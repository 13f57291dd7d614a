#pragma once

#include "result.h"

#include <QByteArray>

namespace git {

/**
 * Returns the content, of at most `most` bytes, of the zlib stream at the beginning of `bytes`; bytes after the stream
 * are ignored. Errors: SyntaxError if the stream is damaged or truncated; TooLarge.
 */
[[nodiscard]] base::Result<QByteArray> inflated(const QByteArray &bytes, qint64 most);

} // namespace git
