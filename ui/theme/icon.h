#pragma once

#include "colors.h"

#include <QIcon>
#include <QPixmap>

namespace theme {

/** The icons, named after their meaning. Each is drawn on a grid of 20 in resources/icons, in the file of the same name
 * in lower case.
 */
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

/** The icon in a role's color, sharp at every scale. It changes with the theme. */
[[nodiscard]] QIcon icon(Icon icon, Role role = Role::Text);
/** The icon as a pixmap of `size` device-independent pixels, for labels and painters. */
[[nodiscard]] QPixmap pixmap(Icon icon, Role role, int size, qreal devicePixelRatio);

} // namespace theme
