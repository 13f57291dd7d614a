#pragma once

#include <QByteArray>

namespace support {

/** The bytes packed as `Content-Encoding: gzip` (RFC 1952). */
[[nodiscard]] QByteArray gzipped(const QByteArray &bytes);

} // namespace support
