#pragma once

#include "context.h"
#include "error.h"
#include "marks.h"

#include <QObject>

class QTableView;

namespace designer {

class FittedColumns;
class RemovedNodes;
class ReviewMarks;
class RowsModel;

/** Shows in a table how its rows differ from the base: a letter in the first column with a tooltip, and below the table
 * the entries that only the base has. */
class TableMarks final : public QObject
{
    Q_OBJECT

public:
    /** `section` has the table `view` with the model `model`, and is the parent of removed(). */
    TableMarks(const Context &context, RowsModel &model, QTableView &view, FittedColumns &columns, QWidget &section);

    /** The entries that only the base has, for the layout of the section. */
    [[nodiscard]] RemovedNodes &removed() const { return *m_removed; }
    /** Shows the entries of another collection. */
    void refreshPlace();
    /** The texts of the changes in a row that break clients or may do so, one a line; empty if there are none. */
    [[nodiscard]] QString warningOf(int row) const;

signals:
    /** warningOf() may return other texts. */
    void changed();

private:
    void update();
    [[nodiscard]] review::Mark markOf(int row) const;
    /** The place of a row or, if it is an unchanged reference, of its target in the same document. */
    [[nodiscard]] document::Pointer placeOf(int row) const;

    const Context m_context;
    RowsModel &m_model;
    QTableView &m_view;
    FittedColumns &m_columns;
    ReviewMarks *m_marks = nullptr;
    RemovedNodes *m_removed = nullptr;
};

} // namespace designer
