#pragma once

class QWidget;
namespace base {
class Settings;
}

namespace window {

/** Moves the window to its stored place, and resizes it to fit on the screen that is there now. */
void restoreWindowGeometry(QWidget &window, const base::Settings &settings);
/** Stores place and size of the window. */
void saveWindowGeometry(const QWidget &window, base::Settings &settings);

} // namespace window
