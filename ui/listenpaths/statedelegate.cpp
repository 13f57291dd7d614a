#include "statedelegate.h"

#include "badge.h"
#include "celltext.h"
#include "listenpathmodel.h"
#include "measures.h"

#include <QPainter>

namespace listenpaths {

namespace {

constexpr int BadgeHeight = 18;

} // namespace

StateDelegate::StateDelegate(const ListenPathModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{}

void StateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    widgets::paintCellGround(painter, cell);
    const reach::ListenPathRow &row = m_model.plan().rows().at(index.row());
    const int width = std::min(cell.rect.width(), cell.fontMetrics.horizontalAdvance(cell.text) + theme::Space::Group);
    QRect badge(0, 0, width, BadgeHeight);
    badge.moveCenter(cell.rect.center());
    badge.moveLeft(cell.rect.left() + theme::Space::Tight);
    widgets::paintBadge(painter, QStyle::visualRect(cell.direction, cell.rect, badge), cell.text, stateColor(row));
}

int StateDelegate::widthOfBadges(const QFontMetrics &metrics)
{
    int width = 0;
    using enum reach::ListenPathState;
    for (const auto state : {Served, Divided, NeverReached, Equal, Inactive, Missing, Invalid})
        width = std::max(width, metrics.horizontalAdvance(stateText(state)));
    return width + 2 * theme::Space::Group;
}

} // namespace listenpaths

#include "moc_statedelegate.cpp"
