#include "conflictlist.h"

#include "badge.h"
#include "celltext.h"
#include "conflictmodel.h"
#include "theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace merge {

namespace {

constexpr int ConflictBadgeHeight = 18;
constexpr int ConflictBadgeWidth = 60;

/** Draws the place with the badge, and the kind of the conflict below. */
class ConflictDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        widgets::paintCellGround(painter, item);
        const QRect room = item.rect.adjusted(theme::Space::Control, theme::Space::Tight, -theme::Space::Control,
                                              -theme::Space::Tight);
        const int half = room.height() / 2;
        QRect first(room.left(), room.top(), room.width(), half);
        const QRect second(room.left(), room.top() + half, room.width(), half);
        painter->save();
        const QRect badge(first.left(), first.top() + (half - ConflictBadgeHeight) / 2, ConflictBadgeWidth,
                          ConflictBadgeHeight);
        widgets::paintBadge(painter, badge, index.data(ConflictBadgeRole).toString(),
                            theme::color(theme::Role(index.data(ConflictColorRole).toInt())));
        first.setLeft(badge.right() + theme::Space::Control);
        painter->setFont(item.font);
        painter->setPen(item.palette.color(QPalette::Text));
        // The end of a place says more than its beginning.
        widgets::paintElided(painter, first, item, item.text, Qt::ElideMiddle);
        painter->setPen(theme::color(theme::Role::Muted));
        widgets::paintElided(painter, second, item, index.data(ConflictKindRole).toString());
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {ConflictBadgeWidth,
                2 * std::max(option.fontMetrics.height(), ConflictBadgeHeight + 2) + 2 * theme::Space::Tight};
    }
};

} // namespace

ConflictList::ConflictList(ConflictModel &model, QWidget *parent)
    : QListView(parent)
{
    setObjectName(u"mergeConflicts"_qs);
    setModel(&model);
    setItemDelegate(new ConflictDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(theme::Size::Navigation);
}

void ConflictList::select(int row)
{
    setCurrentIndex(model()->index(row, 0));
    scrollTo(currentIndex());
}

void ConflictList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    emit currentConflictChanged();
}

} // namespace merge

#include "moc_conflictlist.cpp"
