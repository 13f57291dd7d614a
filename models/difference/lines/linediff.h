#pragma once

#include <QByteArray>
#include <QList>

namespace difference {

/** A change between two texts: new lines that replace old lines. Either count can be 0. Lines are numbered from 0. */
struct LineChange {
    enum class Kind { Added, Changed, Removed };

    qsizetype oldLine = 0;
    qsizetype oldCount = 0;
    qsizetype newLine = 0;
    qsizetype newCount = 0;

    [[nodiscard]] Kind kind() const
    {
        return oldCount == 0 ? Kind::Added : newCount == 0 ? Kind::Removed : Kind::Changed;
    }
    friend bool operator==(const LineChange &, const LineChange &) = default;
};

/** Returns the changes from the old lines to the new ones, in order and without overlap. Lines that occur once in both
 * texts anchor the comparison, so that the time is nearly linear in the size of the texts; a range without such lines
 * that is too large for a full comparison is one change. */
[[nodiscard]] QList<LineChange> lineChanges(const QByteArrayList &oldLines, const QByteArrayList &newLines);

/** A line of a comparison of two texts, as it is displayed. */
struct DiffLine {
    enum class Kind { Same, Removed, Added, Gap };
    Kind kind = Kind::Same;
    QByteArray text; ///< The text of the line without its line break; empty for a gap.
    qsizetype oldLine = -1;
    qsizetype newLine = -1;
    qsizetype count = 1; ///< The number of equal lines that a gap replaces.
    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};

/** Returns the changes from one text to another as lines to display, with `context` equal lines before and after each
 * change, and gaps in place of the other equal lines. */
[[nodiscard]] QList<DiffLine> unifiedDiff(const QByteArray &oldText, const QByteArray &newText, qsizetype context = 3);

} // namespace difference
