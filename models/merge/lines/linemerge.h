#pragma once

#include <QByteArrayList>

namespace merge {

/** Lines of ours, counted from 0 in the merged text, for which theirs has another change. */
struct LineConflict {
    qsizetype first = 0;
    qsizetype count = 0; ///< 0 if ours removed the lines.
    QByteArrayList base;
    QByteArrayList ours;
    QByteArrayList theirs;
};

/** The result of a merge of lines. At conflicts it has the lines of ours. */
struct MergedLines {
    QByteArrayList lines;
    QList<LineConflict> conflicts;
};

/**
 * Merges lines. Changes of both sides that overlap or touch are a conflict, unless they are the same; so is what both
 * sides insert at one place.
 */
[[nodiscard]] MergedLines mergeLines(const QByteArrayList &base, const QByteArrayList &ours,
                                     const QByteArrayList &theirs);

/** Splits a text into lines, which keep their line breaks (LF, CR LF). */
[[nodiscard]] QByteArrayList linesOf(QByteArrayView text);

} // namespace merge
