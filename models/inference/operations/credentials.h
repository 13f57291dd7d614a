#pragma once

#include "exchange.h"

#include <set>
#include <tuple>

namespace inference {

/** What a security scheme says about a credential: never its value. */
struct Credential {
    QByteArray type; ///< `http` or `apiKey`.
    QByteArray in;   ///< The location of an API key: `header` or `query`; empty for HTTP authentication.
    QByteArray name; ///< The scheme of HTTP authentication or the header field, in lower case, or the parameter.
    friend bool operator<(const Credential &left, const Credential &right)
    {
        return std::tie(left.type, left.in, left.name) < std::tie(right.type, right.in, right.name);
    }
};

using CredentialSet = std::set<Credential>;

/** Returns true for the name of a query parameter that is an API key. Other parameters with secret values, such as
 * `code`, belong to a single exchange. */
[[nodiscard]] bool isKeyParameter(QByteArrayView name);

/** Returns true for a header field of a request whose value is a credential, as its name shows. */
[[nodiscard]] bool isCredentialField(QByteArrayView name, const QList<QByteArray> &customNames);

/** Returns the credentials of an exchange's request, without those that no server accepts, such as an empty token. */
[[nodiscard]] CredentialSet credentialsOf(const traffic::Exchange &exchange);

} // namespace inference
