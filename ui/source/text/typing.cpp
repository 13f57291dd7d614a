#include "typing.h"

#include "lines.h"

#include <algorithm>

namespace source {

namespace {

using document::Snapshot;
using document::Splice;

/** Where an offset is after all the splices, whose offsets are in the text before them. */
qsizetype movedByAll(const QList<Splice> &splices, qsizetype offset, Stay stay)
{
    qsizetype growth = 0;
    for (const Splice &one : splices) {
        if (offset < one.offset)
            break;
        if (offset < one.offset + one.removed || offset == one.offset)
            return movedBy(one, offset, stay) + growth;
        growth += one.inserted.size() - one.removed;
    }
    return offset + growth;
}

/** The cursors after the splices, with what they select. */
Carets moved(const Carets &carets, const QList<Splice> &splices, Stay stay)
{
    QList<Caret> result = carets.all();
    for (Caret &one : result)
        one = {movedByAll(splices, one.anchor, stay), movedByAll(splices, one.position, stay)};
    return Carets(result, carets.mainIndex());
}

/** The cursors at the end of the text that replaced each one's range. */
Carets behind(const Carets &carets, const QList<Splice> &splices)
{
    QList<Caret> result;
    qsizetype growth = 0;
    for (const Splice &one : splices) {
        const qsizetype at = one.offset + growth + one.inserted.size();
        result.append({at, at});
        growth += one.inserted.size() - one.removed;
    }
    return Carets(result, carets.mainIndex());
}

/** Runs of lines that have a cursor, without those that only the end of a selection touches. */
struct LineRun {
    qsizetype first = 0;
    qsizetype last = 0;
};

QList<LineRun> linesOf(const Snapshot &snapshot, const Carets &carets)
{
    QList<LineRun> runs;
    for (const Caret &one : carets.all()) {
        const qsizetype first = snapshot.lineAt(one.start());
        qsizetype last = snapshot.lineAt(one.end());
        if (last > first && snapshot.lineSpan(last).offset == one.end())
            --last;
        if (!runs.isEmpty() && first <= runs.constLast().last + 1)
            runs.last().last = qMax(runs.constLast().last, last);
        else
            runs.append({first, last});
    }
    return runs;
}

qsizetype columnOf(const Snapshot &snapshot, qsizetype offset)
{
    return snapshot.positionAt(offset).column - 1;
}

QByteArray lineBreakAt(const Snapshot &snapshot, qsizetype offset)
{
    return usesCrlfAt(snapshot, offset) ? QByteArray("\r\n") : QByteArray("\n");
}

/** The bytes of lines; with a line break at the end, also where the last line of the text has none. */
QByteArray wholeLines(const Snapshot &snapshot, const LineRun &lines)
{
    const qsizetype start = snapshot.lineSpan(lines.first).offset;
    QByteArray bytes = snapshot.text({start, snapshot.lineSpan(lines.last).end() - start});
    if (!bytes.endsWith('\n') && !bytes.endsWith('\r'))
        bytes += lineBreakAt(snapshot, start);
    return bytes;
}

/** True if an entry below the line is inside what it begins. */
bool opensBlock(const QByteArray &before)
{
    const QByteArray text = before.trimmed();
    return text.endsWith(':') || text.endsWith('{') || text.endsWith('[');
}

} // namespace

Typed typeText(const Carets &carets, const QList<QByteArray> &texts)
{
    QList<Splice> splices;
    for (qsizetype i = 0; i < carets.count(); ++i) {
        const Caret &one = carets.all().at(i);
        const QByteArray &text = texts.size() == carets.count() ? texts.at(i) : texts.constFirst();
        splices.append({one.start(), one.end() - one.start(), text});
    }
    return {splices, behind(carets, splices)};
}

Typed typeNewLine(const Snapshot &snapshot, const Carets &carets)
{
    QList<QByteArray> texts;
    for (const Caret &one : carets.all()) {
        const base::Span line = lineContentAt(snapshot, one.start());
        const QByteArray before = snapshot.text({line.offset, qMin<qsizetype>(one.start() - line.offset, 1000)});
        QByteArray indentation = indentationOf(snapshot, snapshot.lineAt(one.start())).left(before.size());
        if (opensBlock(before))
            indentation += QByteArray(IndentColumns, ' ');
        texts.append(lineBreakAt(snapshot, one.start()) + indentation);
    }
    return typeText(carets, texts);
}

Typed typeTab(const Snapshot &snapshot, const Carets &carets)
{
    const bool isBlock = std::any_of(carets.all().cbegin(), carets.all().cend(), [&snapshot](const Caret &one) {
        return one.hasSelection() && snapshot.lineAt(one.start()) != snapshot.lineAt(one.end());
    });
    QList<Splice> splices;
    if (!isBlock) {
        QList<QByteArray> texts;
        for (const Caret &one : carets.all()) {
            const qsizetype column = columnOf(snapshot, one.start());
            texts.append(QByteArray(IndentColumns - column % IndentColumns, ' '));
        }
        return typeText(carets, texts);
    }
    for (const LineRun &run : linesOf(snapshot, carets)) {
        for (qsizetype line = run.first; line <= run.last; ++line) {
            const base::Span content = lineContent(snapshot, line);
            if (content.length > 0)
                splices.append({content.offset, 0, QByteArray(IndentColumns, ' ')});
        }
    }
    return {splices, moved(carets, splices, Stay::After)};
}

Typed unindent(const Snapshot &snapshot, const Carets &carets)
{
    QList<Splice> splices;
    for (const LineRun &run : linesOf(snapshot, carets)) {
        for (qsizetype line = run.first; line <= run.last; ++line) {
            const QByteArray indentation = indentationOf(snapshot, line);
            const qsizetype count = indentation.startsWith('\t') ? 1
                                                                 : qMin<qsizetype>(IndentColumns, indentation.size());
            if (count > 0)
                splices.append({snapshot.lineSpan(line).offset, count, {}});
        }
    }
    return {splices, moved(carets, splices, Stay::Before)};
}

Typed erase(const Snapshot &snapshot, const Carets &carets, bool forward, Reach reach)
{
    const auto target = [&](qsizetype offset) {
        const base::Span line = lineContentAt(snapshot, offset);
        if (reach == Reach::Word)
            return forward ? nextWord(snapshot, offset) : previousWord(snapshot, offset);
        if (reach == Reach::Line)
            return forward ? line.end() : line.offset;
        if (forward)
            return nextCharacter(snapshot, offset);
        const QByteArray before = snapshot.text({line.offset, qMin<qsizetype>(offset - line.offset, 1000)});
        const bool isIndentation = !before.isEmpty() && before.count(' ') == before.size();
        if (isIndentation)
            return line.offset + (before.size() - 1) / IndentColumns * IndentColumns;
        // A composed character is taken apart, as it was typed.
        return characterStart(snapshot, offset - 1);
    };
    QList<Caret> ranges;
    for (const Caret &one : carets.all())
        ranges.append(one.hasSelection()
                          ? one
                          : Caret{one.position, qBound<qsizetype>(0, target(one.position), snapshot.size())});
    return typeText(Carets(ranges, carets.mainIndex()), {QByteArray()});
}

Typed toggleComment(const Snapshot &snapshot, const Carets &carets)
{
    QList<qsizetype> lines;
    qsizetype indentation = -1;
    bool areComments = true;
    for (const LineRun &run : linesOf(snapshot, carets)) {
        for (qsizetype line = run.first; line <= run.last; ++line) {
            const base::Span content = lineContent(snapshot, line);
            const qsizetype blanks = indentationOf(snapshot, line).size();
            if (blanks == content.length && run.first != run.last)
                continue;
            lines.append(line);
            indentation = indentation < 0 ? blanks : qMin(indentation, blanks);
            areComments = areComments && snapshot.text({content.offset + blanks, 1}) == "#";
        }
    }
    QList<Splice> splices;
    for (const qsizetype line : std::as_const(lines)) {
        const qsizetype start = snapshot.lineSpan(line).offset;
        const qsizetype text = start + indentationOf(snapshot, line).size();
        if (areComments)
            splices.append({text, snapshot.text({text, 2}) == "# " ? 2 : 1, {}});
        else
            splices.append({start + indentation, 0, "# "});
    }
    return {splices, moved(carets, splices, areComments ? Stay::Before : Stay::After)};
}

Typed removeLines(const Snapshot &snapshot, const Carets &carets)
{
    QList<Splice> splices;
    for (const LineRun &run : linesOf(snapshot, carets)) {
        qsizetype start = snapshot.lineSpan(run.first).offset;
        const qsizetype end = snapshot.lineSpan(run.last).end();
        // The last line has no line break of its own: the one before it goes.
        if (run.last + 1 == snapshot.lineCount() && run.first > 0)
            start = lineContent(snapshot, run.first - 1).end();
        splices.append({start, end - start, {}});
    }
    return {splices, behind(Carets(), splices)};
}

Typed duplicateLines(const Snapshot &snapshot, const Carets &carets)
{
    QList<Splice> splices;
    for (const LineRun &run : linesOf(snapshot, carets))
        splices.append({snapshot.lineSpan(run.first).offset, 0, wholeLines(snapshot, run)});
    return {splices, moved(carets, splices, Stay::After)};
}

Typed moveLines(const Snapshot &snapshot, const Carets &carets, bool down)
{
    QList<Splice> splices;
    QList<Caret> result = carets.all();
    for (const LineRun &run : linesOf(snapshot, carets)) {
        if (down ? run.last + 1 >= snapshot.lineCount() : run.first == 0)
            return {{}, carets};
        const qsizetype start = snapshot.lineSpan(down ? run.first : run.first - 1).offset;
        const qsizetype middle = snapshot.lineSpan(down ? run.last + 1 : run.first).offset;
        const qsizetype end = snapshot.lineSpan(down ? run.last + 1 : run.last).end();
        const qsizetype upperEnd = lineContentAt(snapshot, middle - 1).end();
        QByteArray lower = snapshot.text({middle, end - middle});
        QByteArray upper = snapshot.text({start, upperEnd - start});
        // If the last line of the text has no line break, the lines that come there leave theirs to it.
        const QByteArray upperBreak = snapshot.text({upperEnd, middle - upperEnd});
        const bool isLast = !lower.endsWith('\n') && !lower.endsWith('\r');
        (isLast ? lower : upper) += upperBreak;
        const qsizetype shift = down ? lower.size() : start - middle;
        splices.append({start, end - start, lower + upper});
        for (Caret &one : result) {
            const qsizetype line = snapshot.lineAt(one.start());
            if (line >= run.first && line <= run.last)
                one = {qMin(one.anchor + shift, snapshot.size()), qMin(one.position + shift, snapshot.size())};
        }
    }
    return {splices, Carets(result, carets.mainIndex())};
}

} // namespace source
