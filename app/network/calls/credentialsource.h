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

/** The credentials of an environment: those given for this run, the sandbox's own, or the keychain's. */
class CredentialSource final
{
public:
    using Outcome = base::Result<secrets::Secret, management::CallError>;

    explicit CredentialSource(secrets::Keychain &keychain)
        : m_keychain(keychain)
    {}

    void setForThisRun(const QString &environmentId, const secrets::Secret &dashboardToken,
                       const secrets::Secret &portalKey);
    /** MissingCredentials where there are none, with the keychain's reason. */
    [[nodiscard]] QFuture<Outcome> credentials(const management::Environment &environment, Interface service);

private:
    struct Given {
        secrets::Secret dashboardToken;
        secrets::Secret portalKey;
    };

    secrets::Keychain &m_keychain;
    QHash<QString, Given> m_given;
};

/** What of a token must not be seen anywhere; empty for the sandbox's, which is an everyday word and in the manual. */
[[nodiscard]] QByteArray tokenToHide(const secrets::Secret &token);

} // namespace network
