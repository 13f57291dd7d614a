#include "badge.h"

#include "theme.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace widgets {

namespace {

constexpr int BadgeHeight = 18;
constexpr qreal SmallestWord = 0.7; ///< Of a word that is too long for a badge, such as OPTIONS or PROPFIND.

QFont badgeFont()
{
    QFont font = theme::smallFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

QRect badgeRect(const QRect &cell)
{
    const int width = qMin(theme::Size::Badge, cell.width());
    return QRect(cell.left(), cell.top() + (cell.height() - BadgeHeight) / 2, width, BadgeHeight);
}

} // namespace

void paintBadge(QPainter *painter, const QRect &rect, const QString &word, const QColor &color)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::palette().tint(color));
    painter->drawRoundedRect(rect, theme::Size::Radius, theme::Size::Radius);
    QFont font = badgeFont();
    const int width = QFontMetrics(font).horizontalAdvance(word);
    if (const int room = rect.width() - theme::Space::Tight; width > room)
        font.setPointSizeF(font.pointSizeF() * std::max(SmallestWord, qreal(room) / width));
    painter->setFont(font);
    painter->setPen(color);
    painter->drawText(rect, Qt::AlignCenter, QFontMetrics(font).elidedText(word, Qt::ElideRight, rect.width()));
    painter->restore();
}

MethodBadge::MethodBadge(const QString &method, QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setMethod(method);
}

void MethodBadge::setMethod(const QString &method)
{
    m_method = method.toUpper();
    setAccessibleName(m_method);
    update();
}

QSize MethodBadge::sizeHint() const
{
    return {theme::Size::Badge, theme::Size::Row};
}

void MethodBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBadge(&painter, badgeRect(rect()), m_method, theme::palette().method(m_method));
}

BadgeDelegate::BadgeDelegate(Kind kind, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_kind(kind)
{}

void BadgeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    if (m_kind == Kind::Method && !item.text.isEmpty())
        paintMethod(painter, item);
    else if (m_kind == Kind::Leading)
        paintLeading(painter, item, index);
    else if (m_kind == Kind::Status)
        paintStatus(painter, item);
    else
        QStyledItemDelegate::paint(painter, option, index);
}

QSize BadgeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (m_kind == Kind::Method)
        size.setWidth(theme::Size::Badge + 2 * theme::Space::Control);
    if (m_kind == Kind::Leading && index.data(BadgeRole).isValid())
        size.rwidth() += theme::Size::Badge + theme::Space::Control;
    return size.expandedTo({0, theme::Size::Row});
}

void BadgeDelegate::paintMethod(QPainter *painter, QStyleOptionViewItem option) const
{
    const QString method = option.text.toUpper();
    option.text.clear();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    const QRect cell = option.rect.adjusted(theme::Space::Tight, 0, -theme::Space::Tight, 0);
    paintBadge(painter, badgeRect(cell), method, theme::palette().method(method));
}

void BadgeDelegate::paintLeading(QPainter *painter, QStyleOptionViewItem option, const QModelIndex &index) const
{
    const QString text = option.text;
    const QString badge = index.data(BadgeRole).toString().toUpper();
    const QString note = index.data(NoteRole).toString();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    option.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    option.text = text;
    QRect free = style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget);
    free.setRight(option.rect.right() - theme::Space::Control);
    if (!badge.isEmpty()) {
        paintBadge(painter, badgeRect(free.adjusted(theme::Space::Tight, 0, 0, 0)), badge,
                   theme::palette().method(badge));
        free.setLeft(free.left() + theme::Space::Tight + theme::Size::Badge + theme::Space::Control);
    } else {
        free.setLeft(free.left() + theme::Space::Tight);
    }
    painter->save();
    if (!note.isEmpty()) {
        painter->setFont(theme::smallFont());
        painter->setPen(theme::color(theme::Role::Muted));
        painter->drawText(free, Qt::AlignRight | Qt::AlignVCenter, note);
        free.setRight(free.right() - QFontMetrics(theme::smallFont()).horizontalAdvance(note) - theme::Space::Control);
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter->setFont(option.font);
    painter->setPen(option.palette.color(enabled ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    painter->drawText(free, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(text, Qt::ElideMiddle, free.width()));
    painter->restore();
}

void BadgeDelegate::paintStatus(QPainter *painter, QStyleOptionViewItem option) const
{
    const int code = QStringView(option.text).left(3).toInt();
    // A request without a response has the status 0, one that is running has none.
    const bool hasStatus = !option.text.isEmpty() && option.text.front().isDigit();
    const QColor tone = hasStatus ? theme::palette().status(code) : theme::palette().color(theme::Role::Muted);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::HighlightedText})
        option.palette.setColor(role, tone);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
}

} // namespace widgets

#include "moc_badge.cpp"
