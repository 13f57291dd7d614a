#pragma once

#include "route.h"

#include "secretresolver.h"

namespace routing {

/**
 * The local users that may call APIs whose clients authenticate with http/basic. All of them are one entry of this
 * person's keychain, and nowhere else.
 */
class ClientUserStore final
{
public:
    explicit ClientUserStore(secrets::Keychain &keychain)
        : m_keychain(keychain)
    {}

    /** No users when there is no entry. UnexpectedAnswer: the entry is none of ours; else the keychain's errors. */
    [[nodiscard]] QFuture<base::Result<QList<ClientUser>>> read() const;
    /** Replaces them all; without users the entry goes. */
    [[nodiscard]] QFuture<base::Result<void>> write(const QList<ClientUser> &users) const;

    static constexpr char16_t Key[] = u"gateway/client-users";

private:
    secrets::Keychain &m_keychain;
};

/** Empty when the name can be one of a user: not empty, no colon, no control characters. Source: RFC 7617 §2. */
enum class UserNameFault { None, Empty, Colon, ControlCharacter };
[[nodiscard]] UserNameFault userNameFault(const QString &name);

} // namespace routing
