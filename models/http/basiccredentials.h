#pragma once

#include "result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace http {

/** The user name and password of HTTP's Basic authentication scheme, in UTF-8. Source: RFC 7617. */
struct BasicCredentials {
    QByteArray username;
    QByteArray password; ///< The password, which may contain colons.
    friend bool operator==(const BasicCredentials &, const BasicCredentials &) = default;
};

/** Why the value of an Authorization field has no Basic credentials. */
enum class BasicFailure {
    OtherScheme, ///< The value has another scheme than `Basic`.
    Malformed,   ///< The credentials are not base64, contain no colon, or contain a control character.
};

/**
 * Returns the code point, such as `000a` for a line feed, of the first control character of a user name or password,
 * which must have none; std::nullopt if it has none. Source: RFC 7617 §2.
 */
[[nodiscard]] std::optional<QByteArray> controlCharacter(QByteArrayView credential);

/**
 * Returns the value of an Authorization field with Basic credentials, `Basic <base64>`: standard alphabet, padded, on
 * one line. Nothing is trimmed.
 */
[[nodiscard]] QByteArray makeBasicCredentials(QByteArrayView username, QByteArrayView password);

/**
 * Splits the value of an Authorization field with Basic credentials into user name and password, at the first colon.
 * The name of the scheme is compared without case.
 */
[[nodiscard]] base::Result<BasicCredentials, BasicFailure> splitBasicCredentials(QByteArrayView fieldValue);

} // namespace http
