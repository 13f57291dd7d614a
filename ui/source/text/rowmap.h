#pragma once

#include "snapshot.h"
#include "splice.h"

#include <QList>

namespace source {

/** The largest number of bytes in a row. A longer line is shown in several rows, so that no row takes long to lay out.
 */
inline constexpr qsizetype LongestRow = 1000;

/** A fold, which hides lines: the ones after the line that contains `offset`, up to and including the line that
 * contains `end()`. */
using Fold = base::Span;

/** Maps the lines of a text to the rows in which a view shows them: none for a folded line, one for most lines, several
 * for a long line. Lines and rows are counted from 0. */
class RowMap final
{
public:
    /** Creates the map of an empty text. */
    RowMap()
        : RowMap(document::Snapshot(), {}, {})
    {}
    /** Creates the map of a text. `folds` and `longLines` (from LongLines) must be sorted. Folds may contain one
     * another. */
    RowMap(const document::Snapshot &snapshot, const QList<Fold> &folds, const QList<base::Span> &longLines);

    [[nodiscard]] qsizetype rowCount() const { return m_rowCount; }
    /** Returns the bytes of a row without the line break; an empty span at the end of the text for a row after the last
     * one. */
    [[nodiscard]] base::Span rowSpan(const document::Snapshot &snapshot, qsizetype row) const;
    /** Returns the line that a row shows. Sets `isFirst` to false if it is not the first row of its line, otherwise to
     * true. */
    [[nodiscard]] qsizetype lineOfRow(qsizetype row, bool *isFirst = nullptr) const;
    /** Returns the row with the byte at `offset`. For a byte in a hidden line, returns the last row of the line in
     * which the fold begins. */
    [[nodiscard]] qsizetype rowAt(const document::Snapshot &snapshot, qsizetype offset) const;
    /** Returns the number of lines that are hidden directly after `line`. */
    [[nodiscard]] qsizetype hiddenAfter(qsizetype line) const;

private:
    /** Consecutive lines that have the same number of rows: one row each, no row, or one line with several rows. */
    struct Run {
        qsizetype line = 0;
        qsizetype row = 0;
        qsizetype rowsOfLine = 1;
    };
    [[nodiscard]] qsizetype runAtRow(qsizetype row) const;
    [[nodiscard]] qsizetype runAtLine(qsizetype line) const;
    void append(qsizetype lines, qsizetype rowsOfLine);

    QList<Run> m_runs; ///< The runs of all lines of the text, in order.
    qsizetype m_lineCount = 0;
    qsizetype m_rowCount = 0;
};

/** Keeps the lines of a text that are longer than LongestRow. */
class LongLines final
{
public:
    LongLines() = default;
    explicit LongLines(const document::Snapshot &snapshot);

    /** Updates the lines for an edit of the text. `snapshot` is the text after it. */
    void apply(const document::Splice &splice, const document::Snapshot &snapshot);
    /** The bytes of the long lines without their line breaks, sorted. */
    [[nodiscard]] const QList<base::Span> &spans() const { return m_spans; }

private:
    QList<base::Span> m_spans;
};

} // namespace source
