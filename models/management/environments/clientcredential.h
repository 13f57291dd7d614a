#pragma once

#include <QString>

namespace management {

/** A credential that requests to one upstream are sent with. The secret is in the keychain under
 * Environment::clientCredentialKey(), not here: a key or token, or `name:password` for Basic. */
struct ClientCredential {
    enum class Kind { ApiKey, Bearer, Basic };

    Kind kind = Kind::Bearer;
    QString scheme; ///< The name of the security scheme; empty for all schemes of the kind.
    /** The origin of the upstream that the credential may be sent to, such as `https://stock.example`. */
    QString origin;
    friend bool operator==(const ClientCredential &, const ClientCredential &) = default;
};

} // namespace management
