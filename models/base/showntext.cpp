#include "showntext.h"

#include <algorithm>

namespace base {

namespace {

constexpr ushort AsciiPrintable = 0x20;
constexpr ushort AsciiEnd = 0x7f;

bool isPrintableAscii(QChar character)
{
    return character.unicode() >= AsciiPrintable && character.unicode() < AsciiEnd;
}

/** True for control and format characters, line and paragraph separators, halves of surrogate pairs, and what XML does
 * not allow. */
bool isHidden(char32_t character)
{
    if (character >= AsciiPrintable && character < AsciiEnd)
        return false;
    if (QChar::isNonCharacter(character))
        return true;
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

/** Calls `take` with each character of `text` and the part of the text that it is made of. */
template<typename Taker>
void eachCharacter(QStringView text, const Taker &take)
{
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t character = isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
        const qsizetype size = isPair ? 2 : 1;
        take(character, text.sliced(at, size));
        at += size;
    }
}

QString shown(QStringView text, bool keepsLines)
{
    if (std::all_of(text.begin(), text.end(), isPrintableAscii))
        return text.toString();
    QString out;
    out.reserve(text.size());
    eachCharacter(text, [&](char32_t character, QStringView part) {
        const bool isLineEnd = character == U'\n' || character == U'\r';
        if (!isHidden(character) || (keepsLines && (character == U'\n' || character == U'\t')))
            out += part;
        else if (!keepsLines && (isLineEnd || character == U'\t'))
            out += u' ';
        else
            out += QChar::ReplacementCharacter;
    });
    return out;
}

void appendUnit(QByteArray &out, ushort unit)
{
    out += "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
}

/** Writes all characters between two hidden ones together. */
void appendShownJson(QByteArray &out, const QString &text)
{
    qsizetype written = 0;
    eachCharacter(text, [&](char32_t character, QStringView part) {
        const bool isSpace = character == U'\n' || character == U'\t' || character == U'\r';
        if (isSpace || !isHidden(character))
            return;
        const qsizetype at = part.data() - text.constData();
        out += QStringView(text).sliced(written, at - written).toUtf8();
        for (const QChar unit : part)
            appendUnit(out, unit.unicode());
        written = at + part.size();
    });
    out += QStringView(text).sliced(written).toUtf8();
}

} // namespace

QString shownText(QStringView text)
{
    return shown(text, false);
}

QString shownText(QByteArrayView utf8)
{
    return shown(QString::fromUtf8(utf8), false);
}

QString shownLines(QStringView text)
{
    return shown(text, true);
}

QByteArray shownJson(const QByteArray &json)
{
    const auto isPlain = [](char c) { return c == '\n' || isPrintableAscii(QLatin1Char(c)); };
    if (std::all_of(json.begin(), json.end(), isPlain))
        return json;
    QByteArray out;
    out.reserve(json.size());
    // Line by line: a report can have 80 MB, and is larger as UTF-16.
    for (qsizetype from = 0; from < json.size();) {
        const qsizetype lineEnd = json.indexOf('\n', from);
        const qsizetype end = lineEnd < 0 ? json.size() : lineEnd + 1;
        const QByteArrayView line = QByteArrayView(json).sliced(from, end - from);
        if (std::all_of(line.begin(), line.end(), isPlain))
            out += line;
        else
            appendShownJson(out, QString::fromUtf8(line));
        from = end;
    }
    return out;
}

} // namespace base
