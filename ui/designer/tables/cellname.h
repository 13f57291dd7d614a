#pragma once

#include <QString>
#include <QStyledItemDelegate>

namespace designer {

/** The name of a cell's editor for assistive technology, which does not tell the cell: "Description, page". */
[[nodiscard]] QString cellName(const QModelIndex &index);

/** Edits cells as Qt does, with cellName() as the accessible name. */
class NamedCellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace designer
