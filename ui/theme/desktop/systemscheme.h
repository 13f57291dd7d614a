#pragma once

#include <functional>

class QObject;

namespace theme {

/**
 * Asks the desktop portal whether the person prefers dark (`org.freedesktop.appearance`, `color-scheme`). The answer
 * comes later; nothing is called where no portal answers or it has no preference.
 */
void askSystemScheme(QObject *context, const std::function<void(bool prefersDark)> &then);

} // namespace theme
