#pragma once

#include <QString>

namespace startup {

/**
 * A line of the log without credentials: those in URLs, in header fields, and behind names such as `password`. Our own
 * messages hold none; those of libraries may quote what was sent.
 */
[[nodiscard]] QString redactedLine(const QString &line);

/** From now on every message of the process passes redactedLine(). */
void redactLog();

} // namespace startup
