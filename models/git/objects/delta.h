#pragma once

#include "result.h"

#include <QByteArray>

#include <optional>

namespace git {

/**
 * Applies a delta of a git pack to its base object and returns the new object, of at most `most` bytes. Errors:
 * SyntaxError, TooLarge. Source: gitformat-pack, "Deltified representation".
 */
[[nodiscard]] base::Result<QByteArray> applyDelta(const QByteArray &base, const QByteArray &delta, qint64 most);

/**
 * Reads a size as git packs write it, with 7 bits in each byte and the lowest bits first, and moves `at` after it.
 * `start` and `shift` are the bits that were read already and their number. Returns std::nullopt if the size is
 * truncated or too large.
 */
[[nodiscard]] std::optional<qint64> readSize(QByteArrayView bytes, qsizetype &at, qint64 start = 0, int shift = 0);

} // namespace git
