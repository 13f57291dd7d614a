#pragma once

#include <functional>

class QObject;

namespace theme {

/**
 * Queries the desktop portal for the color scheme of the user (`org.freedesktop.appearance`, `color-scheme`). Calls
 * back later, or never if there is no portal or no preference.
 */
void askSystemScheme(QObject *context, const std::function<void(bool prefersDark)> &then);

} // namespace theme
