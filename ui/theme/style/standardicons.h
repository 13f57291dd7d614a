#pragma once

#include <QStyle>

namespace theme {

/** Our icon in place of one of Qt's; null if there is none. */
[[nodiscard]] QIcon standardIconOf(QStyle::StandardPixmap pixmap);

} // namespace theme
