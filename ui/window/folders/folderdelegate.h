#pragma once

#include <QStyledItemDelegate>

namespace window {

/** Draws a row of the tree of opened folders: the name of a file or folder, its numbers of operations, and its numbers
 * of problems. */
class FolderDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace window
