#pragma once

#include <QStyledItemDelegate>

namespace traffic {

/** Paints a line of a BeforeAfterView: the background in the color for what the gateway did to the line, and a cause
 * that has a setting as a link. */
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
