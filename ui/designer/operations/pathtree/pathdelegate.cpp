#include "pathdelegate.h"

#include "badge.h"
#include "celltext.h"
#include "diagnostic.h"
#include "pathchanges.h"
#include "pathtreedata.h"
#include "reviewmarks.h"
#include "theme.h"

#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace designer {

namespace {

constexpr int PathBadgeHeight = 18;
/** Part of a row that badges may take, so that the path stays readable. */
constexpr double MostOfRow = 0.5;

/** True for a row whose operations are not visible. */
bool isFoldedRow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    return tree && index.model()->hasChildren(index) && !tree->isExpanded(index);
}

QRect centered(const QRect &row, int left, int width, int height)
{
    return {left, row.top() + (row.height() - height) / 2, width, height};
}

/** Takes the right end of the free space for the mark of problems. */
void paintMark(QPainter *painter, QRect &free, const QModelIndex &index, bool isFolded)
{
    const QVariant severity = index.data(isFolded ? PathFoldedSeverityRole : PathSeverityRole);
    if (!severity.isValid())
        return;
    const bool isError = severity.toInt() == int(base::Severity::Error);
    const QRect place = centered(free, free.right() - theme::Size::Icon + 1, theme::Size::Icon, theme::Size::Icon);
    painter->drawPixmap(place, theme::pixmap(isError ? theme::Icon::Error : theme::Icon::Warning,
                                             isError ? theme::Role::Error : theme::Role::Warning, theme::Size::Icon,
                                             painter->device()->devicePixelRatioF()));
    free.setRight(place.left() - theme::Space::Control);
}

void paintNote(QPainter *painter, QRect &free, const QString &note)
{
    if (note.isEmpty())
        return;
    const QFontMetrics metrics(theme::smallFont());
    const QString shown = metrics.elidedText(note, Qt::ElideMiddle, int(free.width() * MostOfRow));
    painter->setFont(theme::smallFont());
    painter->setPen(theme::color(theme::Role::Muted));
    painter->drawText(free, Qt::AlignRight | Qt::AlignVCenter, shown);
    free.setRight(free.right() - metrics.horizontalAdvance(shown) - theme::Space::Control);
}

/** "GET" "POST" "+2" at the right, as many as there is room for. */
void paintMethods(QPainter *painter, QRect &free, const QStringList &methods)
{
    const QFontMetrics metrics(theme::smallFont());
    const auto widthOf = [&](const QString &text) { return metrics.horizontalAdvance(text) + theme::Space::Control; };
    const int most = int(free.width() * MostOfRow);
    int width = 0;
    QStringList shown;
    for (const QString &method : methods) {
        if (width + widthOf(method) > most)
            break;
        width += widthOf(method) + theme::Space::Tight;
        shown.append(method);
    }
    if (const qsizetype rest = methods.size() - shown.size(); rest > 0) {
        shown.append(u"+%1"_qs.arg(rest));
        width += widthOf(shown.last()) + theme::Space::Tight;
    }
    int left = free.right() - width + theme::Space::Tight + 1;
    for (const QString &method : std::as_const(shown)) {
        widgets::paintBadge(painter, centered(free, left, widthOf(method), PathBadgeHeight), method,
                            theme::palette().method(method));
        left += widthOf(method) + theme::Space::Tight;
    }
    if (!shown.isEmpty())
        free.setRight(free.right() - width - theme::Space::Tight);
}

} // namespace

void PathDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString method = index.data(widgets::BadgeRole).toString();
    const bool isFolded = isFoldedRow(option, index);
    widgets::paintCellGround(painter, item);
    QRect free = item.rect.adjusted(theme::Space::Control, 0, -theme::Space::Control, 0);
    painter->save();
    if (!method.isEmpty()) {
        widgets::paintBadge(painter, centered(free, free.left(), theme::Size::Badge, PathBadgeHeight), method,
                            theme::palette().method(method));
        free.setLeft(free.left() + theme::Size::Badge + theme::Space::Control);
    }
    paintMark(painter, free, index, isFolded);
    if (const QVariant mark = index.data(PathReviewRole); mark.isValid())
        paintReviewMark(painter, free, mark.value<review::Mark>());
    paintNote(painter, free, index.data(widgets::NoteRole).toString());
    if (isFolded)
        paintMethods(painter, free, index.data(PathMethodsRole).toStringList());
    const bool enabled = item.state.testFlag(QStyle::State_Enabled);
    const bool isRemoved = index.data(PathRemovedRole).isValid();
    item.font.setStrikeOut(isRemoved);
    painter->setFont(item.font);
    painter->setPen(item.palette.color(enabled && !isRemoved ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    widgets::paintElided(painter, free, item, item.text, Qt::ElideMiddle);
    painter->restore();
}

QSize PathDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // The width has no meaning: texts are elided to the width of the view.
    return {QStyledItemDelegate::sizeHint(option, index).width(), theme::Size::Row};
}

} // namespace designer

#include "moc_pathdelegate.cpp"
