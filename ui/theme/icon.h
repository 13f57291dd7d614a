#pragma once

#include "colors.h"

#include <QIcon>
#include <QPixmap>

namespace theme {

/** The icons of the application, named after their meaning. Each is drawn on a grid of 20 × 20 units, in the file of
 * the folder resources/icons that has the name in lower case. */
enum class Icon {
    Add,
    Api,
    ArrowDown,
    ArrowLeft,
    ArrowRight,
    ArrowUp,
    Calendar,
    Certificate,
    Check,
    ChevronDown,
    ChevronRight,
    ChevronUp,
    Clear,
    Client,
    Clock,
    Close,
    Command,
    Copy,
    Dot,
    Duplicate,
    Edit,
    Environment,
    Error,
    Exchange,
    Export,
    Eye,
    EyeOff,
    File,
    Filter,
    Folder,
    Gateway,
    Grip,
    Help,
    Import,
    Information,
    Key,
    Link,
    Lock,
    Menu,
    More,
    Ok,
    Open,
    Overview,
    Path,
    Pause,
    Pin,
    Play,
    Policy,
    Profile,
    Redo,
    Refresh,
    Remove,
    Revert,
    Save,
    Schema,
    Search,
    Send,
    Settings,
    Source,
    Stop,
    Template,
    Theme,
    Undo,
    Upstream,
    Warning,
};

/** Returns an icon in the color of a role. It is sharp at every scale and changes its color with the theme. */
[[nodiscard]] QIcon icon(Icon icon, Role role = Role::Text);
/** Returns an icon as a pixmap of `size` device-independent pixels, in the color of a role, for labels and painters. */
[[nodiscard]] QPixmap pixmap(Icon icon, Role role, int size, qreal devicePixelRatio);

} // namespace theme
