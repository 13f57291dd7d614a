#include "folderdelegate.h"

#include "foldermodel.h"
#include "navigationdelegate.h"
#include "theme.h"

#include <QPainter>

#include <algorithm>

namespace window {

namespace {

/** Draws the longest note that leaves room for the name. */
void drawNote(QPainter *painter, QRect &free, const QStringList &notes, int nameWidth)
{
    const QFontMetrics metrics(theme::smallFont());
    const int room = free.width() - nameWidth - theme::Space::Control - theme::Space::Tight;
    const auto fits = [&metrics, room](const QString &note) { return metrics.horizontalAdvance(note) <= room; };
    const auto note = std::find_if(notes.cbegin(), notes.cend(), fits);
    if (note == notes.cend())
        return;
    painter->setFont(theme::smallFont());
    painter->setPen(theme::color(theme::Role::Muted));
    painter->drawText(free, Qt::AlignRight | Qt::AlignVCenter, *note);
    free.setRight(free.right() - metrics.horizontalAdvance(*note) - theme::Space::Control);
}

} // namespace

void FolderDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    painter->save();
    QRect row = item.rect;
    row.setLeft(0);
    if (item.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, theme::color(theme::Role::Selection));
    else if (item.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(row, theme::color(theme::Role::Window));
    QRect free = item.rect.adjusted(0, 0, -theme::Space::Control, 0);
    const QRect icon(free.left(), free.center().y() - theme::Size::Icon / 2 + 1, theme::Size::Icon, theme::Size::Icon);
    item.icon.paint(painter, icon);
    free.setLeft(icon.right() + theme::Space::Tight + 1);
    drawProblemCount(painter, free, index.data(FolderProblemsRole).toInt(),
                     base::Severity(index.data(FolderWorstRole).toInt()));
    const QFontMetrics metrics(option.font);
    drawNote(painter, free, index.data(FolderNotesRole).toStringList(), metrics.horizontalAdvance(item.text));
    painter->setFont(option.font);
    painter->setPen(theme::color(theme::Role::Text));
    painter->drawText(free, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(item.text, Qt::ElideMiddle, free.width()));
    painter->restore();
}

QSize FolderDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, theme::Size::Row};
}

} // namespace window

#include "moc_folderdelegate.cpp"
