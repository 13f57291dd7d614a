#include "viewpainting.h"

#include "measures.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStyleOption>

namespace theme {

void drawTab(QPainter *painter, const QStyleOptionTab &option, bool isFlush)
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver) &&
                           option.state.testFlag(QStyle::State_Enabled);
    if (!isSelected && !isHovered)
        return;
    QRect line = option.rect;
    const bool isBelow = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    line.setHeight(2);
    if (!isBelow)
        line.moveBottom(option.rect.bottom());
    const int inset = isFlush ? 0 : Space::Control;
    painter->fillRect(line.adjusted(inset, 0, -inset, 0), color(isSelected ? Role::Accent : Role::Line));
}

void drawHeaderSection(QPainter *painter, const QStyleOptionHeader &option)
{
    painter->fillRect(option.rect, color(Role::Surface));
    painter->setPen(color(Role::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const bool isLast = option.position == QStyleOptionHeader::End ||
                        option.position == QStyleOptionHeader::OnlyOneSection;
    if (option.orientation == Qt::Horizontal && !isLast)
        painter->drawLine(option.rect.right(), option.rect.top() + 7, option.rect.right(), option.rect.bottom() - 7);
    if (option.orientation == Qt::Vertical)
        painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
}

void drawItemBackground(QPainter *painter, const QStyleOption &option)
{
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(&option))
        painter->fillRect(option.rect, item->backgroundBrush);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver) &&
                           option.state.testFlag(QStyle::State_Enabled);
    if (isSelected) {
        painter->fillRect(option.rect, color(Role::Selection));
    } else if (isHovered) {
        QColor hover = color(Role::Text);
        hover.setAlphaF(0.05F);
        painter->fillRect(option.rect, hover);
    }
}

void drawRowBackground(QPainter *painter, const QStyleOption &option)
{
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(&option);
    if (item && item->state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, color(Role::Selection));
    else if (item && item->features.testFlag(QStyleOptionViewItem::Alternate))
        painter->fillRect(option.rect, color(Role::Window));
}

void drawFrame(QPainter *painter, const QRect &rect, Role role)
{
    // Filled rectangles, because at a fractional scale a line on the last pixel is outside.
    const QColor line = color(role);
    painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), line);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), line);
    painter->fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), line);
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), line);
}

void drawScrollBarBackground(QPainter *painter, const QStyleOptionSlider &option, const QWidget *widget)
{
    const QWidget *place = widget ? widget->parentWidget() : nullptr;
    while (place && !qobject_cast<const QAbstractScrollArea *>(place))
        place = place->parentWidget();
    const auto *area = static_cast<const QAbstractScrollArea *>(place);
    if (area)
        painter->fillRect(option.rect, area->viewport()->palette().brush(area->viewport()->backgroundRole()));
    else
        painter->fillRect(option.rect, color(Role::Surface));
}

void drawScrollBarHandle(QPainter *painter, const QStyleOptionSlider &option)
{
    const bool isHeld = option.state.testFlag(QStyle::State_Sunken);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    QColor ground = color(Role::Border);
    ground.setAlphaF(isHeld ? 1.0F : isHovered ? 0.8F : 0.5F);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(ground);
    const QRectF handle = QRectF(option.rect).adjusted(3, 3, -3, -3);
    const qreal radius = qMin(handle.width(), handle.height()) / 2;
    painter->drawRoundedRect(handle, radius, radius);
    painter->restore();
}

void drawSplitter(QPainter *painter, const QStyleOption &option)
{
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver) ||
                           option.state.testFlag(QStyle::State_Sunken);
    // State_Horizontal means that the parts of the splitter are side by side, so the line is vertical.
    QRect line = option.rect;
    if (option.state.testFlag(QStyle::State_Horizontal)) {
        line.setWidth(isHovered ? 2 : 1);
        line.moveLeft(option.rect.center().x());
    } else {
        line.setHeight(isHovered ? 2 : 1);
        line.moveTop(option.rect.center().y());
    }
    painter->fillRect(line, color(isHovered ? Role::Accent : Role::Line));
}

void drawMenuBackground(QPainter *painter, const QRect &rect)
{
    painter->fillRect(rect, color(Role::Raised));
    drawFrame(painter, rect);
}

} // namespace theme
