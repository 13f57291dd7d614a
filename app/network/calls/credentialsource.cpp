#include "credentialsource.h"

#include "proxypassword.h"
#include "whendone.h"

namespace network {

namespace {

using management::CallError;
using management::CallFailure;
using management::RequestFault;

CallError missing(const base::Error &error)
{
    CallError missing;
    missing.failure = CallFailure::MissingCredentials;
    missing.message = error.detail;
    switch (error.code) {
    case base::ErrorCode::KeychainLocked:
        missing.request = RequestFault::KeychainLocked;
        break;
    case base::ErrorCode::KeychainUnavailable:
        missing.request = RequestFault::KeychainUnavailable;
        break;
    case base::ErrorCode::PermissionDenied:
        missing.request = RequestFault::KeychainDenied;
        break;
    default:
        break;
    }
    return missing;
}

CredentialSource::Outcome usable(const base::Result<secrets::Secret> &read)
{
    if (!read)
        return missing(read.error());
    if (read->isEmpty())
        return missing({base::ErrorCode::NotFound, {}});
    return *read;
}

} // namespace

void CredentialSource::setForThisRun(const QString &environmentId, const secrets::Secret &dashboardToken,
                                     const secrets::Secret &portalKey)
{
    m_given.insert(environmentId, {dashboardToken, portalKey});
}

QFuture<CredentialSource::Outcome> CredentialSource::credentials(const management::Environment &environment,
                                                                 Interface service)
{
    const Given given = m_given.value(environment.id);
    const secrets::Secret &known = service == Interface::Dashboard ? given.dashboardToken : given.portalKey;
    if (!known.isEmpty())
        return base::readyFuture<Outcome>(known);
    if (environment.isSandbox)
        return base::readyFuture(usable(m_sandboxToken));
    const QString key = service == Interface::Dashboard ? environment.dashboardTokenKey() : environment.portalKeyKey();
    return m_keychain.read(key).then([](const base::Result<secrets::Secret> &read) { return usable(read); });
}

QFuture<base::Result<secrets::Secret>> CredentialSource::proxyPassword(const management::Environment &environment)
{
    return network::proxyPassword(environment, m_keychain);
}

QByteArray tokenToHide(const secrets::Secret &token)
{
    return token.reveal().trimmed();
}

} // namespace network
