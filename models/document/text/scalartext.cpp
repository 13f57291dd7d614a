#include "scalartext.h"

#include "blockscalartext.h"
#include "textlines.h"

#include <algorithm>

namespace document {

namespace {

QByteArrayView withoutLeadingWhite(QByteArrayView line)
{
    qsizetype from = 0;
    while (from < line.size() && is(line[from], White))
        ++from;
    return line.sliced(from);
}

QByteArrayView withoutTrailingWhite(QByteArrayView line)
{
    qsizetype to = line.size();
    while (to > 0 && is(line[to - 1], White))
        --to;
    return line.first(to);
}

void appendCharacter(QByteArray &out, char32_t code)
{
    if (code < 0x80) {
        out.append(char(code));
    } else if (code < 0x800) {
        out.append(char(0xC0 | (code >> 6))).append(char(0x80 | (code & 0x3F)));
    } else if (code < 0x10000) {
        out.append(char(0xE0 | (code >> 12))).append(char(0x80 | ((code >> 6) & 0x3F)));
        out.append(char(0x80 | (code & 0x3F)));
    } else {
        out.append(char(0xF0 | (code >> 18))).append(char(0x80 | ((code >> 12) & 0x3F)));
        out.append(char(0x80 | ((code >> 6) & 0x3F))).append(char(0x80 | (code & 0x3F)));
    }
}

bool isHighSurrogate(char32_t code)
{
    return code >= 0xD800 && code < 0xDC00;
}

bool isLowSurrogate(char32_t code)
{
    return code >= 0xDC00 && code < 0xE000;
}

/** Reads `digits` hexadecimal digits after the letter at `at`. */
char32_t hexadecimal(QByteArrayView text, qsizetype at, int digits)
{
    char32_t code = 0;
    for (int i = 1; i <= digits && at + i < text.size(); ++i) {
        const char c = text[at + i];
        code = code << 4 | char32_t(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return code;
}

/** Appends the character of the escape at `at`, or of a surrogate pair. Returns the index of the last byte. */
qsizetype appendUnicode(QByteArray &out, QByteArrayView text, qsizetype at)
{
    const int digits = text[at] == 'x' ? 2 : text[at] == 'u' ? 4 : 8;
    char32_t code = hexadecimal(text, at, digits);
    qsizetype last = at + digits;
    const bool pair = isHighSurrogate(code) && last + 6 < text.size() && text[last + 1] == '\\' &&
                      text[last + 2] == 'u';
    const char32_t low = pair ? hexadecimal(text, last + 2, 4) : 0;
    if (isLowSurrogate(low)) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        last += 6;
    }
    const bool alone = isHighSurrogate(code) || isLowSurrogate(code);
    appendCharacter(out, alone ? U'\uFFFD' : code);
    return last;
}

void appendNamed(QByteArray &out, char c)
{
    static constexpr char Letters[] = "0abtnvfre";
    static constexpr char Meanings[] = "\0\a\b\t\n\v\f\r\x1b";
    const auto found = std::find(std::begin(Letters), std::end(Letters) - 1, c);
    if (found != std::end(Letters) - 1)
        out.append(Meanings[found - std::begin(Letters)]);
    else if (c == 'N')
        appendCharacter(out, 0x85);
    else if (c == '_')
        appendCharacter(out, 0xA0);
    else if (c == 'L')
        appendCharacter(out, 0x2028);
    else if (c == 'P')
        appendCharacter(out, 0x2029);
    else
        out.append(c);
}

/** Appends one line of a double-quoted scalar; true when a backslash at its end joins the next line. */
bool appendDoubleQuoted(QByteArray &out, QByteArrayView line)
{
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] != '\\') {
            const qsizetype next = line.indexOf('\\', i);
            const qsizetype end = next < 0 ? line.size() : next;
            out.append(line.sliced(i, end - i));
            i = end - 1;
        } else if (++i == line.size()) {
            return true;
        } else if (line[i] == 'x' || line[i] == 'u' || line[i] == 'U') {
            i = appendUnicode(out, line, i);
        } else {
            appendNamed(out, line[i]);
        }
    }
    return false;
}

bool appendSingleQuoted(QByteArray &out, QByteArrayView line)
{
    for (qsizetype i = 0; i < line.size(); ++i) {
        out.append(line[i]);
        if (line[i] == '\'')
            ++i;
    }
    return false;
}

bool appendPlain(QByteArray &out, QByteArrayView line)
{
    out.append(line);
    return false;
}

/** Takes white space off a line's end, unless a backslash before it means it (an odd number of them). */
QByteArrayView trimmedEnd(QByteArrayView line, bool escapes)
{
    QByteArrayView trimmed = withoutTrailingWhite(line);
    qsizetype slashes = 0;
    while (escapes && slashes < trimmed.size() && trimmed[trimmed.size() - 1 - slashes] == '\\')
        ++slashes;
    return slashes % 2 == 1 && trimmed.size() < line.size() ? line.first(trimmed.size() + 1) : trimmed;
}

/** Line folding of flow scalars (YAML 1.2.2 §6.5, §7.3): one break is a space, n breaks are n-1 line feeds. */
template<typename Append>
QByteArray foldFlow(QByteArrayView text, bool escapes, Append append)
{
    QByteArray out;
    out.reserve(text.size());
    Lines lines(text);
    QByteArrayView line = lines.next();
    if (lines.atEnd()) {
        append(out, line);
        return out;
    }
    bool joined = append(out, trimmedEnd(line, escapes));
    qsizetype blanks = 0;
    while (!lines.atEnd()) {
        line = withoutLeadingWhite(lines.next());
        if (line.isEmpty() && !lines.atEnd()) {
            ++blanks;
            continue;
        }
        if (blanks > 0)
            out.append(blanks, '\n');
        else if (!joined)
            out.append(' ');
        blanks = 0;
        joined = append(out, lines.atEnd() ? line : trimmedEnd(line, escapes));
    }
    return out;
}

} // namespace

QByteArray decodeScalar(QByteArrayView raw, ScalarStyle style, int indent)
{
    const auto unquoted = [&] { return raw.size() >= 2 ? raw.sliced(1, raw.size() - 2) : QByteArrayView(); };
    switch (style) {
    case ScalarStyle::Plain:
        return foldFlow(raw, false, appendPlain);
    case ScalarStyle::SingleQuoted:
        return foldFlow(unquoted(), false, appendSingleQuoted);
    case ScalarStyle::DoubleQuoted:
        return foldFlow(unquoted(), true, appendDoubleQuoted);
    case ScalarStyle::Literal:
        return decodeLiteral(raw, indent);
    case ScalarStyle::Folded:
        return decodeFolded(raw, indent);
    default:
        return {};
    }
}

} // namespace document
