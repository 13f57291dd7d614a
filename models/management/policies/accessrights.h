#pragma once

#include "policy.h"

namespace management {

/** `url` is a pattern; no method listed means every method. */
struct AllowedUrl {
    QString url;
    QStringList methods;
    friend bool operator==(const AllowedUrl &, const AllowedUrl &) = default;
};

/** What a policy allows on one API. Source: section 2.3 of the reference. No allowed URL means every URL. */
struct AccessRight {
    QString key; ///< Its name in the map; servers want it equal to `apiId`.
    QString apiId;
    QString apiName;
    QStringList versions;
    bool disableIntrospection = false;
    QList<AllowedUrl> allowedUrls;
    friend bool operator==(const AccessRight &, const AccessRight &) = default;
};

/** In the order of the map. */
[[nodiscard]] QList<AccessRight> accessRights(const Policy &policy);
/** Writes the right under its key, in its place or at the end; members that are not in AccessRight stay. */
void putAccessRight(Policy &policy, const AccessRight &right);
/** Removes the right under that key; does nothing when there is none. */
void removeAccessRight(Policy &policy, const QString &key);

} // namespace management
