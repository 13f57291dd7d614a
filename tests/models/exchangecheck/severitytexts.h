#pragma once

#include "diagnostic.h"

namespace support {

inline QString severityText(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return u"error"_qs;
    case base::Severity::Warning:
        return u"warning"_qs;
    case base::Severity::Information:
        break;
    }
    return u"info"_qs;
}

} // namespace support
