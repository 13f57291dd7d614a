#include "fieldpainting.h"

#include "colors.h"
#include "measures.h"
#include "styleproperties.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QIcon>
#include <QPainter>
#include <QPixmapCache>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>
#include <QWidget>
#include <QtMath>

#include <cmath>

namespace theme {

namespace {

constexpr qreal RingWidth = 2;

struct Pen {
    QColor color;
    qreal width = 1;
};

Pen fieldBorder(const QStyleOption &option, const QWidget *widget)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return {color(Role::Line), 1};
    const bool isInvalid = widget && widget->property(InvalidProperty).toBool();
    if (option.state.testFlag(QStyle::State_HasFocus))
        return {color(isInvalid ? Role::Error : Role::Accent), RingWidth};
    return {color(isInvalid ? Role::Error : Role::Border), 1};
}

void strokeRounded(QPainter *painter, const QRectF &rect, const QBrush &ground, const Pen &pen, qreal radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(ground);
    painter->setPen(pen.width > 0 ? QPen(pen.color, pen.width) : QPen(Qt::NoPen));
    const qreal inset = pen.width / 2;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

bool isWhole(qreal number)
{
    return number == std::floor(number);
}

/** True if only the corners of a rounded rectangle have blended pixels, because its edges are whole pixels. */
bool hasWholeEdges(const QPainter &painter, const QBrush &ground, const Pen &pen)
{
    const QTransform &transform = painter.transform();
    const bool isGroundPlain = ground.style() == Qt::NoBrush ||
                               (ground.style() == Qt::SolidPattern && ground.isOpaque());
    return isGroundPlain && (pen.width == 0 || pen.color.alpha() == 255) && isWhole(pen.width) &&
           isWhole(painter.device()->devicePixelRatioF()) && transform.type() <= QTransform::TxTranslate &&
           isWhole(transform.dx()) && isWhole(transform.dy());
}

/** The corners of a rounded rectangle without the edges between them. */
QPixmap cornersOf(const QBrush &ground, const Pen &pen, qreal radius, int side, qreal scale)
{
    const QColor fill = ground.style() == Qt::NoBrush ? QColor(Qt::transparent) : ground.color();
    const QString key = u"gatewright-corners-%1-%2-%3-%4-%5"_qs.arg(
        QString::number(fill.rgba()), QString::number(pen.width > 0 ? pen.color.rgba() : 0), QString::number(pen.width),
        QString::number(radius), QString::number(scale));
    QPixmap corners;
    if (QPixmapCache::find(key, &corners))
        return corners;
    corners = QPixmap(QSize(side, side) * int(scale));
    corners.setDevicePixelRatio(scale);
    corners.fill(Qt::transparent);
    QPainter painter(&corners);
    strokeRounded(&painter, QRectF(0, 0, side, side), ground, pen, radius);
    painter.end();
    QPixmapCache::insert(key, corners);
    return corners;
}

/** Looks as strokeRounded(), which takes several times as long. */
void drawRounded(QPainter *painter, const QRect &rect, const QBrush &ground, const Pen &pen,
                 qreal radius = Size::Radius)
{
    const int reach = qCeil(radius + pen.width / 2);
    if (rect.width() < 2 * reach || rect.height() < 2 * reach || !hasWholeEdges(*painter, ground, pen))
        return strokeRounded(painter, rect, ground, pen, radius);
    const QPixmap corners = cornersOf(ground, pen, radius, 2 * reach, painter->device()->devicePixelRatioF());
    const int part = reach * int(corners.devicePixelRatio());
    const int right = rect.right() + 1 - reach;
    const int bottom = rect.bottom() + 1 - reach;
    painter->drawPixmap(QRect(rect.left(), rect.top(), reach, reach), corners, QRect(0, 0, part, part));
    painter->drawPixmap(QRect(right, rect.top(), reach, reach), corners, QRect(part, 0, part, part));
    painter->drawPixmap(QRect(rect.left(), bottom, reach, reach), corners, QRect(0, part, part, part));
    painter->drawPixmap(QRect(right, bottom, reach, reach), corners, QRect(part, part, part, part));
    const int line = int(pen.width);
    const QRect wide = rect.adjusted(reach, 0, -reach, 0);
    const QRect tall = rect.adjusted(0, reach, 0, -reach);
    if (ground.style() != Qt::NoBrush) {
        painter->fillRect(wide.adjusted(0, line, 0, -line), ground);
        painter->fillRect(QRect(tall.left() + line, tall.top(), reach - line, tall.height()), ground);
        painter->fillRect(QRect(right, tall.top(), reach - line, tall.height()), ground);
    }
    if (line == 0)
        return;
    painter->fillRect(QRect(wide.left(), wide.top(), wide.width(), line), pen.color);
    painter->fillRect(QRect(wide.left(), wide.bottom() + 1 - line, wide.width(), line), pen.color);
    painter->fillRect(QRect(tall.left(), tall.top(), line, tall.height()), pen.color);
    painter->fillRect(QRect(tall.right() + 1 - line, tall.top(), line, tall.height()), pen.color);
}

QColor blend(const QColor &over, const QColor &under, double share)
{
    const auto mix = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue()));
}

QColor buttonBackground(const QStyleOption &option, bool isPrimary)
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isDown = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    const QColor base = !isEnabled ? color(Role::Window) : isPrimary ? color(Role::Accent) : color(Role::Raised);
    if (!isEnabled)
        return base;
    const double share = isDown ? 0.16 : isHovered ? 0.07 : 0;
    return blend(isPrimary ? color(Role::AccentText) : color(Role::Text), base, share);
}

/** Draws an icon and a text side by side, centered in the option's rectangle. */
void drawLabel(QPainter *painter, const QStyleOption &option, const QIcon &icon, QSize iconSize, const QString &text,
               Role role)
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const int iconWidth = icon.isNull() ? 0 : iconSize.width();
    const int gap = iconWidth > 0 && !text.isEmpty() ? Space::Control - 2 : 0;
    const int textWidth = option.fontMetrics.size(Qt::TextShowMnemonic, text).width();
    QRect content(0, 0, iconWidth + gap + textWidth, option.rect.height());
    content.moveCenter(option.rect.center());
    const QRect place(content.left(), content.center().y() - iconSize.height() / 2 + 1, iconWidth, iconSize.height());
    icon.paint(painter, place, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    painter->setPen(color(isEnabled ? role : Role::Muted));
    painter->drawText(content.adjusted(iconWidth + gap, 0, Space::Control, 0),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, text);
}

/** A text that can be edited. */
bool isTextArea(const QWidget *widget)
{
    const auto *plain = qobject_cast<const QPlainTextEdit *>(widget);
    const auto *rich = qobject_cast<const QTextEdit *>(widget);
    return (plain && !plain->isReadOnly()) || (rich && !rich->isReadOnly());
}

} // namespace

void drawField(QPainter *painter, const QRect &rect, const QStyleOption &option, const QWidget *widget)
{
    const bool isWritable = option.state.testFlag(QStyle::State_Enabled) &&
                            !option.state.testFlag(QStyle::State_ReadOnly);
    drawRounded(painter, rect, color(isWritable ? Role::Surface : Role::Window), fieldBorder(option, widget));
}

void drawPushButton(QPainter *painter, const QStyleOption &option, const QWidget *widget)
{
    const bool isPrimary = widget && widget->property(PrimaryProperty).toBool();
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    const bool isFlat = button && button->features.testFlag(QStyleOptionButton::Flat);
    const bool isTouched = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken | QStyle::State_On);
    if (!isFlat || isTouched) {
        const Pen border{isEnabled ? color(Role::Border) : color(Role::Line),
                         isFlat || (isPrimary && isEnabled) ? 0.0 : 1.0};
        drawRounded(painter, option.rect, buttonBackground(option, isPrimary), border);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        const QColor ring = isPrimary ? blend(color(Role::AccentText), color(Role::Accent), 0.55) : color(Role::Accent);
        drawRounded(painter, isPrimary ? option.rect.adjusted(2, 2, -2, -2) : option.rect, Qt::NoBrush,
                    {ring, RingWidth});
    }
}

void drawToolButtonBackground(QPainter *painter, const QStyleOption &option)
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isRaised = option.state.testFlag(QStyle::State_AutoRaise);
    const bool isOn = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool isHovered = isEnabled && option.state.testFlag(QStyle::State_MouseOver);
    if (!isRaised && option.state.testFlag(QStyle::State_On) && isEnabled)
        drawRounded(painter, option.rect, color(Role::Selection), {color(Role::Accent), 1});
    else if (!isRaised)
        drawRounded(painter, option.rect, buttonBackground(option, false),
                    {color(isEnabled ? Role::Border : Role::Line), 1});
    else if (isOn)
        drawRounded(painter, option.rect, color(Role::Selection), {QColor(), 0});
    else if (isHovered)
        drawRounded(painter, option.rect, blend(color(Role::Text), color(Role::Surface), 0.09), {QColor(), 0});
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange))
        drawFocusRing(painter, option.rect);
}

void drawCheckBox(QPainter *painter, const QStyleOption &option)
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isOn = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const QColor ground = !isEnabled ? color(Role::Window) : isOn ? color(Role::Accent) : color(Role::Surface);
    const QColor border = !isEnabled ? color(Role::Line) : isOn || hasFocus ? color(Role::Accent) : color(Role::Border);
    drawRounded(painter, option.rect, ground, {border, hasFocus ? RingWidth : 1.0}, 3);
    if (!isOn)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(
        QPen(color(isEnabled ? Role::AccentText : Role::Muted), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF box = option.rect;
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
    };
    if (option.state.testFlag(QStyle::State_NoChange))
        painter->drawLine(at(0.28, 0.5), at(0.72, 0.5));
    else
        painter->drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)}));
    painter->restore();
}

void drawRadioButton(QPainter *painter, const QStyleOption &option)
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isOn = option.state.testFlag(QStyle::State_On);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color(!isEnabled ? Role::Line : isOn ? Role::Accent : Role::Border), 1));
    painter->setBrush(color(isEnabled ? Role::Surface : Role::Window));
    painter->drawEllipse(box);
    if (isOn) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(isEnabled ? Role::Accent : Role::Muted));
        const qreal inset = box.width() * 0.27;
        painter->drawEllipse(box.adjusted(inset, inset, -inset, -inset));
    }
    painter->restore();
}

void drawFocusRing(QPainter *painter, const QRect &rect)
{
    drawRounded(painter, rect, Qt::NoBrush, {color(Role::Accent), RingWidth});
}

void drawChevron(QPainter *painter, const QRect &rect, Qt::ArrowType direction, bool enabled)
{
    constexpr qreal Reach = 3.5;
    const qreal side = qMin<qreal>(Reach, qMin(rect.width(), rect.height()) / 2.5);
    const int degrees = direction == Qt::UpArrow      ? 180
                        : direction == Qt::LeftArrow  ? 90
                        : direction == Qt::RightArrow ? -90
                                                      : 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color(enabled ? Role::Muted : Role::Line), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(QRectF(rect).center());
    painter->rotate(degrees);
    painter->drawPolyline(QPolygonF({{-side, -side / 2}, {0, side / 2}, {side, -side / 2}}));
    painter->restore();
}

bool hasRoundedFrame(const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    return area && !area->isWindow() && area->frameShape() == QFrame::StyledPanel;
}

void drawAreaFrame(QPainter *painter, const QStyleOption &option, const QWidget *widget)
{
    const auto *area = static_cast<const QAbstractScrollArea *>(widget);
    const QWidget *viewport = area->viewport();
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const Pen border = isTextArea(widget) || hasFocus ? fieldBorder(option, widget) : Pen{color(Role::Line), 1};
    drawRounded(painter, option.rect, viewport->palette().brush(viewport->backgroundRole()), border);
}

bool isEmbedded(const QStyleOption &option)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    return frame && frame->lineWidth == 0;
}

void drawToolButtonLabel(QPainter *painter, const QStyleOptionToolButton &option)
{
    painter->setFont(option.font);
    drawLabel(painter, option, option.icon, option.iconSize, option.text, Role::Text);
}

void drawPushButtonLabel(QPainter *painter, const QStyleOptionButton &option, bool isPrimary)
{
    drawLabel(painter, option, option.icon, option.iconSize, option.text, isPrimary ? Role::AccentText : Role::Text);
}

} // namespace theme
