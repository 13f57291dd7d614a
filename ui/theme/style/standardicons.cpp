#include "standardicons.h"

#include "icon.h"

#include <optional>

namespace theme {

namespace {

std::optional<Icon> iconFor(QStyle::StandardPixmap pixmap)
{
    switch (pixmap) {
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
        return std::nullopt;
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

QIcon standardIconOf(QStyle::StandardPixmap pixmap)
{
    const std::optional<Icon> found = iconFor(pixmap);
    return found ? icon(*found, roleFor(*found)) : QIcon();
}

} // namespace theme
