#pragma once

#include "celldelegate.h"

#include <QString>

namespace designer {

/**
 * Returns the name of a cell's editor for assistive technology, which does not say in which cell an editor is: the
 * column and the row, such as "Description, page".
 */
[[nodiscard]] QString cellName(const QModelIndex &index);

/** Edits the cells of a table with a line edit in a frame, whose accessible name is cellName(). */
class NamedCellDelegate : public editing::CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
};

} // namespace designer
