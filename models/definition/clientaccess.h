#pragma once

#include "definitionview.h"

namespace definition {

/** The gateway's settings of a security scheme, an entry of server.authentication.securitySchemes. */
struct ClientScheme {
    QByteArray name;
    bool isEnabled = false;
    document::Pointer pointer;
    friend bool operator==(const ClientScheme &, const ClientScheme &) = default;
};

/** Which credentials the gateway asks clients for: server.authentication and server.clientCertificates. */
struct ClientAccess {
    bool isEnabled = false;    ///< The value of server.authentication.enabled.
    bool isReadable = true;    ///< False if a value of a wrong type hides what clients need.
    document::Pointer enabled; ///< The place of server.authentication.enabled.
    /** The gateway has securitySchemes. Without them, it checks all schemes that the document requires. */
    bool hasSchemes = false;
    QList<ClientScheme> schemes; ///< The settings of security schemes, in document order.
    bool needsCertificate = false;

    /** Returns true if the gateway checks the credentials of a scheme when clients have to authenticate. */
    [[nodiscard]] bool checks(QByteArrayView scheme) const;
    /** Returns false if clients without credentials reach the upstream. */
    [[nodiscard]] bool needsCredentials() const { return isEnabled || needsCertificate; }
    friend bool operator==(const ClientAccess &, const ClientAccess &) = default;
};

[[nodiscard]] ClientAccess clientAccess(const DefinitionView &view);

} // namespace definition
