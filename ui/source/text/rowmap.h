#pragma once

#include "snapshot.h"
#include "splice.h"

#include <QList>

namespace source {

/** Bytes of a row: a longer line is shown in several rows, so that no row takes long to lay out. */
inline constexpr qsizetype LongestRow = 1000;

/** Lines that are hidden: those after the line of `offset` up to the line of `end()`. */
using Fold = base::Span;

/** The rows in which lines are shown, without those that are folded. Lines and rows are counted from 0. */
class RowMap final
{
public:
    /** Of an empty text. */
    RowMap()
        : RowMap(document::Snapshot(), {}, {})
    {}
    /** `folds` and `longLines` (from LongLines) are sorted. Folds may contain one another. */
    RowMap(const document::Snapshot &snapshot, const QList<Fold> &folds, const QList<base::Span> &longLines);

    [[nodiscard]] qsizetype rowCount() const { return m_rowCount; }
    /** The bytes of a row without the line break; empty after the last row. */
    [[nodiscard]] base::Span rowSpan(const document::Snapshot &snapshot, qsizetype row) const;
    /** The line of a row; `isFirst` is false for the further rows of a long line. */
    [[nodiscard]] qsizetype lineOfRow(qsizetype row, bool *isFirst = nullptr) const;
    /** The row with that byte. For a hidden line, the row of the line that its fold begins at. */
    [[nodiscard]] qsizetype rowAt(const document::Snapshot &snapshot, qsizetype offset) const;
    /** The lines that are hidden after that line. */
    [[nodiscard]] qsizetype hiddenAfter(qsizetype line) const;

private:
    /** A run of lines that are shown alike: one row each, none, or one line in several rows. */
    struct Run {
        qsizetype line = 0;
        qsizetype row = 0;
        qsizetype rowsOfLine = 1;
    };
    [[nodiscard]] qsizetype runAtRow(qsizetype row) const;
    [[nodiscard]] qsizetype runAtLine(qsizetype line) const;
    void append(qsizetype lines, qsizetype rowsOfLine);

    QList<Run> m_runs; ///< Of all lines, in their order.
    qsizetype m_lineCount = 0;
    qsizetype m_rowCount = 0;
};

/** The lines that are longer than a row. */
class LongLines final
{
public:
    LongLines() = default;
    explicit LongLines(const document::Snapshot &snapshot);

    /** Follows an edit that led to `snapshot`. */
    void apply(const document::Splice &splice, const document::Snapshot &snapshot);
    /** Their bytes without the line breaks, sorted. */
    [[nodiscard]] const QList<base::Span> &spans() const { return m_spans; }

private:
    QList<base::Span> m_spans;
};

} // namespace source
