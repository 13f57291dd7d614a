#include "proxyaddress.h"

#include "environmentlist.h"
#include "secretresolver.h"
#include "whendone.h"

namespace management {

namespace {

/** Stores the address of an environment without its password, unless the user has changed it meanwhile. */
void removePassword(EnvironmentList &environments, const QString &id, const QString &proxyUrl)
{
    const QList<Environment> all = environments.environments();
    for (Environment environment : all) {
        if (environment.id != id || environment.proxyUrl != proxyUrl)
            continue;
        const ProxyAddress parts = splitProxyAddress(proxyUrl);
        environment.proxyUrl = parts.address;
        environment.proxyUser = parts.user;
        environments.put(environment);
    }
}

} // namespace

ProxyAddress splitProxyAddress(const QString &text)
{
    const QString scheme = u"http://"_qs;
    const bool hasScheme = text.contains(u"://"_qs);
    const QUrl url(hasScheme ? text.trimmed() : scheme + text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.userInfo().isEmpty())
        return {text, {}, {}};
    const QString address = url.toString(QUrl::RemoveUserInfo);
    return {hasScheme ? address : address.sliced(scheme.size()), url.userName(QUrl::FullyDecoded),
            url.password(QUrl::FullyDecoded)};
}

void moveProxyPasswords(EnvironmentList &environments, secrets::Keychain &keychain, QObject *context)
{
    const QList<Environment> all = environments.environments();
    for (const Environment &environment : all) {
        const ProxyAddress parts = splitProxyAddress(environment.proxyUrl);
        if (parts.user.isEmpty() && parts.password.isEmpty())
            continue;
        base::whenDone(
            keychain.write(environment.proxyPasswordKey(), secrets::Secret(parts.password)), context,
            [&environments, id = environment.id, proxyUrl = environment.proxyUrl](const base::Result<void> &stored) {
                if (stored)
                    removePassword(environments, id, proxyUrl);
            });
    }
}

} // namespace management
