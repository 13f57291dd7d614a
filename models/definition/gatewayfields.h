#pragma once

#include "pointer.h"

namespace definition {

/** The name that a new gateway extension gets. isExtensionName() also recognizes other names. */
inline constexpr char DefaultExtensionName[] = "x-vendor-api-gateway";

/** Returns true for the name of a gateway extension: `x-…-api-gateway`, for any vendor. */
[[nodiscard]] bool isExtensionName(QByteArrayView name);

/** The fields of the gateway extension, as pointers relative to it. To support a new field, add a function here, read
 * it in DefinitionView, write it in DefinitionWriter, add its row to specification/rows/gatewayobjects.h, to
 * preview/routeinputs.cpp if the test gateway uses it, and to a section of ui/designer/settings. */
namespace fields {

[[nodiscard]] inline document::Pointer info()
{
    return {"info"};
}
[[nodiscard]] inline document::Pointer apiId()
{
    return info().child("id");
}
[[nodiscard]] inline document::Pointer apiName()
{
    return info().child("name");
}
[[nodiscard]] inline document::Pointer state()
{
    return info().child("state");
}
[[nodiscard]] inline document::Pointer active()
{
    return state().child("active");
}
[[nodiscard]] inline document::Pointer server()
{
    return {"server"};
}
[[nodiscard]] inline document::Pointer listenPathObject()
{
    return server().child("listenPath");
}
[[nodiscard]] inline document::Pointer listenPath()
{
    return listenPathObject().child("value");
}
[[nodiscard]] inline document::Pointer stripListenPath()
{
    return listenPathObject().child("strip");
}
[[nodiscard]] inline document::Pointer clientAuthentication()
{
    return server().child("authentication");
}
[[nodiscard]] inline document::Pointer clientAuthenticationEnabled()
{
    return clientAuthentication().child("enabled");
}
[[nodiscard]] inline document::Pointer clientSecuritySchemes()
{
    return clientAuthentication().child("securitySchemes");
}
/** The mapping of the gateway's settings for operations, by operationId. */
[[nodiscard]] inline document::Pointer operations()
{
    return {"middleware", "operations"};
}
[[nodiscard]] inline document::Pointer clientCertificates()
{
    return server() / document::Pointer{"clientCertificates", "allowlist"};
}
[[nodiscard]] inline document::Pointer domainCertificates()
{
    return server() / document::Pointer{"customDomain", "certificates"};
}
[[nodiscard]] inline document::Pointer upstream()
{
    return {"upstream"};
}
[[nodiscard]] inline document::Pointer upstreamUrl()
{
    return upstream().child("url");
}
[[nodiscard]] inline document::Pointer upstreamCertificates()
{
    return upstream() / document::Pointer{"mutualTLS", "domainToCertificateMapping"};
}
[[nodiscard]] inline document::Pointer pinningEnabled()
{
    return upstream() / document::Pointer{"certificatePinning", "enabled"};
}
[[nodiscard]] inline document::Pointer pinnedKeys()
{
    return upstream() / document::Pointer{"certificatePinning", "domainToPublicKeysMapping"};
}
[[nodiscard]] inline document::Pointer authentication()
{
    return upstream().child("authentication");
}
[[nodiscard]] inline document::Pointer authenticationEnabled()
{
    return authentication().child("enabled");
}
[[nodiscard]] inline document::Pointer basicAuth()
{
    return authentication().child("basicAuth");
}
[[nodiscard]] inline document::Pointer basicEnabled()
{
    return basicAuth().child("enabled");
}
[[nodiscard]] inline document::Pointer userName()
{
    return basicAuth().child("username");
}
[[nodiscard]] inline document::Pointer password()
{
    return basicAuth().child("password");
}
[[nodiscard]] inline document::Pointer header()
{
    return basicAuth().child("header");
}
[[nodiscard]] inline document::Pointer headerEnabled()
{
    return header().child("enabled");
}
[[nodiscard]] inline document::Pointer headerName()
{
    return header().child("name");
}

/** Returns the name of a field as messages show it: "upstream.authentication". */
[[nodiscard]] QString dottedName(const document::Pointer &field);

/** Returns the JSON Pointer of a field of the gateway extension at `extensionPointer`. */
[[nodiscard]] QString pointerOf(const QString &extensionPointer, const document::Pointer &field);

} // namespace fields

} // namespace definition
