#pragma once

#include <QString>

namespace management {

/** The token of the embedded dashboard and portal. It is documented and not a secret. */
inline QString sandboxToken()
{
    return u"sandbox"_qs;
}

/** The id of the sandbox environment. */
inline QString sandboxEnvironmentId()
{
    return u"sandbox"_qs;
}

} // namespace management
