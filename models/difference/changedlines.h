#pragma once

#include "linediff.h"
#include "snapshot.h"
#include "splice.h"

#include <optional>
#include <vector>

namespace difference {

/**
 * The lines in which a document differs from an earlier text, kept up to date with its edits. Lines are those of
 * document::Snapshot. Line breaks are not compared: LF, CR LF and CR are equal, because version control can convert
 * them. A value type, which a worker can create.
 */
class ChangedLines final
{
public:
    /** No earlier text, and no changes. */
    ChangedLines() = default;
    /** Compares whole texts. Takes time for the copy of the text and for the lines between the first and the last
     * difference. A byte-order mark of `before` is not compared. */
    ChangedLines(const QByteArray &before, const document::Snapshot &now);

    /** After an edit: compares only the lines around it again. `splices` are those of the edit, in order. */
    void update(const document::Snapshot &now, const QList<document::Splice> &splices);

    /** In order, without overlap; `old` is the earlier text, `new` the document. */
    [[nodiscard]] const QList<LineChange> &changes() const { return m_changes; }
    /** The change with this line of the document, from 0. A removal is at the line after it, or at the last line. */
    [[nodiscard]] std::optional<LineChange> changeAt(qsizetype line) const;
    /** The old lines of a change, as they are in the earlier text. */
    [[nodiscard]] QByteArray oldText(const LineChange &change) const;
    /** The edit that gives the lines of a change their old text, with the line breaks of the document. */
    [[nodiscard]] document::Splice reverted(const LineChange &change) const;

private:
    struct Range;
    [[nodiscard]] QList<LineChange> compare(Range range) const;
    [[nodiscard]] document::Splice rawReverted(const LineChange &change) const;
    [[nodiscard]] base::Span oldSpan(qsizetype line, qsizetype count) const;
    [[nodiscard]] base::Span newSpan(qsizetype line, qsizetype count) const;

    QByteArray m_before;
    std::vector<qsizetype> m_oldStarts; ///< Offsets of the lines of `m_before`.
    document::Snapshot m_now;
    QList<LineChange> m_changes;
};

} // namespace difference
