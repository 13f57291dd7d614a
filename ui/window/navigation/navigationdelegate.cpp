#include "navigationdelegate.h"

#include "theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace window {

namespace {

constexpr int Dot = 7;

void drawText(QPainter *painter, const QRect &rect, const QString &text, theme::Role role, const QFont &font,
              Qt::TextElideMode elide = Qt::ElideMiddle)
{
    painter->setFont(font);
    painter->setPen(theme::color(role));
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font).elidedText(text, elide, rect.width()));
}

/** Green as the gateway's own dot means that requests are answered. */
void drawActivityDot(QPainter *painter, const QRect &free, Activity activity)
{
    const QRectF dot(free.left() + 0.5, free.center().y() - Dot / 2 + 0.5, Dot, Dot);
    const QColor tone = theme::color(activity == Activity::Served ? theme::Role::Ok : theme::Role::Border);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(tone, 1.5));
    painter->setBrush(activity == Activity::Inactive ? QBrush(Qt::NoBrush) : QBrush(tone));
    painter->drawEllipse(dot);
}

void drawCheckBox(QPainter *painter, const QRect &box, bool isChecked)
{
    QStyleOptionButton option;
    option.rect = box;
    option.palette = QApplication::palette();
    option.state = QStyle::State_Enabled | (isChecked ? QStyle::State_On : QStyle::State_Off);
    QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &option, painter);
}

/** The lists have no frame that could show the focus. As on other controls, a click with the mouse shows none. */
void drawFocus(QPainter *painter, const QRect &row, const QWidget *view)
{
    if (!view || !view->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return;
    QStyleOptionFocusRect option;
    option.rect = row.adjusted(2, 0, -2, 0);
    QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, painter);
}

void drawDefinition(QPainter *painter, const QRect &entry, const QRect &rect, const QModelIndex &index)
{
    QRect upper(rect.left(), rect.top() + 3, rect.width(), rect.height() / 2 - 2);
    QRect lower(rect.left(), upper.bottom() + 1, rect.width(), rect.bottom() - upper.bottom() - 4);
    const QString name = index.data(Qt::DisplayRole).toString();
    drawText(painter, upper, index.data(ModifiedRole).toBool() ? name + u" •"_qs : name, theme::Role::Text,
             theme::textFont());
    const auto activity = Activity(index.data(ActivityRole).toInt());
    if (activity != Activity::None) {
        drawActivityDot(painter, lower, activity);
        lower.setLeft(lower.left() + Dot + theme::Space::Control);
    }
    if (const QVariant state = index.data(Qt::CheckStateRole); state.isValid()) {
        const QRect box = checkBoxIn(entry);
        drawCheckBox(painter, box, state.toInt() == Qt::Checked);
        lower.setRight(box.left() - theme::Space::Control);
    }
    drawProblemCount(painter, lower, index.data(ProblemsRole).toInt(), base::Severity(index.data(WorstRole).toInt()));
    const QString methods = fittingText(index.data(MethodsRole).toStringList(), QFontMetrics(theme::smallFont()),
                                        lower.width());
    drawText(painter, lower, methods, theme::Role::Muted, theme::smallFont(), Qt::ElideRight);
}

} // namespace

QRect checkBoxIn(const QRect &entry)
{
    const int right = entry.right() - theme::Space::Control;
    return {right - theme::Size::Icon + 1, entry.bottom() - theme::Size::Icon - theme::Space::Tight, theme::Size::Icon,
            theme::Size::Icon};
}

void drawProblemCount(QPainter *painter, QRect &free, int count, base::Severity severity)
{
    if (count == 0)
        return;
    const bool isError = severity == base::Severity::Error;
    const bool isWarning = severity == base::Severity::Warning;
    const theme::Role role = isError ? theme::Role::Error : isWarning ? theme::Role::Warning : theme::Role::Information;
    const theme::Icon icon = isError ? theme::Icon::Error : isWarning ? theme::Icon::Warning : theme::Icon::Information;
    const QFont font = theme::smallFont();
    const QString text = QString::number(count);
    const int width = QFontMetrics(font).horizontalAdvance(text);
    painter->setFont(font);
    painter->setPen(theme::color(role));
    painter->drawText(free, Qt::AlignRight | Qt::AlignVCenter, text);
    constexpr int Side = 14;
    const QPoint place(free.right() - width - Side - 2, free.center().y() - Side / 2 + 1);
    painter->drawPixmap(place, theme::pixmap(icon, role, Side, painter->device()->devicePixelRatio()));
    free.setRight(place.x() - theme::Space::Tight);
}

QString fittingText(const QStringList &texts, const QFontMetrics &metrics, int width)
{
    const auto found = std::find_if(texts.cbegin(), texts.cend(), [&metrics, width](const QString &text) {
        return metrics.horizontalAdvance(text) <= width;
    });
    return found == texts.cend() ? texts.value(texts.size() - 1) : *found;
}

void NavigationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    painter->save();
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    QRect row = item.rect;
    row.setLeft(0);
    if (isSelected) {
        painter->fillRect(row, theme::color(theme::Role::Selection));
        painter->fillRect(QRect(0, row.top(), 3, row.height()), theme::color(theme::Role::Accent));
    } else if (item.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(row, theme::color(theme::Role::Window));
    }
    const QRect inner = item.rect.adjusted(theme::Space::Control, 0, -theme::Space::Control, 0);
    if (index.data(IsDefinitionRole).toBool()) {
        drawDefinition(painter, item.rect, inner, index);
    } else {
        const QRect icon(inner.left(), inner.center().y() - theme::Size::LargeIcon / 2 + 1, theme::Size::LargeIcon,
                         theme::Size::LargeIcon);
        item.icon.paint(painter, icon);
        drawText(painter, inner.adjusted(theme::Size::LargeIcon + theme::Space::Control, 0, 0, 0), item.text,
                 theme::Role::Text, option.font);
    }
    if (item.state.testFlag(QStyle::State_HasFocus))
        drawFocus(painter, row, option.widget);
    painter->restore();
}

bool NavigationDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                     const QModelIndex &index)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid())
        return false;
    bool isToggled = false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        isToggled = mouse->button() == Qt::LeftButton && checkBoxIn(option.rect).contains(mouse->position().toPoint());
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        isToggled = key == Qt::Key_Space || key == Qt::Key_Select;
    }
    if (!isToggled)
        return false;
    return model->setData(index, state.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

bool NavigationDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                                   const QModelIndex &index)
{
    const bool isOnBox = event->type() == QEvent::ToolTip && index.data(Qt::CheckStateRole).isValid() &&
                         checkBoxIn(option.rect).contains(event->pos());
    if (!isOnBox)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), tr("Serve this API"), view);
    return true;
}

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {0, index.data(IsDefinitionRole).toBool() ? DefinitionHeight : PageHeight};
}

} // namespace window

#include "moc_navigationdelegate.cpp"
