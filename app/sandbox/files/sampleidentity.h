#pragma once

#include <QString>

namespace sandbox {

/** Returns the id of the organization that owns the certificates and policies of the sandbox. */
inline QString sampleOrganisation()
{
    return u"5e9d9544a1dcd60001d0ed20"_qs;
}

} // namespace sandbox
