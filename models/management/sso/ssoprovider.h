#pragma once

#include "ssoprofile.h"
#include "ssourl.h"

#include <QSet>

namespace management {

/** The address of the provider that an SSO profile refers to. Empty if it is not known. */
struct ProviderAddress {
    QString
        host; ///< The host, with the port if it is not that of the scheme. Empty for a login URL of the environment.
    QString name; ///< The host and the path without the names of endpoints.
};

/** Returns the provider of an SSO profile. `ownHosts` are the hosts of the environment, in lower-case ASCII; `login` is
 * the profile's login URL. See reviewSsoProfiles(). */
[[nodiscard]] ProviderAddress providerOf(const SsoProfile &profile, const SsoUrl &login, const QSet<QString> &ownHosts);

} // namespace management
