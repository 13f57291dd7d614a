#pragma once

#include "accessfix.h"
#include "clientaccess.h"
#include "policyreach.h"
#include "security.h"

namespace contract {

/** A disagreement between the document, the gateway and the policies about who may call an operation. */
struct Disagreement {
    enum class Code {
        GatewayOpen, ///< The document requires credentials, the gateway asks for none.
        /** The gateway doesn't check %1, an alternative of the security requirements of the document. */
        GatewayChecksOthers,
        DocumentOpen,     ///< The gateway asks for credentials, the document requires none.
        DocumentOptional, ///< The gateway asks for credentials, the document also accepts requests without credentials.
        RequiredSchemeUnknown, ///< The document requires scheme %1, which it doesn't define.
        GatewaySchemeUnknown,  ///< The gateway has settings for scheme %1, which the document doesn't define.
        PolicyRefuses,         ///< Policy %1 grants access to the API, but not to the request %2.
    };
    Code code = Code::GatewayOpen;
    QStringList arguments;
    document::Pointer place; ///< The place of the setting to look at. The root for a policy.
    std::optional<AccessFix> fix;
    friend bool operator==(const Disagreement &, const Disagreement &) = default;
};

/** The document's requirements, the gateway's settings and the policies that findDisagreements() compares. */
struct ComparedAccess {
    const openapi::SecurityRequirements &security;
    const definition::ClientAccess &gateway;
    const QList<QByteArray> &defined; ///< The security schemes that the document defines.
    const QList<PolicyReach> &policies;
    QString method; ///< The method of the operation, in upper case.
};

[[nodiscard]] QList<Disagreement> findDisagreements(const ComparedAccess &compared);

} // namespace contract
