#pragma once

#include <QStyledItemDelegate>

namespace traffic {

/** Paints a line of the two requests: background in the colour of its kind, and a cause that has a setting as a link.
 */
class ChangedLineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace traffic
