#pragma once

#include <QByteArray>
#include <QList>

namespace workspace {

/** Lines that stand in one text in place of lines in another; either count may be 0. Lines count from 0. */
struct LineChange {
    qsizetype oldLine = 0;
    qsizetype oldCount = 0;
    qsizetype newLine = 0;
    qsizetype newCount = 0;
    friend bool operator==(const LineChange &, const LineChange &) = default;
};

/**
 * What to do to the old lines to have the new ones, in order and without overlap. Lines that stand once in both texts
 * hold the comparison together, so the time stays near the size of the texts even for large ones; a stretch without
 * such lines that is too large for a full comparison is one change.
 */
[[nodiscard]] QList<LineChange> lineChanges(const QByteArrayList &oldLines, const QByteArrayList &newLines);

/** One line of a comparison as people read it. */
struct DiffLine {
    enum class Kind { Same, Removed, Added, Gap };
    Kind kind = Kind::Same;
    QByteArray text; ///< Without its line break; empty for a gap.
    qsizetype oldLine = -1;
    qsizetype newLine = -1;
    qsizetype count = 1; ///< How many equal lines a gap stands for.
    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};

/** The changes of two texts with `context` equal lines around each, and gaps for what lies between. */
[[nodiscard]] QList<DiffLine> unifiedDiff(const QByteArray &oldText, const QByteArray &newText, qsizetype context = 3);

} // namespace workspace
