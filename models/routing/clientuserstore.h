#pragma once

#include "route.h"

#include "secretresolver.h"

namespace routing {

/** Stores the local users, who may call APIs with http/basic client authentication, in one entry of the keychain. */
class ClientUserStore final
{
public:
    explicit ClientUserStore(secrets::Keychain &keychain)
        : m_keychain(keychain)
    {}

    /** Reads the users; empty when the keychain has no entry. Errors: UnexpectedAnswer for an entry in another format,
     * and the keychain's. */
    [[nodiscard]] QFuture<base::Result<QList<ClientUser>>> read() const;
    /** Replaces all stored users. Deletes the keychain entry when there are none. */
    [[nodiscard]] QFuture<base::Result<void>> write(const QList<ClientUser> &users) const;

    static constexpr char16_t Key[] = u"gateway/client-users";

private:
    secrets::Keychain &m_keychain;
};

/** Why a text can't be the name of a local user; None when it can. Source: RFC 7617 §2. */
enum class UserNameFault { None, Empty, Colon, ControlCharacter };
[[nodiscard]] UserNameFault userNameFault(const QString &name);

} // namespace routing
