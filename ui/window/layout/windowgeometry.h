#pragma once

class QWidget;
namespace settings {
class Settings;
}

namespace window {

/** Moves the window to its stored place, and resizes it to fit on the screen that is there now. */
void restoreWindowGeometry(QWidget &window, const settings::Settings &settings);
/** Stores place and size of the window. */
void saveWindowGeometry(const QWidget &window, settings::Settings &settings);

} // namespace window
