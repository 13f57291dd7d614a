#pragma once

#include <QString>

namespace management {

/** The id of the sandbox environment. */
inline QString sandboxEnvironmentId()
{
    return u"sandbox"_qs;
}

} // namespace management
