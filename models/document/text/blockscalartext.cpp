#include "blockscalartext.h"

#include "textlines.h"

#include <QList>

#include <algorithm>
#include <climits>

namespace document {

namespace {

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

} // namespace

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

} // namespace document
