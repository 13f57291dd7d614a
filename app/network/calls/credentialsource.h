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

/** Provides the credentials for an environment's dashboard and portal: set for this run, of the sandbox, or from the
 * keychain. */
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
    /** Copies the credentials that are set for this run from another source. */
    void takeFrom(const CredentialSource &other) { m_given = other.m_given; }
    /** Returns the password of the environment's proxy, see network::proxyPassword(). */
    [[nodiscard]] QFuture<base::Result<secrets::Secret>> proxyPassword(const management::Environment &environment);
    /** Returns the token for a dashboard or the key for a portal. Error: MissingCredentials if there are none, with the
     * reason of the keychain. */
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

/** Returns the part of a token that must not appear in logs. */
[[nodiscard]] QByteArray tokenToHide(const secrets::Secret &token);

} // namespace network
