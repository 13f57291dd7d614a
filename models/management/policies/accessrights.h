#pragma once

#include "policy.h"

namespace management {

/** A URL of an API that a policy allows. `url` is a pattern, see UrlPattern. If `methods` is empty, all methods are
 * allowed. */
struct AllowedUrl {
    QString url;
    QStringList methods;
    friend bool operator==(const AllowedUrl &, const AllowedUrl &) = default;
};

/** The access rights of a policy for one API. If `allowedUrls` is empty, all URLs are allowed. */
struct AccessRight {
    /** The key of the API in the policy's map of access rights. Servers require it to be equal to `apiId`. */
    QString key;
    QString apiId;
    QString apiName;
    QStringList versions;
    bool disableIntrospection = false;
    QList<AllowedUrl> allowedUrls;
    friend bool operator==(const AccessRight &, const AccessRight &) = default;
};

/** The access rights of a policy, in the order of its map. */
[[nodiscard]] QList<AccessRight> accessRights(const Policy &policy);
/** The JSON Pointer of an access right in its policy. */
[[nodiscard]] QString rightPointer(const AccessRight &right);
/** Sets an access right in a policy under its key in the map. A new key is appended. JSON members that AccessRight does
 * not have are kept. */
void putAccessRight(Policy &policy, const AccessRight &right);
/** Removes the access right with a key from the map of a policy, if it exists. */
void removeAccessRight(Policy &policy, const QString &key);

} // namespace management
