#pragma once

#include "definitionview.h"

namespace definition {

/** The settings of a security scheme in server.authentication.securitySchemes. */
struct ClientScheme {
    QByteArray name;
    bool isEnabled = false;
    document::Pointer pointer;
    friend bool operator==(const ClientScheme &, const ClientScheme &) = default;
};

/** Which credentials the gateway asks clients for: server.authentication and server.clientCertificates. */
struct ClientAccess {
    bool isEnabled = false;      ///< server.authentication.enabled
    document::Pointer enabled;   ///< Its place.
    bool hasSchemes = false;     ///< Without securitySchemes, all schemes that the document requires are checked.
    QList<ClientScheme> schemes; ///< In document order.
    bool needsCertificate = false;

    /** True if the gateway checks the credentials of this scheme when clients have to authenticate. */
    [[nodiscard]] bool checks(QByteArrayView scheme) const;
    /** False if clients without credentials get through to the upstream. */
    [[nodiscard]] bool needsCredentials() const { return isEnabled || needsCertificate; }
    friend bool operator==(const ClientAccess &, const ClientAccess &) = default;
};

[[nodiscard]] ClientAccess clientAccess(const DefinitionView &view);

} // namespace definition
