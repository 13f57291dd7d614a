#include "lines.h"

#include "rowtext.h"

#include <QTextBoundaryFinder>

namespace source {

namespace {

/** Bytes of a line on each side of an offset that are looked at: a character that people see is shorter. */
constexpr qsizetype Window = 256;
/** Words end there, however long they are. */
constexpr qsizetype LongestWord = 4096;

bool isInsideCharacter(char byte)
{
    return (static_cast<uchar>(byte) & 0xC0) == 0x80;
}

/** A part of a line around an offset that begins and ends with whole characters. */
struct Part {
    qsizetype start = 0;
    widgets::RowText text;
};

Part partAround(const document::Snapshot &snapshot, const base::Span &line, qsizetype offset, qsizetype reach)
{
    qsizetype start = qMax(line.offset, offset - reach);
    QByteArray bytes = snapshot.text({start, qMin(line.end(), offset + reach) - start});
    qsizetype head = 0;
    while (start + head > line.offset && head < bytes.size() && isInsideCharacter(bytes.at(head)))
        ++head;
    bytes.remove(0, head);
    start += head;
    return {start, widgets::RowText(bytes)};
}

enum class CharacterKind { Blank, Word, Other };

CharacterKind kindOf(QChar unit)
{
    if (unit == u' ' || unit == u'\t')
        return CharacterKind::Blank;
    const bool isWord = unit.isLetterOrNumber() || unit.isMark() || unit == u'_' || unit.isSurrogate();
    return isWord ? CharacterKind::Word : CharacterKind::Other;
}

} // namespace

base::Span lineContent(const document::Snapshot &snapshot, qsizetype line)
{
    const base::Span whole = snapshot.lineSpan(line);
    const QByteArray end = snapshot.text({qMax(whole.offset, whole.end() - 2), qMin<qsizetype>(2, whole.length)});
    const qsizetype breakLength = end.endsWith("\r\n") ? 2 : end.endsWith('\n') || end.endsWith('\r') ? 1 : 0;
    return {whole.offset, whole.length - breakLength};
}

base::Span lineContentAt(const document::Snapshot &snapshot, qsizetype offset)
{
    return lineContent(snapshot, snapshot.lineAt(offset));
}

QByteArray indentationOf(const document::Snapshot &snapshot, qsizetype line)
{
    const base::Span content = lineContent(snapshot, line);
    const QByteArray head = snapshot.text({content.offset, qMin(content.length, LongestWord)});
    qsizetype blanks = 0;
    while (blanks < head.size() && (head.at(blanks) == ' ' || head.at(blanks) == '\t'))
        ++blanks;
    return head.left(blanks);
}

bool usesCrlfAt(const document::Snapshot &snapshot, qsizetype offset)
{
    const qsizetype line = snapshot.lineAt(offset);
    for (const qsizetype candidate : {line, line - 1}) {
        const base::Span span = candidate < 0 ? base::Span() : snapshot.lineSpan(candidate);
        const QByteArray end = snapshot.text({qMax(span.offset, span.end() - 2), qMin<qsizetype>(2, span.length)});
        if (end.endsWith('\n'))
            return end.endsWith("\r\n");
    }
    return false;
}

qsizetype characterStart(const document::Snapshot &snapshot, qsizetype offset)
{
    qsizetype at = qBound<qsizetype>(0, offset, snapshot.size());
    const qsizetype from = qMax<qsizetype>(0, at - 4);
    const QByteArray around = snapshot.text({from, at - from + 1});
    while (at > from && at - from < around.size() && isInsideCharacter(around.at(at - from)))
        --at;
    const qsizetype index = at - from;
    if (index > 0 && index < around.size() && around.at(index) == '\n' && around.at(index - 1) == '\r')
        --at;
    return at;
}

qsizetype nextCharacter(const document::Snapshot &snapshot, qsizetype offset)
{
    const qsizetype line = snapshot.lineAt(offset);
    const base::Span content = lineContent(snapshot, line);
    if (offset >= content.end())
        return snapshot.lineSpan(line).end();
    const Part part = partAround(snapshot, content, offset, Window);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, part.text.shown());
    finder.setPosition(part.text.unitAt(offset - part.start));
    const qsizetype unit = finder.toNextBoundary();
    return unit < 0 ? content.end() : part.start + part.text.byteAt(unit);
}

qsizetype previousCharacter(const document::Snapshot &snapshot, qsizetype offset)
{
    const base::Span content = lineContentAt(snapshot, offset);
    if (offset <= content.offset)
        return offset <= 0 ? 0 : lineContentAt(snapshot, offset - 1).end();
    const Part part = partAround(snapshot, content, offset, Window);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, part.text.shown());
    finder.setPosition(part.text.unitAt(offset - part.start));
    const qsizetype unit = finder.toPreviousBoundary();
    return unit < 0 ? content.offset : part.start + part.text.byteAt(unit);
}

qsizetype nextWord(const document::Snapshot &snapshot, qsizetype offset)
{
    const base::Span content = lineContentAt(snapshot, offset);
    if (offset >= content.end())
        return nextCharacter(snapshot, offset);
    const Part part = partAround(snapshot, content, offset, LongestWord);
    const QString &shown = part.text.shown();
    qsizetype unit = part.text.unitAt(offset - part.start);
    if (unit >= shown.size())
        return content.end();
    const CharacterKind first = kindOf(shown.at(unit));
    while (unit < shown.size() && kindOf(shown.at(unit)) == first)
        ++unit;
    while (unit < shown.size() && kindOf(shown.at(unit)) == CharacterKind::Blank)
        ++unit;
    return part.start + part.text.byteAt(unit);
}

qsizetype previousWord(const document::Snapshot &snapshot, qsizetype offset)
{
    const base::Span content = lineContentAt(snapshot, offset);
    if (offset <= content.offset)
        return previousCharacter(snapshot, offset);
    const Part part = partAround(snapshot, content, offset, LongestWord);
    const QString &shown = part.text.shown();
    qsizetype unit = part.text.unitAt(offset - part.start);
    while (unit > 0 && kindOf(shown.at(unit - 1)) == CharacterKind::Blank)
        --unit;
    const CharacterKind last = unit > 0 ? kindOf(shown.at(unit - 1)) : CharacterKind::Blank;
    while (unit > 0 && kindOf(shown.at(unit - 1)) == last)
        --unit;
    return part.start + part.text.byteAt(unit);
}

base::Span wordAt(const document::Snapshot &snapshot, qsizetype offset)
{
    const base::Span content = lineContentAt(snapshot, offset);
    const Part part = partAround(snapshot, content, qMin(offset, content.end()), LongestWord);
    const QString &shown = part.text.shown();
    if (shown.isEmpty())
        return {content.offset, 0};
    // At the end of a line, the word before.
    qsizetype start = qMin(part.text.unitAt(offset - part.start), shown.size() - 1);
    const CharacterKind kind = kindOf(shown.at(start));
    qsizetype end = start;
    while (start > 0 && kindOf(shown.at(start - 1)) == kind)
        --start;
    while (end < shown.size() && kindOf(shown.at(end)) == kind)
        ++end;
    const qsizetype from = part.start + part.text.byteAt(start);
    return {from, part.start + part.text.byteAt(end) - from};
}

QByteArray written(QString typed, bool usesCrlf)
{
    typed.replace(u"\r\n"_qs, u"\n"_qs);
    typed.replace(u'\r', u'\n');
    typed.replace(QChar::ParagraphSeparator, u'\n');
    if (usesCrlf)
        typed.replace(u"\n"_qs, u"\r\n"_qs);
    return typed.toUtf8();
}

} // namespace source
