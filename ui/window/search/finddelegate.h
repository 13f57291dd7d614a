#pragma once

#include <QStyledItemDelegate>

namespace window {

/** Data of a file or a line in the list of matches, besides its text. */
enum FindRole {
    FindPathRole = Qt::UserRole + 1, ///< QString
    FindNoteRole,                    ///< QString: the folder of a file.
    FindCountRole,                   ///< int: the matches in a file.
    FindLineRole,                    ///< Number of a line; invalid for a file.
    FindMatchRole,                   ///< QPoint: start and length of the match in the text, in characters.
    FindSpanRole,                    ///< std::pair<qsizetype, qsizetype>: offset and length in the document, in bytes.
};

/** Draws files with their folder and number of matches, and lines with their number and the match highlighted. */
class FindDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace window
