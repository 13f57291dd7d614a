#pragma once

#include "bodyrows.h"

#include <QMap>

namespace traffic {

/** Keeps the folds that are closed, and maps the visible lines of a view to the rows of a body. A closed fold hides all
 * of its rows but the first. */
class RowFolds final
{
public:
    /** The largest number of closed folds. More are not added. */
    static constexpr qsizetype Most = 10'000;

    /** Opens all folds of a body with that many rows. */
    void reset(qsizetype rowCount);
    void close(const bodies::Fold &fold);
    void open(qsizetype row);
    /** Opens the folds that hide a row. Returns false if none does. */
    bool reveal(qsizetype row);
    /** Returns the closed fold that begins in a row; std::nullopt if there is none. */
    [[nodiscard]] std::optional<bodies::Fold> closedAt(qsizetype row) const;

    [[nodiscard]] qsizetype lineCount() const;
    /** Returns the row that a visible line shows. */
    [[nodiscard]] qsizetype rowOfLine(qsizetype line) const;
    /** Returns the visible line with a row; for a hidden row, the line of the fold that hides it. */
    [[nodiscard]] qsizetype lineOfRow(qsizetype row) const;

private:
    /** Rows that are hidden by a closed fold that no other one hides. */
    struct Hidden {
        qsizetype first = 0;
        qsizetype last = 0;
        qsizetype hiddenBefore = 0; ///< The number of rows that are hidden before the first one.
        [[nodiscard]] qsizetype end() const { return last + 1; }
    };
    void refresh();

    qsizetype m_rowCount = 0;
    QMap<qsizetype, bodies::Fold> m_closed; ///< By the first row.
    QList<Hidden> m_hidden;
};

} // namespace traffic
