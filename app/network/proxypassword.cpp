#include "proxypassword.h"

#include "whendone.h"

namespace network {

QFuture<base::Result<secrets::Secret>> proxyPassword(const management::Environment &environment,
                                                     secrets::Keychain &keychain)
{
    using Read = base::Result<secrets::Secret>;
    if (environment.proxyUrl.isEmpty() || environment.proxyUser.isEmpty())
        return base::readyFuture(Read(secrets::Secret()));
    // Without the password the proxy answers with 407, which says more than the keychain's error.
    return keychain.read(environment.proxyPasswordKey()).then([](const Read &read) {
        return read ? read : Read(secrets::Secret());
    });
}

} // namespace network
