#pragma once

#include "result.h"

#include <QByteArray>

namespace git {

/** The content of the zlib stream at the beginning of `bytes`, of at most `most` bytes. SyntaxError: it is damaged or
 * truncated; TooLarge. What follows the stream is ignored. */
[[nodiscard]] base::Result<QByteArray> inflated(const QByteArray &bytes, qint64 most);

} // namespace git
