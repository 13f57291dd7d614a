#pragma once

#include "result.h"

#include <QByteArray>

#include <optional>

namespace git {

/** The object that a delta makes of its base, of at most `most` bytes. SyntaxError, TooLarge. Source: gitformat-pack,
 * "Deltified representation". */
[[nodiscard]] base::Result<QByteArray> applyDelta(const QByteArray &base, const QByteArray &delta, qint64 most);

/** A number of 7 bits a byte, the lowest first, as sizes are written. Nothing if it is truncated or too large. */
[[nodiscard]] std::optional<qint64> readSize(QByteArrayView bytes, qsizetype &at, qint64 start = 0, int shift = 0);

} // namespace git
