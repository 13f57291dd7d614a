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
    /** Constructs an object without an earlier text, which has no changes. */
    ChangedLines() = default;
    /** Compares an earlier text with a document. Takes time for the copy of the text and for the lines between the
     * first and the last difference. A byte-order mark of `before` is not compared. */
    ChangedLines(const QByteArray &before, const document::Snapshot &now);

    /** Updates the changes after an edit of the document: only compares the lines near the edit again. `splices` are
     * the splices of the edit, in their order. */
    void update(const document::Snapshot &now, const QList<document::Splice> &splices);

    /** Returns the changes in order, without overlap. The old lines of a LineChange
     * are in the earlier text, the new lines in the document. */
    [[nodiscard]] const QList<LineChange> &changes() const { return m_changes; }
    /** Returns the change that contains a line of the document, counted from 0, or std::nullopt. A removal is at the
     * line after it, or at the last line. */
    [[nodiscard]] std::optional<LineChange> changeAt(qsizetype line) const;
    /** Returns the lines of the earlier text that a change replaces or removes, with their line breaks. */
    [[nodiscard]] QByteArray oldText(const LineChange &change) const;
    /** Returns the splice that undoes a change in the document: it restores the lines of the earlier text, with the
     * line breaks of the document. */
    [[nodiscard]] document::Splice reverted(const LineChange &change) const;

private:
    struct Range;
    [[nodiscard]] QList<LineChange> compare(Range range) const;
    [[nodiscard]] document::Splice rawReverted(const LineChange &change) const;
    [[nodiscard]] base::Span oldSpan(qsizetype line, qsizetype count) const;
    [[nodiscard]] base::Span newSpan(qsizetype line, qsizetype count) const;

    QByteArray m_before;
    std::vector<qsizetype> m_oldStarts; ///< The offsets at which the lines of `m_before` start.
    document::Snapshot m_now;
    QList<LineChange> m_changes;
};

} // namespace difference
