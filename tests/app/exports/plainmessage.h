#pragma once

#include <QByteArray>
#include <QMap>

namespace support {

/** An HTTP message in the form in which messages of different proxies are compared. */
struct PlainMessage {
    QByteArray startLine;
    /** The values by field name in lower case; those of a repeated name are joined with commas. */
    QMap<QByteArray, QByteArray> fields;
    QByteArray body; ///< Without the framing of chunks.

    [[nodiscard]] QByteArray text() const;
    friend bool operator==(const PlainMessage &, const PlainMessage &) = default;
};

/** Reads a whole message. Framing and what concerns only the connection are not part of its fields. */
[[nodiscard]] PlainMessage plainMessage(const QByteArray &bytes);

} // namespace support
