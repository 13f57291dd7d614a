#pragma once

#include <QString>

namespace startup {

/**
 * A line of the log without credentials in URLs, in header fields and after names such as `password`. The program's own
 * messages contain none, but messages of libraries may quote requests.
 */
[[nodiscard]] QString redactedLine(const QString &line);

/** Passes all following log messages through redactedLine(). */
void redactLog();

} // namespace startup
