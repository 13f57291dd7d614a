#include "reportdelegate.h"

#include "badge.h"
#include "celltext.h"
#include "measures.h"
#include "reportline.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace proxyexport {

namespace {

constexpr int BadgeHeight = 18;
constexpr int TextFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

theme::Role roleOf(ReportLine::Kind kind)
{
    switch (kind) {
    case ReportLine::Kind::Lost:
        return theme::Role::Error;
    case ReportLine::Kind::File:
        return theme::Role::Muted;
    case ReportLine::Kind::Note:
        return theme::Role::Information;
    case ReportLine::Kind::Set:
        return theme::Role::Accent;
    case ReportLine::Kind::Differs:
        return theme::Role::Warning;
    case ReportLine::Kind::Kept:
        break;
    }
    return theme::Role::Ok;
}

/** The same for all lines, so that their texts are aligned. */
int badgeWidth(const QFontMetrics &metrics)
{
    int width = theme::Size::Badge;
    for (const auto kind : ReportLine::Kinds)
        width = std::max(width, metrics.horizontalAdvance(wordOf(kind)) + theme::Space::Group);
    return width;
}

/** The room of the text in a row of the list, left to right. */
QRect textRect(const QRect &row, const QFontMetrics &metrics)
{
    constexpr int beside = theme::Space::Control;
    return row.adjusted(2 * beside + badgeWidth(metrics), theme::Space::Tight, -beside, -theme::Space::Tight);
}

} // namespace

void ReportDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    widgets::paintCellGround(painter, cell);
    const QRect text = textRect(cell.rect, cell.fontMetrics);
    const int line = cell.fontMetrics.height();
    const QRect badge(cell.rect.left() + theme::Space::Control, text.top() + (line - BadgeHeight) / 2,
                      badgeWidth(cell.fontMetrics), BadgeHeight);
    const auto kind = static_cast<ReportLine::Kind>(index.data(KindRole).toInt());
    widgets::paintBadge(painter, QStyle::visualRect(cell.direction, cell.rect, badge), index.data(WordRole).toString(),
                        theme::color(roleOf(kind)));
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(theme::color(theme::Role::Text));
    painter->drawText(QStyle::visualRect(cell.direction, cell.rect, text),
                      int(QStyle::visualAlignment(cell.direction, Qt::AlignLeft)) | Qt::AlignTop | Qt::TextWordWrap,
                      cell.text);
    painter->restore();
}

QSize ReportDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int width = option.rect.width();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(option.widget)) {
        // With the scroll bar, also while it is not shown: the heights of the rows decide whether it is.
        const QScrollBar *bar = view->verticalScrollBar();
        width = view->viewport()->width() - (bar->isVisible() ? 0 : bar->sizeHint().width());
    }
    const QFontMetrics &metrics = option.fontMetrics;
    const QRect room = textRect({0, 0, width, 0}, metrics);
    const QString text = index.data(Qt::DisplayRole).toString();
    const int height = metrics.boundingRect(0, 0, room.width(), 0, TextFlags, text).height() + 2 * theme::Space::Tight;
    return {theme::Size::Field / 4, std::max(height, theme::Size::Row)};
}

} // namespace proxyexport

#include "moc_reportdelegate.cpp"
