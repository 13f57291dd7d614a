#include "griddelegate.h"

#include "badge.h"
#include "cellname.h"
#include "gridmodel.h"
#include "linecompletion.h"
#include "namecompleter.h"
#include "naming.h"
#include "theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>

namespace designer {

namespace {
constexpr int BadgeHeight = 18;
} // namespace

GridDelegate::GridDelegate(Choices choices, QObject *parent)
    : CellDelegate(parent)
    , m_choices(std::move(choices))
{}

void GridDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString method = index.data(widgets::BadgeRole).toString();
    const bool hasFault = index.data(GridModel::FaultRole).toBool();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    if (method.isEmpty() && !hasFault) {
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        return;
    }
    const QString text = std::exchange(item.text, QString());
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    QRect free = item.rect.adjusted(theme::Space::Control, 0, -theme::Space::Tight, 0);
    painter->save();
    if (!method.isEmpty()) {
        const QRect badge(free.left(), free.top() + (free.height() - BadgeHeight) / 2, theme::Size::Badge, BadgeHeight);
        widgets::paintBadge(painter, badge, method, theme::palette().method(method));
        free.setLeft(badge.right() + theme::Space::Control);
    }
    if (hasFault) {
        const QRect mark(free.right() - theme::Size::Icon, free.center().y() - theme::Size::Icon / 2, theme::Size::Icon,
                         theme::Size::Icon);
        painter->drawPixmap(mark, theme::pixmap(theme::Icon::Error, theme::Role::Error, theme::Size::Icon,
                                                painter->device()->devicePixelRatioF()));
        free.setRight(mark.left() - theme::Space::Tight);
    }
    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    const QString shown = method.isEmpty() ? text : text.mid(method.size() + 1);
    const Qt::TextElideMode elide = method.isEmpty() ? Qt::ElideRight : Qt::ElideMiddle;
    painter->drawText(free, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      item.fontMetrics.elidedText(shown, elide, free.width()));
    painter->restore();
}

/** The lines between the cells take room from them, and a badge is wider than its text. */
QSize GridDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = CellDelegate::sizeHint(option, index);
    size.rwidth() += theme::Space::Tight;
    const QString method = index.data(widgets::BadgeRole).toString();
    if (!method.isEmpty())
        size.rwidth() += theme::Size::Badge + theme::Space::Control - option.fontMetrics.horizontalAdvance(method);
    return size;
}

QWidget *GridDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto *line = new QLineEdit(parent);
    widgets::named(line, u"cellText"_qs, cellName(index));
    line->setFont(option.font);
    line->setAutoFillBackground(true);
    line->setFrame(true);
    const QStringList choices = m_choices(index.column());
    if (!choices.isEmpty())
        new editing::LineCompletion(*line, new NameCompleter(choices, *line));
    return line;
}

} // namespace designer

#include "moc_griddelegate.cpp"
