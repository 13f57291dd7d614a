#pragma once

#include <QStyledItemDelegate>

namespace designer {

/**
 * Draws the rows of the tree of paths: a method, the text, a note, and the mark of problems at the right edge. A folded
 * path shows the methods of its operations.
 */
class PathDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace designer
