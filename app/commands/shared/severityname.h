#pragma once

#include "diagnostic.h"

#include <QString>

namespace commands {

/** The word for a severity in problem lines, in reports and for --fail-severity: `error`, `warning` or `info`. */
[[nodiscard]] QString severityName(base::Severity severity);

} // namespace commands
