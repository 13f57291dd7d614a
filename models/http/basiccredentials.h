#pragma once

#include "result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace http {

/** User name and password of the Basic scheme, UTF-8. Source: RFC 7617. */
struct BasicCredentials {
    QByteArray username;
    QByteArray password; ///< May contain colons.
    friend bool operator==(const BasicCredentials &, const BasicCredentials &) = default;
};

/** Why a field value has no Basic credentials. */
enum class BasicFailure {
    OtherScheme, ///< Not `Basic` at all.
    Malformed,   ///< Not base64, no colon in it, or a control character.
};

/** The code point of the first control character of a user name or password, such as `000a` for a line end. Nothing if
 * there is none. Neither may have one. Source: RFC 7617 §2. */
[[nodiscard]] std::optional<QByteArray> controlCharacter(QByteArrayView credential);

/** The field value `Basic <base64>`: standard alphabet, padded, in one line. Nothing is trimmed. */
[[nodiscard]] QByteArray makeBasicCredentials(QByteArrayView username, QByteArrayView password);

/** The two parts of a field value, split at the first colon. The scheme compares without case. */
[[nodiscard]] base::Result<BasicCredentials, BasicFailure> splitBasicCredentials(QByteArrayView fieldValue);

} // namespace http
