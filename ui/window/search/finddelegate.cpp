#include "finddelegate.h"

#include "theme.h"

#include <QPainter>
#include <QPoint>

namespace window {

namespace {

constexpr int LineNumberDigits = 6;

/** Draws a text at the left of `free`, elided, and removes its area. */
void drawLeft(QPainter *painter, QRect &free, const QString &text, const QFont &font, theme::Role role)
{
    if (free.width() <= 0 || text.isEmpty())
        return;
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, free.width());
    painter->setFont(font);
    painter->setPen(theme::color(role));
    painter->drawText(free, Qt::AlignLeft | Qt::AlignVCenter, shown);
    free.setLeft(free.left() + metrics.horizontalAdvance(shown));
}

void drawFoundFile(QPainter *painter, QRect free, const QStyleOptionViewItem &item, const QModelIndex &index)
{
    const QRect icon(free.left(), free.center().y() - theme::Size::Icon / 2 + 1, theme::Size::Icon, theme::Size::Icon);
    theme::icon(theme::Icon::File, theme::Role::Muted).paint(painter, icon);
    free.setLeft(icon.right() + theme::Space::Control);
    drawLeft(painter, free, item.text, item.font, theme::Role::Text);
    free.setLeft(free.left() + theme::Space::Control);
    drawLeft(painter, free, index.data(FindCountRole).toString(), theme::smallFont(), theme::Role::Accent);
    free.setLeft(free.left() + theme::Space::Control);
    drawLeft(painter, free, index.data(FindNoteRole).toString(), theme::smallFont(), theme::Role::Muted);
}

void drawFoundLine(QPainter *painter, QRect free, const QStyleOptionViewItem &item, const QModelIndex &index)
{
    const QFontMetrics small(theme::smallFont());
    QRect number = free;
    number.setWidth(small.horizontalAdvance(QString(LineNumberDigits, u'0')));
    painter->setFont(theme::smallFont());
    painter->setPen(theme::color(theme::Role::Muted));
    painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, index.data(FindLineRole).toString());
    free.setLeft(number.right() + theme::Space::Control);
    const QPoint match = index.data(FindMatchRole).toPoint();
    const QString text = item.text;
    QFont bold = item.font;
    bold.setBold(true);
    drawLeft(painter, free, text.left(match.x()), item.font, theme::Role::Text);
    drawLeft(painter, free, text.mid(match.x(), match.y()), bold, theme::Role::Accent);
    drawLeft(painter, free, text.mid(match.x() + match.y()), item.font, theme::Role::Text);
}

} // namespace

void FindDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    painter->save();
    QRect row = item.rect;
    row.setLeft(0);
    if (item.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, theme::color(theme::Role::Selection));
    const QRect free = item.rect.adjusted(0, 0, -theme::Space::Control, 0);
    if (index.data(FindLineRole).isValid())
        drawFoundLine(painter, free, item, index);
    else
        drawFoundFile(painter, free, item, index);
    painter->restore();
}

QSize FindDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, theme::Size::Row};
}

} // namespace window

#include "moc_finddelegate.cpp"
