#include "hexrows.h"

#include "bodylimits.h"

namespace bodies {
namespace {

constexpr char Digits[] = "0123456789abcdef";
constexpr int OffsetDigits = 8;

void appendHex(QByteArray &text, uchar byte)
{
    text.append(Digits[byte >> 4]).append(Digits[byte & 0xF]);
}

} // namespace

QByteArray hexRow(QByteArrayView bytes, qsizetype offset)
{
    QByteArray text = QByteArray::number(offset, 16).rightJustified(OffsetDigits, '0') + "  ";
    QByteArray characters;
    for (qsizetype i = offset; i < offset + BytesPerHexRow; ++i) {
        if (i == offset + BytesPerHexRow / 2)
            text.append(' ');
        if (i >= bytes.size()) {
            text.append("   ");
            continue;
        }
        const auto byte = static_cast<uchar>(bytes.at(i));
        appendHex(text, byte);
        text.append(' ');
        characters.append(byte >= 0x20 && byte < 0x7f ? char(byte) : '.');
    }
    return text + ' ' + characters;
}

qsizetype HexRows::rowCount() const
{
    return qMin((m_bytes.size() + BytesPerHexRow - 1) / BytesPerHexRow, MaximumRows);
}

void HexRows::read(qsizetype first, const std::function<bool(const Row &)> &take) const
{
    const qsizetype count = rowCount();
    for (qsizetype row = qMax<qsizetype>(0, first); row < count; ++row) {
        if (!take({hexRow(m_bytes, row * BytesPerHexRow)}))
            return;
    }
}

} // namespace bodies
