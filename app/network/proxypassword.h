#pragma once

#include "environment.h"
#include "secretresolver.h"

namespace network {

/** Returns the password of the environment's proxy from the keychain. Empty if the proxy has no user, or the keychain
 * has no password for it. */
[[nodiscard]] QFuture<base::Result<secrets::Secret>> proxyPassword(const management::Environment &environment,
                                                                   secrets::Keychain &keychain);

} // namespace network
