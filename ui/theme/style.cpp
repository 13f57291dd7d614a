#include "style.h"

#include "fonts.h"
#include "icon.h"
#include "measures.h"
#include "stylepainting.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>

namespace theme {

namespace {

constexpr int FieldPadding = 8;
constexpr int LinePadding = 4;
constexpr int ButtonPadding = 12;
constexpr int ArrowWidth = 24;
constexpr int ScrollBarWidth = 12;

/** Fields inside a table cell or another field draw no border of their own. */
bool isEmbedded(const QStyleOption &option)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    return frame && frame->lineWidth == 0;
}

Icon iconFor(QStyle::StandardPixmap picture, bool &isOurs)
{
    isOurs = true;
    switch (picture) {
    case QStyle::SP_MessageBoxCritical:
        return Icon::Error;
    case QStyle::SP_MessageBoxWarning:
        return Icon::Warning;
    case QStyle::SP_MessageBoxInformation:
        return Icon::Information;
    case QStyle::SP_MessageBoxQuestion:
        return Icon::Help;
    case QStyle::SP_LineEditClearButton:
    case QStyle::SP_TitleBarCloseButton:
    case QStyle::SP_DockWidgetCloseButton:
        return Icon::Close;
    case QStyle::SP_DirIcon:
        return Icon::Folder;
    case QStyle::SP_FileIcon:
        return Icon::File;
    case QStyle::SP_BrowserReload:
        return Icon::Refresh;
    case QStyle::SP_ToolBarHorizontalExtensionButton:
        return Icon::More;
    default:
        isOurs = false;
        return Icon::More;
    }
}

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

bool isTextArea(const QWidget *widget)
{
    const auto *plain = qobject_cast<const QPlainTextEdit *>(widget);
    const auto *rich = qobject_cast<const QTextEdit *>(widget);
    return (plain && !plain->isReadOnly()) || (rich && !rich->isReadOnly());
}

Role roleFor(Icon icon)
{
    switch (icon) {
    case Icon::Error:
        return Role::Error;
    case Icon::Warning:
        return Role::Warning;
    case Icon::Information:
    case Icon::Help:
        return Role::Information;
    default:
        return Role::Muted;
    }
}

} // namespace

Style::Style()
    : QProxyStyle(u"Fusion"_qs)
{}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return Space::Group;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return Space::Control;
    case PM_ScrollBarExtent:
        return ScrollBarWidth;
    case PM_SplitterWidth:
        return 5;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_LineEditIconSize:
        return Size::Icon;
    case PM_ToolBarIconSize:
        return Size::LargeIcon;
    case PM_MessageBoxIconSize:
        return 32;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return Space::Control;
    case PM_TreeViewIndentation:
        return 18;
    case PM_ToolBarItemSpacing:
        return Space::Tight;
    case PM_ToolBarItemMargin:
        return Space::Tight;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
        return 0;
    case PM_TabBarTabHSpace:
        return 2 * Space::Control + Space::Group;
    case PM_MenuButtonIndicator:
        return Size::Icon;
    case PM_DockWidgetTitleMargin:
        return Space::Tight;
    case PM_HeaderMargin:
        return Space::Control;
    case PM_FocusFrameHMargin:
        return Space::Control - 1; // Item views add one: cells line up with their header.
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ItemView_ShowDecorationSelected:
        return hint == SH_ItemView_ShowDecorationSelected;
    case SH_UnderlineShortcut:
        return option ? option->state.testFlag(State_KeyboardFocusChange) : 0;
    case SH_LineEdit_PasswordCharacter:
        return 0x2022;
    case SH_FormLayoutLabelAlignment:
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case SH_MessageBox_CenterButtons:
        return 0;
    case SH_TabBar_ElideMode:
        return Qt::ElideNone;
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                              const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        return {qMax(contents.width() + 2 * ButtonPadding, Size::Control), Size::Control};
    case CT_LineEdit:
        return {size.width() + 2 * LinePadding, qMax(Size::Control, contents.height() + Space::Tight)};
    case CT_SpinBox:
        return {size.width() + 2 * LinePadding, Size::Control};
    case CT_ComboBox:
        return {contents.width() + FieldPadding + ArrowWidth + Space::Tight, Size::Control};
    case CT_ToolButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        const bool hasText = button && button->toolButtonStyle != Qt::ToolButtonIconOnly && !button->text.isEmpty();
        return {qMax(size.width() + (hasText ? Space::Control : 0), Size::Control), Size::Control};
    }
    case CT_CheckBox:
    case CT_RadioButton:
        return {size.width() + Space::Tight, qMax(size.height(), Size::Row - 2)};
    case CT_TabBarTab:
        return {size.width(), Size::Tab};
    case CT_ItemViewItem:
        return size.expandedTo({0, Size::Row});
    case CT_HeaderSection:
        return {size.width(), qMax(size.height(), Size::Header)};
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && item->menuItemType != QStyleOptionMenuItem::Separator)
            return size.expandedTo({0, Size::Row});
        return size;
    case CT_MenuBarItem:
        return {size.width() + Space::Control, qMax(size.height(), Size::Control)};
    default:
        return size;
    }
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                            const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        const QRect whole = option->rect;
        if (part == SC_ComboBoxArrow)
            return visualRect(option->direction, whole,
                              QRect(whole.right() - ArrowWidth, whole.top(), ArrowWidth, whole.height()));
        if (part == SC_ComboBoxEditField)
            return visualRect(option->direction, whole, whole.adjusted(FieldPadding - 2, 2, -ArrowWidth, -2));
    }
    if (control == CC_ScrollBar) {
        // No buttons at the ends: the groove is the whole bar.
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            const bool isHorizontal = slider->orientation == Qt::Horizontal;
            const int room = isHorizontal ? slider->rect.width() : slider->rect.height();
            const qint64 range = qint64(slider->maximum) - slider->minimum;
            const int length = range <= 0 ? room
                                          : qMax(32, int(qint64(slider->pageStep) * room / (range + slider->pageStep)));
            const int handle = qMin(length, room);
            const int start = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition,
                                                      room - handle, slider->upsideDown);
            const auto along = [&](int from, int to) {
                return isHorizontal
                           ? QRect(slider->rect.left() + from, slider->rect.top(), to - from, slider->rect.height())
                           : QRect(slider->rect.left(), slider->rect.top() + from, slider->rect.width(), to - from);
            };
            switch (part) {
            case SC_ScrollBarGroove:
                return slider->rect;
            case SC_ScrollBarSlider:
                return visualRect(slider->direction, slider->rect, along(start, start + handle));
            case SC_ScrollBarSubPage:
                return visualRect(slider->direction, slider->rect, along(0, start));
            case SC_ScrollBarAddPage:
                return visualRect(slider->direction, slider->rect, along(start + handle, room));
            default:
                break;
            }
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents && !isEmbedded(*option))
        return rect.adjusted(LinePadding, 0, -LinePadding, 0);
    return rect;
}

QIcon Style::standardIcon(StandardPixmap picture, const QStyleOption *option, const QWidget *widget) const
{
    bool isOurs = false;
    const Icon ours = iconFor(picture, isOurs);
    return isOurs ? icon(ours, roleFor(ours)) : QProxyStyle::standardIcon(picture, option, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        if (!isEmbedded(*option))
            drawField(painter, option->rect, *option, widget);
        else if (!widget || !qobject_cast<const QComboBox *>(widget->parentWidget()))
            painter->fillRect(option->rect, option->palette.base());
        return;
    case PE_FrameLineEdit:
        drawField(painter, option->rect, *option, widget);
        return;
    case PE_PanelButtonCommand:
        drawPushButton(painter, *option, widget);
        return;
    case PE_FrameDefaultButton:
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_FrameTabBarBase:
    case PE_PanelMenuBar:
        return;
    case PE_PanelButtonTool:
    case PE_IndicatorButtonDropDown:
        drawToolButtonGround(painter, *option);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(painter, *option);
        return;
    case PE_IndicatorRadioButton:
        drawRadioButton(painter, *option);
        return;
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children))
            drawChevron(painter, option->rect, option->state.testFlag(State_Open) ? Qt::DownArrow : Qt::RightArrow,
                        true);
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        drawChevron(painter, option->rect, arrowOf(element), option->state.testFlag(State_Enabled));
        return;
    case PE_IndicatorHeaderArrow: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        const bool isUp = header && header->sortIndicator == QStyleOptionHeader::SortUp;
        drawChevron(painter, option->rect, isUp ? Qt::UpArrow : Qt::DownArrow, true);
        return;
    }
    case PE_FrameFocusRect:
        if (!qobject_cast<const QAbstractItemView *>(widget))
            drawFocusRing(painter, option->rect.adjusted(-2, 0, 2, 0));
        return;
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameTabWidget:
    case PE_FrameDockWidget:
        if (element == PE_Frame && isTextArea(widget))
            drawTextAreaFrame(painter, *option, widget);
        else if (element == PE_Frame && option->state.testFlag(State_HasFocus) &&
                 qobject_cast<const QAbstractScrollArea *>(widget))
            drawFocusRing(painter, option->rect);
        else
            drawFrame(painter, option->rect);
        return;
    case PE_FrameMenu:
        drawFrame(painter, option->rect);
        return;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        drawMenuGround(painter, option->rect);
        return;
    case PE_PanelItemViewItem:
        drawItemGround(painter, *option);
        return;
    case PE_PanelItemViewRow:
        drawRowGround(painter, *option);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            drawTab(painter, *tab);
        return;
    case CE_TabBarTabLabel:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            QStyleOptionTab calm = *tab;
            calm.state.setFlag(State_HasFocus, false);
            const bool isSelected = tab->state.testFlag(State_Selected);
            calm.palette.setColor(QPalette::WindowText, color(isSelected ? Role::Text : Role::Muted));
            QProxyStyle::drawControl(element, &calm, painter, widget);
            if (tab->state.testFlag(State_HasFocus) && tab->state.testFlag(State_KeyboardFocusChange))
                drawFocusRing(painter, tab->rect.adjusted(2, 4, -2, -4));
        }
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            drawHeaderSection(painter, *header);
        else
            painter->fillRect(option->rect, color(Role::Surface));
        return;
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeaderV2 calm;
            static_cast<QStyleOptionHeader &>(calm) = *header;
            calm.palette.setColor(QPalette::ButtonText, color(Role::Muted));
            painter->setFont(smallFont());
            calm.state.setFlag(State_On, false);
            QProxyStyle::drawControl(element, &calm, painter, widget);
        }
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
            button && widget && widget->property(PrimaryProperty).toBool() && button->state.testFlag(State_Enabled)) {
            QStyleOptionButton primary = *button;
            primary.palette.setColor(QPalette::ButtonText, color(Role::AccentText));
            QProxyStyle::drawControl(element, &primary, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            button && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button->text.isEmpty() &&
            !button->icon.isNull()) {
            drawToolButtonLabel(painter, *button);
            return;
        }
        break;
    case CE_ScrollBarAddPage:
    case CE_ScrollBarSubPage:
    case CE_ScrollBarAddLine:
    case CE_ScrollBarSubLine:
        return;
    case CE_ScrollBarSlider:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option))
            drawScrollBarHandle(painter, *slider);
        return;
    case CE_Splitter:
        drawSplitter(painter, *option);
        return;
    case CE_ToolBar:
        painter->fillRect(option->rect, color(Role::Surface));
        painter->setPen(color(Role::Line));
        painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, color(Role::Surface));
        return;
    case CE_MenuBarItem:
        painter->fillRect(option->rect, color(Role::Surface));
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            if (item->state & (State_Selected | State_Sunken))
                painter->fillRect(item->rect, color(Role::Selection));
            const int flags = Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine |
                              (proxy()->styleHint(SH_UnderlineShortcut, option, widget) ? Qt::TextShowMnemonic
                                                                                        : Qt::TextHideMnemonic);
            proxy()->drawItemText(painter, item->rect, flags, item->palette, item->state.testFlag(State_Enabled),
                                  item->text, QPalette::WindowText);
        }
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
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
            drawScrollBarGround(painter, *slider);
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
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractItemView *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace theme
