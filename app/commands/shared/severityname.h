#pragma once

#include "diagnostic.h"

#include <QString>

namespace commands {

/** Returns the name of a severity in problem lines, reports and --fail-severity: `error`, `warning` or `info`. */
[[nodiscard]] QString severityName(base::Severity severity);

} // namespace commands
