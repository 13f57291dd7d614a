#include "scalartext.h"

#include "characters.h"

#include <QList>

#include <algorithm>
#include <climits>

namespace document {

namespace {

/** Cuts a text into lines at LF, CR LF or CR. */
class Lines
{
public:
    explicit Lines(QByteArrayView text)
        : m_p(text.begin())
        , m_end(text.end())
    {}

    [[nodiscard]] bool atEnd() const { return m_done; }
    QByteArrayView next()
    {
        const char *from = m_p;
        while (m_p != m_end && !is(*m_p, Break))
            ++m_p;
        const QByteArrayView line(from, m_p - from);
        if (m_p == m_end)
            m_done = true;
        else
            m_p += *m_p == '\r' && m_p + 1 != m_end && m_p[1] == '\n' ? 2 : 1;
        return line;
    }
    [[nodiscard]] const char *position() const { return m_p; }

private:
    const char *m_p;
    const char *m_end;
    bool m_done = false;
};

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

/** Reads `digits` hexadecimal digits behind the letter at `at`. */
char32_t hexadecimal(QByteArrayView text, qsizetype at, int digits)
{
    char32_t code = 0;
    for (int i = 1; i <= digits && at + i < text.size(); ++i) {
        const char c = text[at + i];
        code = code << 4 | char32_t(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return code;
}

/** Appends what `\uXXXX` at `at` means, both halves of a pair at once; answers the index of its last byte. */
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
bool appendEscaped(QByteArray &out, QByteArrayView line)
{
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] != '\\') {
            out.append(line[i]);
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

/** The header and the lines of a block scalar. */
struct BlockScalar {
    int indent = 0;
    char chomping = 0;
    QList<QByteArrayView> lines; ///< Without indentation; blank ones empty.
};

int detectedIndent(Lines lines)
{
    while (!lines.atEnd()) {
        const QByteArrayView line = lines.next();
        qsizetype spaces = 0;
        while (spaces < line.size() && line[spaces] == ' ')
            ++spaces;
        if (spaces < line.size())
            return int(spaces);
    }
    return INT_MAX;
}

BlockScalar readBlock(QByteArrayView raw, int indent)
{
    BlockScalar block;
    Lines lines(raw);
    const QByteArrayView header = lines.next();
    for (const char c : header.sliced(1, std::min<qsizetype>(2, header.size() - 1))) {
        if (is(c, Digit))
            block.indent = std::max(indent, 0) + c - '0';
        else if (c == '-' || c == '+')
            block.chomping = c;
        else
            break;
    }
    if (block.indent == 0)
        block.indent = detectedIndent(lines);
    while (!lines.atEnd()) {
        const QByteArrayView line = lines.next();
        qsizetype spaces = 0;
        while (spaces < line.size() && spaces < block.indent && line[spaces] == ' ')
            ++spaces;
        block.lines.append(line.sliced(spaces));
    }
    return block;
}

/** Ends a block scalar as its chomping says; `blanks` are the empty lines at its end. */
void chomp(QByteArray &out, char chomping, bool hasText, qsizetype blanks)
{
    if (chomping == '-')
        return;
    if (hasText)
        out.append('\n');
    if (chomping == '+')
        out.append(blanks, '\n');
}

/** Takes blank lines off the end; their number. */
qsizetype takeTrailingBlanks(BlockScalar &block)
{
    qsizetype blanks = 0;
    while (!block.lines.isEmpty() && block.lines.last().isEmpty()) {
        block.lines.removeLast();
        ++blanks;
    }
    return blanks;
}

QByteArray decodeLiteral(QByteArrayView raw, int indent)
{
    BlockScalar block = readBlock(raw, indent);
    const qsizetype blanks = takeTrailingBlanks(block);
    QByteArray out;
    out.reserve(raw.size());
    for (qsizetype i = 0; i < block.lines.size(); ++i) {
        if (i > 0)
            out.append('\n');
        out.append(block.lines[i]);
    }
    chomp(out, block.chomping, !block.lines.isEmpty(), blanks);
    return out;
}

/** YAML 1.2.2 §8.1.3: lines of text are joined by spaces; lines that begin with white space keep their breaks. */
QByteArray decodeFolded(QByteArrayView raw, int indent)
{
    BlockScalar block = readBlock(raw, indent);
    const qsizetype trailing = takeTrailingBlanks(block);
    QByteArray out;
    out.reserve(raw.size());
    qsizetype blanks = 0;
    bool first = true;
    bool wasSpaced = false;
    for (const QByteArrayView line : std::as_const(block.lines)) {
        if (line.isEmpty()) {
            ++blanks;
            continue;
        }
        const bool spaced = is(line.front(), White);
        if (first || (blanks > 0 && !spaced && !wasSpaced))
            out.append(blanks, '\n');
        else if (spaced || wasSpaced)
            out.append(blanks + 1, '\n');
        else
            out.append(' ');
        out.append(line);
        blanks = 0;
        first = false;
        wasSpaced = spaced;
    }
    chomp(out, block.chomping, !first, trailing);
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
        return foldFlow(unquoted(), true, appendEscaped);
    case ScalarStyle::Literal:
        return decodeLiteral(raw, indent);
    case ScalarStyle::Folded:
        return decodeFolded(raw, indent);
    default:
        return {};
    }
}

} // namespace document
