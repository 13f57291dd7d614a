#pragma once

#include "value.h"

#include <QString>

namespace management {

/** True if a URL has user information, such as `user:password@`. Works on malformed URLs too: there, an `@` anywhere
 * counts. */
[[nodiscard]] bool hasCredentials(const QString &url);

/** Returns a URL without its user information and without the values of secret parameters, which REDACTED replaces.
 * Works on malformed URLs too: there, everything before the last `@` is removed. A very long text is truncated. */
[[nodiscard]] QString shownUrl(const QString &text);

/** Tells which members of a JSON object of a server are secrets. */
class SecretMembers final
{
public:
    explicit SecretMembers(const document::Value &object);

    /** Returns true if a member of the object is a secret: by its name, such as `client_secret` or `tokens`, or as the
     * value of a pair such as `{"name": "client_secret", "value": "…"}`. */
    [[nodiscard]] bool contain(QByteArrayView name, const document::Value &value) const;
    /** True if a member with the same name and value is a secret in both objects or in neither. */
    friend bool operator==(const SecretMembers &, const SecretMembers &) = default;

private:
    bool m_isPair = false; ///< The object names a secret and has its value in another member.
};

/** Returns true for a member whose value is an object with ids in the place of names, such as `access_rights`: an id
 * that ends with `token` does not make its record a secret. */
[[nodiscard]] bool isMapOfIds(QByteArrayView name, const document::Value &value);

/** Returns true for a pair in a list of header fields whose second text is a credential: `["Cookie", "…"]`. */
[[nodiscard]] bool isSecretField(const document::Value &array);

/**
 * Returns a JSON value of a server without secrets: all texts and numbers in members that are secrets (see
 * SecretMembers), values of credential fields in lists of header fields, credentials in URLs, private keys, and texts
 * that are credentials of an authentication scheme; also in texts that are JSON themselves. REDACTED replaces them.
 * With `isSecret`, the value is in such a member, so all of its texts and numbers are secrets.
 */
[[nodiscard]] document::Value withoutSecrets(const document::Value &value, bool isSecret = false);

} // namespace management
