#include "rowmap.h"

#include "lines.h"

#include <algorithm>

namespace source {

namespace {

/** Finds the lines longer than a row in the whole lines of a range. Looks at one place of each row's length. */
QList<base::Span> longLinesIn(const document::Snapshot &snapshot, const base::Span &range)
{
    QList<base::Span> found;
    qsizetype at = range.offset;
    while (range.end() - at > LongestRow) {
        const QByteArray bytes = snapshot.text({at, LongestRow + 1});
        const qsizetype end = qMax(bytes.lastIndexOf('\n'), bytes.lastIndexOf('\r'));
        if (end >= 0) {
            at += end + 1;
            continue;
        }
        const qsizetype line = snapshot.lineAt(at);
        found.append(lineContent(snapshot, line));
        at = snapshot.lineSpan(line).end();
    }
    return found;
}

qsizetype rowsOf(const base::Span &longLine)
{
    return (longLine.length + LongestRow - 1) / LongestRow;
}

} // namespace

LongLines::LongLines(const document::Snapshot &snapshot)
    : m_spans(longLinesIn(snapshot, {0, snapshot.size()}))
{}

void LongLines::apply(const document::Splice &splice, const document::Snapshot &snapshot)
{
    const qsizetype growth = splice.inserted.size() - splice.removed;
    const base::Span first = snapshot.lineSpan(snapshot.lineAt(splice.offset));
    const base::Span last = snapshot.lineSpan(snapshot.lineAt(splice.offset + splice.inserted.size()));
    QList<base::Span> spans;
    for (const base::Span &one : std::as_const(m_spans)) {
        if (one.end() < first.offset)
            spans.append(one);
    }
    spans.append(longLinesIn(snapshot, {first.offset, last.end() - first.offset}));
    for (const base::Span &one : std::as_const(m_spans)) {
        if (one.offset + growth >= last.end() && one.offset >= splice.offset + splice.removed)
            spans.append({one.offset + growth, one.length});
    }
    m_spans = spans;
}

RowMap::RowMap(const document::Snapshot &snapshot, const QList<Fold> &folds, const QList<base::Span> &longLines)
{
    auto longLine = longLines.cbegin();
    const auto appendShown = [&](qsizetype end) {
        for (; longLine != longLines.cend(); ++longLine) {
            const qsizetype line = snapshot.lineAt(longLine->offset);
            if (line >= end)
                break;
            if (line < m_lineCount)
                continue; // It is hidden.
            append(line - m_lineCount, 1);
            append(1, rowsOf(*longLine));
        }
        append(end - m_lineCount, 1);
    };
    for (const Fold &fold : folds) {
        const qsizetype end = snapshot.lineAt(fold.end()) + 1;
        appendShown(qMin(snapshot.lineAt(fold.offset) + 1, end));
        append(end - m_lineCount, 0);
    }
    appendShown(snapshot.lineCount());
}

void RowMap::append(qsizetype lines, qsizetype rowsOfLine)
{
    if (lines <= 0)
        return;
    const bool continues = !m_runs.isEmpty() && m_runs.constLast().rowsOfLine == rowsOfLine && rowsOfLine <= 1;
    if (!continues)
        m_runs.append({m_lineCount, m_rowCount, rowsOfLine});
    m_lineCount += lines;
    m_rowCount += lines * rowsOfLine;
}

qsizetype RowMap::runAtRow(qsizetype row) const
{
    const auto after = std::upper_bound(m_runs.cbegin(), m_runs.cend(), row,
                                        [](qsizetype at, const Run &run) { return at < run.row; });
    return qMax<qsizetype>(0, after - m_runs.cbegin() - 1);
}

qsizetype RowMap::runAtLine(qsizetype line) const
{
    const auto after = std::upper_bound(m_runs.cbegin(), m_runs.cend(), line,
                                        [](qsizetype at, const Run &run) { return at < run.line; });
    return qMax<qsizetype>(0, after - m_runs.cbegin() - 1);
}

qsizetype RowMap::lineOfRow(qsizetype row, bool *isFirst) const
{
    const Run &run = m_runs.at(runAtRow(row));
    if (isFirst)
        *isFirst = run.rowsOfLine == 1 || row == run.row;
    return run.rowsOfLine == 1 ? run.line + row - run.row : run.line;
}

base::Span RowMap::rowSpan(const document::Snapshot &snapshot, qsizetype row) const
{
    if (row < 0 || row >= m_rowCount)
        return {snapshot.size(), 0};
    const Run &run = m_runs.at(runAtRow(row));
    if (run.rowsOfLine == 1)
        return lineContent(snapshot, run.line + row - run.row);
    const base::Span line = lineContent(snapshot, run.line);
    const qsizetype part = row - run.row;
    const qsizetype start = characterStart(snapshot, qMin(line.offset + part * LongestRow, line.end()));
    const bool isLast = part + 1 >= run.rowsOfLine;
    const qsizetype end = isLast ? line.end() : characterStart(snapshot, line.offset + (part + 1) * LongestRow);
    return {start, end - start};
}

qsizetype RowMap::rowAt(const document::Snapshot &snapshot, qsizetype offset) const
{
    const qsizetype line = snapshot.lineAt(offset);
    const Run &run = m_runs.at(runAtLine(line));
    if (run.rowsOfLine == 1)
        return run.row + line - run.line;
    if (run.rowsOfLine == 0)
        return qMax<qsizetype>(0, run.row - 1); // The row before is the last one of the line that the fold begins at.
    qsizetype row = run.row + qMin((offset - snapshot.lineSpan(line).offset) / LongestRow, run.rowsOfLine - 1);
    // The row begins at the start of a character, which can be before its share of the line.
    if (row + 1 < run.row + run.rowsOfLine && offset >= rowSpan(snapshot, row + 1).offset)
        ++row;
    return row;
}

qsizetype RowMap::hiddenAfter(qsizetype line) const
{
    const qsizetype index = runAtLine(line + 1);
    const Run &run = m_runs.at(index);
    if (run.rowsOfLine != 0 || run.line != line + 1)
        return 0;
    return index + 1 < m_runs.size() ? m_runs.at(index + 1).line - run.line : m_lineCount - run.line;
}

} // namespace source
