#pragma once

#include "bodyrows.h"

namespace bodies {

/** The number of bytes that a row of a hex dump shows. */
inline constexpr qsizetype BytesPerHexRow = 16;

/** A body of any bytes as a hex dump: rows with the offset, the 16 bytes there in hex, and the same bytes as ASCII
 * characters, with a dot in the place of all others. */
class HexRows final : public BodyRows
{
public:
    explicit HexRows(const QByteArray &bytes)
        : m_bytes(bytes)
    {}

    [[nodiscard]] qsizetype rowCount() const override;
    void read(qsizetype first, const std::function<bool(const Row &)> &take) const override;

private:
    QByteArray m_bytes;
};

} // namespace bodies
