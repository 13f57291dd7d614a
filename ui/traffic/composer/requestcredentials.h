#pragma once

#include "environmentcredentials.h"
#include "operationkey.h"
#include "requestform.h"

namespace preview {
class ClientUsers;
}

namespace traffic {

/** The credentials that are known for requests: those that the user has typed, the local users, and those of the
 * environment. */
class RequestCredentials final
{
public:
    /** Sets the users whose credentials are filled into requests that need basic authentication. */
    void setUsers(const preview::ClientUsers &users) { m_users = &users; }
    [[nodiscard]] EnvironmentCredentials &ofEnvironment() { return m_environment; }
    [[nodiscard]] const EnvironmentCredentials &ofEnvironment() const { return m_environment; }
    /** Keeps a credential for the scheme in all operations of the definition, until the program ends. */
    void keep(const OperationKey &operation, const requests::CredentialPlace &place, const QString &text);
    /** Returns the credential for a place that was typed or is that of a local user, `name:password` for basic
     * authentication; or an empty text. */
    [[nodiscard]] QString textOf(const OperationKey &operation, const requests::CredentialPlace &place) const;
    /** Returns the index of the first alternative for which there are all credentials for requests to the upstream with
     * the origin, or std::nullopt. An alternative that needs a client certificate has none. */
    [[nodiscard]] std::optional<qsizetype> firstFilled(const OperationKey &operation,
                                                       const QList<QList<requests::CredentialPlace>> &alternatives,
                                                       const QString &origin) const;

private:
    EnvironmentCredentials m_environment;
    const preview::ClientUsers *m_users = nullptr;
    /** What the user has typed, by the address of the definition and the name of the scheme. */
    QHash<std::pair<QString, QByteArray>, QString> m_typed;
};

/** Writes a credential into the head of a request. A header field that is there already stays, and false is returned.
 */
bool addCredential(http::RequestHead &head, const requests::CredentialPlace &place, const QByteArray &text);

} // namespace traffic
