#pragma once

#include <QStyle>

namespace theme {

/** The icon of the application for one of Qt's; null if it has none. */
[[nodiscard]] QIcon standardIconOf(QStyle::StandardPixmap pixmap);

} // namespace theme
