#include "metricsstyle.h"

#include "fieldpainting.h"
#include "fonts.h"
#include "measures.h"
#include "styleproperties.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QLineEdit>
#include <QStyleOption>

namespace theme {

namespace {

constexpr int FieldPadding = 8;
constexpr int LinePadding = 4;
constexpr int ButtonPadding = 12;
constexpr int ArrowWidth = 24;
constexpr int ScrollBarWidth = 12;
constexpr int ShortestHandle = 32;
constexpr int LineEditMargin = 2; ///< Of QLineEdit, around its text.
constexpr int HeaderArrowSide = 10;
/** How many letters have the cells whose sizes are kept. */
constexpr qsizetype MeasuredLetters = 30'000;
/** Keeps the corners of a square viewport inside of a rounded border that is two pixels wide. */
constexpr int RoundedFrameWidth = 3;

/** The part of the bar between two positions along it. */
QRect along(const QStyleOptionSlider &bar, int from, int to)
{
    return bar.orientation == Qt::Horizontal
               ? QRect(bar.rect.left() + from, bar.rect.top(), to - from, bar.rect.height())
               : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), to - from);
}

QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const int room = bar.orientation == Qt::Horizontal ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    const int wanted = range <= 0 ? room
                                  : qMax(ShortestHandle, int(qint64(bar.pageStep) * room / (range + bar.pageStep)));
    const int length = qMin(wanted, room);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - length,
                                                      bar.upsideDown);
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return QStyle::visualRect(bar.direction, bar.rect, along(bar, start, start + length));
    case QStyle::SC_ScrollBarSubPage:
        return QStyle::visualRect(bar.direction, bar.rect, along(bar, 0, start));
    case QStyle::SC_ScrollBarAddPage:
        return QStyle::visualRect(bar.direction, bar.rect, along(bar, start + length, room));
    default:
        return bar.rect;
    }
}

/** A line edit that a table, list or tree shows in a cell. */
bool isCellEditor(const QWidget *widget)
{
    if (!qobject_cast<const QLineEdit *>(widget))
        return false;
    const QWidget *viewport = widget->parentWidget();
    const auto *view = viewport ? qobject_cast<const QAbstractItemView *>(viewport->parentWidget()) : nullptr;
    return view && view->viewport() == viewport;
}

/** The arrow of a sorted column follows its title. In a column that is too narrow, it is at its end. */
QRect headerArrow(const QStyleOptionHeader &header)
{
    const int title = QFontMetrics(smallFont()).horizontalAdvance(header.text);
    const int icon = header.icon.isNull() ? 0 : Size::Icon + Space::Tight;
    const int side = HeaderArrowSide;
    const QRect room = header.rect.adjusted(Space::Control, 0, -Space::Control, 0);
    QRect arrow(0, header.rect.top() + (header.rect.height() - side) / 2, side, side);
    const int beside = Space::Tight + icon + title;
    if (header.textAlignment & Qt::AlignRight)
        arrow.moveLeft(qMax(room.left(), room.right() - beside - side + 1));
    else if (header.textAlignment & Qt::AlignHCenter)
        arrow.moveLeft(qMin(room.center().x() + (icon + title) / 2 + Space::Tight, room.right() - side + 1));
    else
        arrow.moveLeft(qMin(room.left() + beside, room.right() - side + 1));
    return QStyle::visualRect(header.direction, header.rect, arrow);
}

} // namespace

MetricsStyle::MetricsStyle()
    : QProxyStyle(u"Fusion"_qs)
    , m_textCells(MeasuredLetters)
{}

int MetricsStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons: // Of Qt, on some buttons only.
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

int MetricsStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return Space::Group;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_HeaderMargin:
        return Space::Control;
    case PM_FocusFrameHMargin:
        return Space::Control - 1; // Item views add one: cells line up with their header.
    case PM_DefaultFrameWidth:
        return hasRoundedFrame(widget) ? RoundedFrameWidth : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ToolBarItemSpacing:
    case PM_ToolBarItemMargin:
    case PM_DockWidgetTitleMargin:
        return Space::Tight;
    case PM_TabBarTabHSpace:
        return 2 * Space::Control + (widget && widget->property(FlushProperty).toBool() ? 0 : Space::Control);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_LineEditIconSize:
    case PM_MenuButtonIndicator:
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
    case PM_ScrollBarExtent:
        return ScrollBarWidth;
    case PM_SplitterWidth:
        return 5;
    case PM_TreeViewIndentation:
        return 18;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

/** Qt lays out the text for it. */
QSize MetricsStyle::textCellSize(const QStyleOptionViewItem &cell, const QSize &contents, const QWidget *widget) const
{
    const TextCell key{cell.text, cell.font};
    if (const QSize *known = m_textCells.object(key))
        return *known;
    const QSize size = QProxyStyle::sizeFromContents(CT_ItemViewItem, &cell, contents, widget);
    m_textCells.insert(key, new QSize(size), 1 + key.text.size());
    return size;
}

QSize MetricsStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                     const QWidget *widget) const
{
    if (type == CT_ItemViewItem) {
        const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        const bool isText = cell && cell->features == QStyleOptionViewItem::HasDisplay &&
                            cell->decorationPosition == QStyleOptionViewItem::Left;
        return (isText ? textCellSize(*cell, contents, widget)
                       : QProxyStyle::sizeFromContents(type, option, contents, widget))
            .expandedTo({0, Size::Row});
    }
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

QRect MetricsStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
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
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return scrollBarPart(*slider, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect MetricsStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents && !isEmbedded(*option))
        return rect.adjusted(LinePadding, 0, -LinePadding, 0);
    // The text of an editor in a cell stays where the cell shows it. A line edit has a margin of its own.
    if (element == SE_LineEditContents && isCellEditor(widget))
        return rect.adjusted(Space::Control - LineEditMargin, 0, LineEditMargin - Space::Control, 0);
    if (element == SE_HeaderArrow) {
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            return headerArrow(*header);
    }
    return rect;
}

} // namespace theme

#include "moc_metricsstyle.cpp"
