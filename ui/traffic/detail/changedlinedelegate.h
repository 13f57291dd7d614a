#pragma once

#include <QStyledItemDelegate>

namespace traffic {

/** Paints a line of the two requests: its ground in the colour of its kind, a cause with a setting behind it as a link.
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
