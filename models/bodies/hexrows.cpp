#include "hexrows.h"

#include "bodylimits.h"

namespace bodies {
namespace {

constexpr char Digits[] = "0123456789abcdef";
constexpr int OffsetDigits = 8;

void appendNumber(QByteArray &text, quint64 number)
{
    int digits = OffsetDigits;
    while (number >> (4 * digits) != 0)
        ++digits;
    while (digits-- > 0)
        text.append(Digits[(number >> (4 * digits)) & 0xF]);
}

/** Fills `text`, whose memory is used again. A search reads every row of a body. */
void writeHexRow(QByteArray &text, QByteArrayView bytes, qsizetype offset)
{
    text.resize(0);
    appendNumber(text, quint64(offset));
    text.append("  ", 2);
    const qsizetype end = qMin(bytes.size(), offset + BytesPerHexRow);
    for (qsizetype i = offset; i < offset + BytesPerHexRow; ++i) {
        if (i == offset + BytesPerHexRow / 2)
            text.append(' ');
        if (i >= end) {
            text.append("   ", 3);
            continue;
        }
        const auto byte = static_cast<uchar>(bytes.at(i));
        text.append(Digits[byte >> 4]);
        text.append(Digits[byte & 0xF]);
        text.append(' ');
    }
    text.append(' ');
    for (qsizetype i = offset; i < end; ++i)
        text.append(bytes.at(i) >= 0x20 && bytes.at(i) < 0x7f ? bytes.at(i) : '.');
}

} // namespace

qsizetype HexRows::rowCount() const
{
    return qMin((m_bytes.size() + BytesPerHexRow - 1) / BytesPerHexRow, MaximumRows);
}

void HexRows::read(qsizetype first, const std::function<bool(const Row &)> &take) const
{
    const qsizetype count = rowCount();
    Row row;
    for (qsizetype number = qMax<qsizetype>(0, first); number < count; ++number) {
        writeHexRow(row.text, m_bytes, number * BytesPerHexRow);
        if (!take(row))
            return;
    }
}

} // namespace bodies
