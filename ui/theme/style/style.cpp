#include "style.h"

#include "fieldpainting.h"
#include "fonts.h"
#include "measures.h"
#include "standardicons.h"
#include "styleproperties.h"
#include "viewpainting.h"
#include "wheelguard.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QListView>
#include <QPainter>
#include <QStyleOption>

namespace theme {

namespace {

Qt::ArrowType arrowOf(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
        return Qt::UpArrow;
    case QStyle::PE_IndicatorArrowLeft:
        return Qt::LeftArrow;
    case QStyle::PE_IndicatorArrowRight:
        return Qt::RightArrow;
    default:
        return Qt::DownArrow;
    }
}

/** A list of one column without a frame has no other place that shows the focus. */
bool showsFocusByRow(const QWidget &view)
{
    const auto *list = qobject_cast<const QListView *>(&view);
    return list && list->frameShape() == QFrame::NoFrame && list->window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

} // namespace

Style::Style()
    : m_wheel(new WheelGuard(this))
{}

QIcon Style::standardIcon(StandardPixmap pixmap, const QStyleOption *option, const QWidget *widget) const
{
    const QIcon ours = standardIconOf(pixmap);
    return ours.isNull() ? MetricsStyle::standardIcon(pixmap, option, widget) : ours;
}

void Style::polish(QWidget *widget)
{
    MetricsStyle::polish(widget);
    m_wheel->guard(*widget);
    if (qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractItemView *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    if (!drawIndicator(element, *option, painter) && !drawFrame(element, *option, painter, widget) &&
        !drawPanel(element, *option, painter, widget))
        MetricsStyle::drawPrimitive(element, option, painter, widget);
}

bool Style::drawIndicator(PrimitiveElement element, const QStyleOption &option, QPainter *painter)
{
    const bool isEnabled = option.state.testFlag(State_Enabled);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(painter, option);
        return true;
    case PE_IndicatorRadioButton:
        drawRadioButton(painter, option);
        return true;
    case PE_IndicatorBranch:
        if (option.state.testFlag(State_Children))
            drawChevron(painter, option.rect, option.state.testFlag(State_Open) ? Qt::DownArrow : Qt::RightArrow, true);
        return true;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        drawChevron(painter, option.rect, arrowOf(element), isEnabled);
        return true;
    case PE_IndicatorHeaderArrow: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
        const bool isUp = header && header->sortIndicator == QStyleOptionHeader::SortUp;
        drawChevron(painter, option.rect, isUp ? Qt::UpArrow : Qt::DownArrow, true);
        return true;
    }
    default:
        return false;
    }
}

bool Style::drawFrame(PrimitiveElement element, const QStyleOption &option, QPainter *painter, const QWidget *widget)
{
    switch (element) {
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_FrameTabBarBase:
        return true;
    case PE_FrameLineEdit:
        drawField(painter, option.rect, option, widget);
        return true;
    case PE_FrameFocusRect:
        if (!qobject_cast<const QAbstractItemView *>(widget))
            drawFocusRing(painter, option.rect.adjusted(-2, 0, 2, 0));
        else if (showsFocusByRow(*widget))
            drawFocusRing(painter, option.rect.adjusted(1, 0, -1, 0));
        return true;
    case PE_Frame:
        if (hasRoundedFrame(widget)) {
            drawAreaFrame(painter, option, widget);
            return true;
        }
        if (option.state.testFlag(State_HasFocus) && qobject_cast<const QAbstractScrollArea *>(widget)) {
            drawFocusRing(painter, option.rect);
            return true;
        }
        [[fallthrough]];
    case PE_FrameGroupBox:
    case PE_FrameTabWidget:
    case PE_FrameDockWidget: // A popup over a page needs a visible edge on all sides.
        theme::drawFrame(painter, option.rect, widget && widget->isWindow() ? Role::Border : Role::Line);
        return true;
    case PE_FrameMenu:
        theme::drawFrame(painter, option.rect);
        return true;
    default:
        return false;
    }
}

bool Style::drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter *painter, const QWidget *widget)
{
    switch (element) {
    case PE_PanelStatusBar:
    case PE_PanelMenuBar:
        return true;
    case PE_PanelScrollAreaCorner: // A box between two scroll bars says nothing.
        painter->fillRect(option.rect, color(Role::Surface));
        return true;
    case PE_PanelLineEdit:
        if (!isEmbedded(option))
            drawField(painter, option.rect, option, widget);
        else if (!widget || !qobject_cast<const QComboBox *>(widget->parentWidget()))
            painter->fillRect(option.rect, option.palette.base());
        return true;
    case PE_PanelButtonCommand:
        drawPushButton(painter, option, widget);
        return true;
    case PE_PanelButtonTool:
    case PE_IndicatorButtonDropDown:
        drawToolButtonBackground(painter, option);
        return true;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        drawMenuBackground(painter, option.rect);
        return true;
    case PE_PanelItemViewItem:
        drawItemBackground(painter, option);
        return true;
    case PE_PanelItemViewRow:
        drawRowBackground(painter, option);
        return true;
    default:
        return false;
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    if (!drawBar(element, *option, painter, widget) && !drawButtonLabel(element, *option, painter, widget) &&
        !drawTabOrHeader(element, *option, painter, widget))
        MetricsStyle::drawControl(element, option, painter, widget);
}

bool Style::drawTabOrHeader(ControlElement element, const QStyleOption &option, QPainter *painter,
                            const QWidget *widget) const
{
    const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(&option);
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
    switch (element) {
    case CE_TabBarTabShape:
        if (tab)
            drawTab(painter, *tab, widget && widget->property(FlushProperty).toBool());
        return true;
    case CE_TabBarTabLabel:
        if (tab)
            drawTabLabel(*tab, painter, widget);
        return true;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        if (header)
            drawHeaderSection(painter, *header);
        else
            painter->fillRect(option.rect, color(Role::Surface));
        return true;
    case CE_HeaderLabel:
        if (header)
            drawHeaderLabel(*header, painter, widget);
        return true;
    default:
        return false;
    }
}

/** Labels with an icon and a text; Fusion draws the others. */
bool Style::drawButtonLabel(ControlElement element, const QStyleOption &option, QPainter *painter,
                            const QWidget *widget)
{
    if (element == CE_PushButtonLabel) {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
        if (!button || button->features.testFlag(QStyleOptionButton::HasMenu))
            return false;
        drawPushButtonLabel(painter, *button, widget && widget->property(PrimaryProperty).toBool());
        return true;
    }
    if (element == CE_ToolButtonLabel) {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(&option);
        if (!button || button->toolButtonStyle != Qt::ToolButtonTextBesideIcon || button->text.isEmpty() ||
            button->icon.isNull())
            return false;
        drawToolButtonLabel(painter, *button);
        return true;
    }
    return false;
}

bool Style::drawBar(ControlElement element, const QStyleOption &option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_ScrollBarAddPage:
    case CE_ScrollBarSubPage:
    case CE_ScrollBarAddLine:
    case CE_ScrollBarSubLine:
        return true;
    case CE_ScrollBarSlider:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(&option))
            drawScrollBarHandle(painter, *slider);
        return true;
    case CE_Splitter:
        drawSplitter(painter, option);
        return true;
    case CE_ToolBar:
        painter->fillRect(option.rect, color(Role::Surface));
        painter->setPen(color(Role::Line));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        return true;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option.rect, color(Role::Surface));
        return true;
    case CE_MenuBarItem:
        painter->fillRect(option.rect, color(Role::Surface));
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(&option))
            drawMenuBarItem(*item, painter, widget);
        return true;
    default:
        return false;
    }
}

void Style::drawTabLabel(const QStyleOptionTab &tab, QPainter *painter, const QWidget *widget) const
{
    // Fusion draws the focus as a dotted rectangle.
    QStyleOptionTab plain = tab;
    plain.state.setFlag(State_HasFocus, false);
    const bool isSelected = tab.state.testFlag(State_Selected);
    plain.palette.setColor(QPalette::WindowText, color(isSelected ? Role::Text : Role::Muted));
    MetricsStyle::drawControl(CE_TabBarTabLabel, &plain, painter, widget);
    if (tab.state.testFlag(State_HasFocus) && tab.state.testFlag(State_KeyboardFocusChange))
        drawFocusRing(painter, tab.rect.adjusted(2, 4, -2, -4));
}

void Style::drawHeaderLabel(const QStyleOptionHeader &header, QPainter *painter, const QWidget *widget) const
{
    // Fusion draws the titles of selected columns in bold.
    QStyleOptionHeaderV2 plain;
    static_cast<QStyleOptionHeader &>(plain) = header;
    plain.state.setFlag(State_On, false);
    plain.palette.setColor(QPalette::ButtonText, color(Role::Muted));
    painter->setFont(smallFont());
    MetricsStyle::drawControl(CE_HeaderLabel, &plain, painter, widget);
}

void Style::drawMenuBarItem(const QStyleOptionMenuItem &item, QPainter *painter, const QWidget *widget) const
{
    if (item.state & (State_Selected | State_Sunken))
        painter->fillRect(item.rect, color(Role::Selection));
    const bool showsMnemonic = proxy()->styleHint(SH_UnderlineShortcut, &item, widget);
    const int flags = Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine |
                      (showsMnemonic ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
    proxy()->drawItemText(painter, item.rect, flags, item.palette, item.state.testFlag(State_Enabled), item.text,
                          QPalette::WindowText);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (option->subControls.testFlag(SC_ComboBoxFrame))
            drawField(painter, option->rect, *option, widget);
        drawChevron(painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget), Qt::DownArrow,
                    option->state.testFlag(State_Enabled));
        return;
    case CC_SpinBox: {
        drawField(painter, option->rect, *option, widget);
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        if (!spin || spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        const bool canUp = spin->stepEnabled.testFlag(QAbstractSpinBox::StepUpEnabled);
        const bool canDown = spin->stepEnabled.testFlag(QAbstractSpinBox::StepDownEnabled);
        drawChevron(painter, subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget), Qt::UpArrow, canUp);
        drawChevron(painter, subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget), Qt::DownArrow, canDown);
        return;
    }
    case CC_ScrollBar:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            drawScrollBarBackground(painter, *slider, widget);
            if (slider->minimum == slider->maximum)
                return;
            QStyleOptionSlider handle = *slider;
            handle.rect = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
            if (!handle.activeSubControls.testFlag(SC_ScrollBarSlider))
                handle.state &= ~(State_MouseOver | State_Sunken);
            drawScrollBarHandle(painter, handle);
        }
        return;
    default:
        MetricsStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace theme

#include "moc_style.cpp"
