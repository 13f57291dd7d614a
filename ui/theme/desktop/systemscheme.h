#pragma once

#include <functional>

class QObject;

namespace theme {

/**
 * Asks the desktop portal whether the user prefers a dark color scheme (`org.freedesktop.appearance`, `color-scheme`),
 * and calls `then` with the answer later, unless `context` is destroyed before. Never calls it if there is no portal or
 * the user has no preference.
 */
void askSystemScheme(QObject *context, const std::function<void(bool prefersDark)> &then);

} // namespace theme
