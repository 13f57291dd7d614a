#pragma once

#include <QByteArray>

namespace zip {

/** The little-endian number at a place, which must be inside of the bytes. */
[[nodiscard]] quint16 number16(QByteArrayView bytes, qsizetype at);
[[nodiscard]] quint32 number32(QByteArrayView bytes, qsizetype at);

/** Appends a little-endian number. */
void append16(QByteArray &bytes, quint16 value);
void append32(QByteArray &bytes, quint32 value);

} // namespace zip
