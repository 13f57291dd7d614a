#include "rowtext.h"

#include <algorithm>

namespace widgets {

namespace {

constexpr char16_t BreakSymbol = u'␤';
constexpr char16_t DirectionSymbol = u'␦';
constexpr char16_t ControlPictures = 0x2400;

bool isContinuation(char byte)
{
    return (static_cast<uchar>(byte) & 0xC0) == 0x80;
}

int unitsOf(char lead)
{
    return static_cast<uchar>(lead) >= 0xF0 ? 2 : 1;
}

/** Characters that QTextLayout takes as the end of a line. */
bool endsLine(char16_t unit)
{
    return unit == 0x85 || unit == 0x2028 || unit == 0x2029 || unit == 0xFDD0 || unit == 0xFDD1;
}

/** Characters that make a text look different from what readers of the file get. */
bool changesDirection(char16_t unit)
{
    return (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069) || unit == 0x200E || unit == 0x200F;
}

} // namespace

RowText::RowText(const QByteArray &bytes)
    : m_bytes(bytes)
    , m_shown(QString::fromUtf8(bytes))
    , m_isAscii(m_shown.size() == bytes.size())
{
    for (QChar &unit : m_shown) {
        const char16_t code = unit.unicode();
        if (code < 0x20 && code != u'\t')
            unit = char16_t(ControlPictures + code);
        else if (endsLine(code))
            unit = BreakSymbol;
        else if (changesDirection(code))
            unit = DirectionSymbol;
    }
}

qsizetype RowText::unitAt(qsizetype byte) const
{
    const qsizetype end = qBound<qsizetype>(0, byte, m_bytes.size());
    if (m_isAscii)
        return end;
    qsizetype units = 0;
    for (qsizetype at = 0; at < end; ++at)
        units += isContinuation(m_bytes.at(at)) ? 0 : unitsOf(m_bytes.at(at));
    return qMin(units, m_shown.size());
}

qsizetype RowText::byteAt(qsizetype unit) const
{
    if (m_isAscii)
        return qBound<qsizetype>(0, unit, m_bytes.size());
    qsizetype units = 0;
    for (qsizetype at = 0; at < m_bytes.size(); ++at) {
        if (isContinuation(m_bytes.at(at)))
            continue;
        units += unitsOf(m_bytes.at(at));
        if (units > unit)
            return at;
    }
    return m_bytes.size();
}

} // namespace widgets
