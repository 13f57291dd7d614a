#include "markedcelldelegate.h"

#include "celltext.h"
#include "measures.h"
#include "reviewmarks.h"

namespace designer {

MarkedCellDelegate::MarkedCellDelegate(MarkOf markOf, QObject *parent)
    : NamedCellDelegate(parent)
    , m_markOf(std::move(markOf))
{}

void MarkedCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const review::Mark mark = m_markOf(index);
    if (mark.isEmpty())
        return NamedCellDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    widgets::paintCellGround(painter, cell);
    QRect free = option.rect.adjusted(0, 0, -theme::Space::Tight, 0);
    paintReviewMark(painter, free, mark);
    QStyleOptionViewItem rest = option;
    rest.rect.setRight(free.right());
    NamedCellDelegate::paint(painter, rest, index);
}

QSize MarkedCellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = NamedCellDelegate::sizeHint(option, index);
    const int mark = reviewMarkWidth(m_markOf(index));
    return mark == 0 ? size : size + QSize(mark + theme::Space::Tight, 0);
}

} // namespace designer

#include "moc_markedcelldelegate.cpp"
