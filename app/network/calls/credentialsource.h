#pragma once

#include "callerror.h"
#include "environment.h"
#include "result.h"
#include "secret.h"
#include "secretresolver.h"

#include <QFuture>
#include <QHash>

namespace network {

enum class Interface { Dashboard, Portal };

/** The credentials of an environment: set for this run, of the sandbox, or from the keychain. */
class CredentialSource final
{
public:
    using Outcome = base::Result<secrets::Secret, management::CallError>;

    CredentialSource(secrets::Keychain &keychain, secrets::Secret sandboxToken)
        : m_keychain(keychain)
        , m_sandboxToken(std::move(sandboxToken))
    {}

    void setForThisRun(const QString &environmentId, const secrets::Secret &dashboardToken,
                       const secrets::Secret &portalKey);
    /** As network::proxyPassword(). */
    [[nodiscard]] QFuture<base::Result<secrets::Secret>> proxyPassword(const management::Environment &environment);
    /** MissingCredentials if there are none, with the reason of the keychain. */
    [[nodiscard]] QFuture<Outcome> credentials(const management::Environment &environment, Interface service);

private:
    struct Given {
        secrets::Secret dashboardToken;
        secrets::Secret portalKey;
    };

    secrets::Keychain &m_keychain;
    secrets::Secret m_sandboxToken;
    QHash<QString, Given> m_given;
};

/** The part of a token to redact. */
[[nodiscard]] QByteArray tokenToHide(const secrets::Secret &token);

} // namespace network
