#pragma once

#include <QStyle>

namespace theme {

/**
 * Returns the icon of the application for one of Qt's standard icons; a null icon if the application has none for it.
 */
[[nodiscard]] QIcon standardIconOf(QStyle::StandardPixmap pixmap);

} // namespace theme
