#pragma once

#include <QString>

namespace management {

/** What the embedded dashboard and portal accept. Written in the manual: it protects nothing and is no secret. */
inline QString sandboxToken()
{
    return u"sandbox"_qs;
}

/** The id of the environment that is always there. */
inline QString sandboxEnvironmentId()
{
    return u"sandbox"_qs;
}

} // namespace management
