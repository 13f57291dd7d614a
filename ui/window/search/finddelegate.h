#pragma once

#include <QStyledItemDelegate>

namespace window {

/** The roles for the data of a file or of a line in the list of matches, besides its text. */
enum FindRole {
    FindPathRole = Qt::UserRole + 1, ///< QString: the path of a file, or its key if it is an untitled definition.
    FindNoteRole,                    ///< QString: the folder of a file, shown after its name.
    FindCountRole,                   ///< int: the number of matches in a file.
    FindLineRole,                    ///< The number of a line, from 1; invalid for a file.
    FindMatchRole, ///< QPoint: start (x) and length (y) of the match in the text of a line, in UTF-16 units.
    FindSpanRole,  ///< std::pair<qsizetype, qsizetype>: offset and length of a match in its document, in bytes.
};

/** Draws the rows of the list of matches: files with their folder and number of matches, and lines with their number
 * and the match highlighted. */
class FindDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace window
