#include "cellname.h"

#include "naming.h"

namespace designer {

QString cellName(const QModelIndex &index)
{
    const QString column = index.model()->headerData(index.column(), Qt::Horizontal).toString();
    const QString row = index.siblingAtColumn(0).data(Qt::DisplayRole).toString();
    if (row.isEmpty())
        return column;
    return NamedCellDelegate::tr("%1, %2", "%1: title of a column; %2: name of a row").arg(column, row);
}

QWidget *NamedCellDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
    return editor ? widgets::named(editor, u"cellText"_qs, cellName(index)) : nullptr;
}

} // namespace designer

#include "moc_cellname.cpp"
