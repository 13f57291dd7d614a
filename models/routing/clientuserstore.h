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

    /** Empty when there is no entry. Errors: UnexpectedAnswer for an entry in another format, and the keychain's. */
    [[nodiscard]] QFuture<base::Result<QList<ClientUser>>> read() const;
    /** Replaces all users. Deletes the entry when there are none. */
    [[nodiscard]] QFuture<base::Result<void>> write(const QList<ClientUser> &users) const;

    static constexpr char16_t Key[] = u"gateway/client-users";

private:
    secrets::Keychain &m_keychain;
};

/** Why a text can't be a user name; None when it can. Source: RFC 7617 §2. */
enum class UserNameFault { None, Empty, Colon, ControlCharacter };
[[nodiscard]] UserNameFault userNameFault(const QString &name);

} // namespace routing
