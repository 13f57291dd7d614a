#include "style.h"

#include "icon.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QScrollBar>
#include <QStyleOption>

// What the style answers in words, icons and preparations; measures and drawing stand in files of their own.
namespace theme {

namespace {

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

QIcon Style::standardIcon(StandardPixmap picture, const QStyleOption *option, const QWidget *widget) const
{
    bool isOurs = false;
    const Icon ours = iconFor(picture, isOurs);
    return isOurs ? icon(ours, roleFor(ours)) : QProxyStyle::standardIcon(picture, option, widget);
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractItemView *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace theme

#include "moc_style.cpp"
