#pragma once

class QWidget;
namespace settings {
class Settings;
}

namespace window {

/** Gives the window its stored position and size, and makes it fit on a screen that is connected now. */
void restoreWindowGeometry(QWidget &window, const settings::Settings &settings);
/** Stores the position and size of the window in the settings. */
void saveWindowGeometry(const QWidget &window, settings::Settings &settings);

} // namespace window
