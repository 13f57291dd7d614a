#include "scalarstyle.h"

#include "jsonwriter.h"
#include "plainscalar.h"
#include "textlines.h"

#include <algorithm>

namespace document {

namespace {

/**
 * The length of the first character if YAML (§5.1) requires an escape for it, else 0: control characters, the
 * byte-order mark, noncharacters, and the line breaks of YAML 1.1.
 */
qsizetype unprintableLength(QByteArrayView text)
{
    const auto first = uchar(text.front());
    if (first < 0x20)
        return first == '\t' || first == '\n' ? 0 : 1;
    if (first == 0x7F)
        return 1;
    if (first == 0xC2 && text.size() > 1 && uchar(text[1]) < 0xA0)
        return 2;
    static constexpr QByteArrayView Others[] = {"\xE2\x80\xA8", "\xE2\x80\xA9", "\xEF\xBB\xBF", "\xEF\xBF\xBE",
                                                "\xEF\xBF\xBF"};
    return std::any_of(std::begin(Others), std::end(Others),
                       [text](QByteArrayView other) { return text.startsWith(other); })
               ? 3
               : 0;
}

bool isPrintable(QByteArrayView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (unprintableLength(text.sliced(i)) > 0)
            return false;
    }
    return true;
}

QByteArray singleQuoted(QByteArrayView text)
{
    return '\'' + text.toByteArray().replace("'", "''") + '\'';
}

/** `|`, the indentation where it cannot be seen from the first line, and how many newlines end the text. */
QByteArray literalHeader(QByteArrayView text, const ScalarPlace &place)
{
    QByteArray header("|");
    static constexpr QByteArrayView Hidden(" \n\t");
    if (Hidden.contains(text.front()))
        header += QByteArray::number(place.linesIndent - std::max(place.indent, 0));
    if (!text.endsWith('\n'))
        return header + '-';
    return text.endsWith("\n\n") ? header + '+' : header;
}

QByteArray literal(QByteArrayView text, const ScalarPlace &place)
{
    QByteArray written = literalHeader(text, place) + place.headerRest;
    const QByteArrayView body = text.endsWith('\n') ? text.chopped(1) : text;
    const QList<QByteArray> lines = body.toByteArray().split('\n');
    for (const QByteArray &line : lines)
        written += place.newline + (line.isEmpty() ? QByteArray() : QByteArray(place.linesIndent, ' ') + line);
    return written;
}

bool mayBeLiteral(QByteArrayView text, const ScalarPlace &place)
{
    static constexpr int LargestIndicator = 9;
    // Without a newline at the end of the text, yaml-cpp and libyaml read a literal without its last newline.
    if (place.endsText && text.endsWith('\n'))
        return false;
    return !place.inFlow && !place.isKey && place.linesIndent - std::max(place.indent, 0) <= LargestIndicator &&
           isLiteralText(text);
}

bool mayBePlain(QByteArrayView text, const ScalarPlace &place)
{
    if (isPlainString(text, place.inFlow))
        return true;
    static constexpr QByteArrayView Digits("0123456789");
    return place.plainNumberIsKey &&
           std::all_of(text.cbegin(), text.cend(), [](char c) { return Digits.contains(c); }) &&
           isPlainText(text, place.inFlow);
}

QByteArray writeString(QByteArrayView text, const ScalarPlace &place)
{
    switch (styleFor(text, place)) {
    case ScalarStyle::Plain:
        return text.toByteArray();
    case ScalarStyle::SingleQuoted:
        return singleQuoted(text);
    case ScalarStyle::Literal:
        return literal(text, place);
    default:
        return place.format == Format::Json ? base::jsonQuoted(text) : doubleQuoted(text);
    }
}

} // namespace

QByteArray doubleQuoted(QByteArrayView text)
{
    const QByteArray quoted = base::jsonQuoted(text);
    if (isPrintable(quoted))
        return quoted;
    QByteArray escaped;
    for (qsizetype i = 0; i < quoted.size(); ++i) {
        const QByteArrayView rest = QByteArrayView(quoted).sliced(i);
        const qsizetype length = unprintableLength(rest);
        if (length == 0) {
            escaped += quoted[i];
            continue;
        }
        const QString character = QString::fromUtf8(rest.first(length));
        escaped += "\\u" +
                   QByteArray::number(character.isEmpty() ? 0xFEFF : character[0].unicode(), 16).rightJustified(4, '0');
        i += length - 1;
    }
    return escaped;
}

bool isLiteralText(QByteArrayView text)
{
    // Blank lines at the ends are read differently by different programs, so they are left to quotes.
    if (!isPrintable(text) || text.isEmpty() || isBlank(text))
        return false;
    const QList<QByteArray> lines = text.toByteArray().split('\n');
    const auto isContent = [](const QByteArray &line) { return !isBlank(line); };
    const auto first = std::find_if(lines.cbegin(), lines.cend(), isContent);
    const auto last = std::find_if(lines.crbegin(), lines.crend(), isContent);
    if (first == lines.cend())
        return false;
    const auto isEmpty = [](const QByteArray &line) { return line.isEmpty(); };
    return std::all_of(lines.cbegin(), first, isEmpty) && std::all_of(lines.crbegin(), last, isEmpty);
}

ScalarStyle styleFor(QByteArrayView text, const ScalarPlace &place)
{
    if (place.format == Format::Json || place.style == ScalarStyle::DoubleQuoted)
        return ScalarStyle::DoubleQuoted;
    if (text.contains('\n'))
        return mayBeLiteral(text, place) ? ScalarStyle::Literal : ScalarStyle::DoubleQuoted;
    if (!isPrintable(text))
        return ScalarStyle::DoubleQuoted;
    const bool wasBlock = place.style == ScalarStyle::Literal || place.style == ScalarStyle::Folded;
    if (wasBlock && mayBeLiteral(text, place))
        return ScalarStyle::Literal;
    if (place.style == ScalarStyle::SingleQuoted)
        return ScalarStyle::SingleQuoted;
    return mayBePlain(text, place) ? ScalarStyle::Plain : place.quotes;
}

QByteArray writeScalar(const Value &scalar, const ScalarPlace &place)
{
    if (scalar.isString())
        return writeString(scalar.bytes(), place);
    // Other types have one style: a literal `null` or a quoted number would be a string.
    return scalar.toJson();
}

} // namespace document
