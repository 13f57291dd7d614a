#pragma once

#include "environmentlist.h"
#include "requestform.h"
#include "secretresolver.h"

#include <optional>

namespace traffic {

/** The client credentials of the current environment, chosen by security scheme and upstream. The keychain is read when
 * a request with the credential is sent, and not before. */
class EnvironmentCredentials final
{
public:
    void setSources(const management::EnvironmentList &environments, secrets::Keychain &keychain);
    /** Returns the credential for a place in requests to the upstream with the origin: the one for the scheme, else the
     * one for all schemes of its kind. Returns std::nullopt if there is none, and for an empty origin. */
    [[nodiscard]] std::optional<management::ClientCredential> find(const requests::CredentialPlace &place,
                                                                   const QString &origin) const;
    /** Returns the name of the current environment. */
    [[nodiscard]] QString environmentName() const;
    /** Reads the secrets of credentials that find() returned, in their order. Errors: those of the keychain; NotFound
     * if a credential has no secret. */
    [[nodiscard]] QFuture<base::Result<QList<secrets::Secret>>> read(
        const QList<management::ClientCredential> &credentials) const;

private:
    const management::EnvironmentList *m_environments = nullptr;
    secrets::Keychain *m_keychain = nullptr;
};

} // namespace traffic
