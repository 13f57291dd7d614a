#pragma once

#include "environment.h"
#include "secretresolver.h"

namespace network {

/** The password of the environment's proxy in the keychain. Empty if the proxy has no user, or the keychain none. */
[[nodiscard]] QFuture<base::Result<secrets::Secret>> proxyPassword(const management::Environment &environment,
                                                                   secrets::Keychain &keychain);

} // namespace network
