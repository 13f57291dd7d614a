#pragma once

#include <QByteArray>

#include <optional>

namespace zip {

/** Returns bytes as a raw deflate stream. */
[[nodiscard]] QByteArray deflated(const QByteArray &bytes);

/** Returns the content of a raw deflate stream that has exactly `size` bytes and ends where `stream` does;
 * std::nullopt for any other. Unpacks no more than `size` bytes. */
[[nodiscard]] std::optional<QByteArray> inflated(QByteArrayView stream, qint64 size);

/** Returns the checksum of a zip archive. */
[[nodiscard]] quint32 checksum(const QByteArray &bytes);

} // namespace zip
