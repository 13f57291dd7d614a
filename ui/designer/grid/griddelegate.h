#pragma once

#include "celldelegate.h"

#include <functional>

namespace designer {

/** Shows and edits the cells of the grid of operations: methods as badges, faults with a mark, and texts in a line in
 * which the name at the cursor is completed. */
class GridDelegate final : public editing::CellDelegate
{
    Q_OBJECT

public:
    /** Returns the names that the texts of a column consist of; none for columns with other texts. */
    using Choices = std::function<QStringList(int column)>;

    GridDelegate(Choices choices, QObject *parent);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;

private:
    Choices m_choices;
};

} // namespace designer
