#pragma once

#include "diagnostic.h"

#include <QString>

namespace base {

/** Returns the name of a severity in problem lines, reports and --fail-severity: `error`, `warning` or `info`. */
[[nodiscard]] inline QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_qs;
    case Severity::Warning:
        return u"warning"_qs;
    case Severity::Information:
        break;
    }
    return u"info"_qs;
}

} // namespace base
