#pragma once

#include "celldelegate.h"

#include <QString>

namespace designer {

/** The name of a cell's editor for assistive technology, which does not tell the cell: "Description, page". */
[[nodiscard]] QString cellName(const QModelIndex &index);

/** Edits cells with a line edit in a frame, with cellName() as the accessible name. */
class NamedCellDelegate final : public editing::CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
};

} // namespace designer
