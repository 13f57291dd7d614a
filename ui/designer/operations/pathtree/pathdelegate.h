#pragma once

#include <QStyledItemDelegate>

namespace designer {

/**
 * Draws the rows of the tree of paths: the method, the text, a note, and at the right edge an icon for problems. The
 * row of a folded path shows the methods of its operations.
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
