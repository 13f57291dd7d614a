#pragma once

#include "policy.h"

namespace management {

/** `url` is a pattern. Without methods all methods are allowed. */
struct AllowedUrl {
    QString url;
    QStringList methods;
    friend bool operator==(const AllowedUrl &, const AllowedUrl &) = default;
};

/** The access rights of a policy for an API. Without allowed URLs all URLs are allowed. */
struct AccessRight {
    QString key; ///< The key in the map. Servers require it to be equal to `apiId`.
    QString apiId;
    QString apiName;
    QStringList versions;
    bool disableIntrospection = false;
    QList<AllowedUrl> allowedUrls;
    friend bool operator==(const AccessRight &, const AccessRight &) = default;
};

/** The access rights in the order of the map. */
[[nodiscard]] QList<AccessRight> accessRights(const Policy &policy);
/** Writes the access right under its key. A new key is appended. Members that AccessRight does not have are kept. */
void putAccessRight(Policy &policy, const AccessRight &right);
/** Removes the access right with this key if it exists. */
void removeAccessRight(Policy &policy, const QString &key);

} // namespace management
