#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for the gateway extension, as far as the program knows it. Other members of
 * the extension are kept and not checked. */
namespace specification::rows {

inline constexpr Field GatewayFields[] = {
    {"info", an(ObjectKind::GatewayInfo),
     QT_TRANSLATE_NOOP("Specification", "The name of the API in the gateway and whether it is active."), All},
    {"server", an(ObjectKind::GatewayServer), QT_TRANSLATE_NOOP("Specification", "How clients reach the API."), All},
    {"upstream", an(ObjectKind::GatewayUpstream),
     QT_TRANSLATE_NOOP("Specification", "Where the gateway sends requests."), All},
    {"middleware", an(ObjectKind::GatewayMiddleware),
     QT_TRANSLATE_NOOP("Specification", "What the gateway does with requests and responses.")},
};

inline constexpr Field GatewayMiddlewareFields[] = {
    {"operations", Any.map(),
     QT_TRANSLATE_NOOP("Specification", "Settings of operations of the document, by their operationId.")},
};

inline constexpr Field GatewayInfoFields[] = {
    {"id", Plain, QT_TRANSLATE_NOOP("Specification", "The id of the API in the gateway.")},
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the API in the gateway."), All},
    {"state", an(ObjectKind::GatewayState), QT_TRANSLATE_NOOP("Specification", "Whether the API is active."), All},
};

inline constexpr Field GatewayStateFields[] = {
    {"active", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the gateway accepts requests for the API."), All},
};

inline constexpr Field GatewayServerFields[] = {
    {"listenPath", an(ObjectKind::GatewayListenPath),
     QT_TRANSLATE_NOOP("Specification", "The path on which the gateway listens."), All},
    {"authentication", an(ObjectKind::GatewayClientAuthentication),
     QT_TRANSLATE_NOOP("Specification", "How clients authenticate.")},
    {"clientCertificates", an(ObjectKind::GatewayClientCertificates),
     QT_TRANSLATE_NOOP("Specification", "The certificates of clients.")},
    {"customDomain", an(ObjectKind::GatewayCustomDomain),
     QT_TRANSLATE_NOOP("Specification", "The domain of the API and its certificates.")},
};

inline constexpr Field GatewayListenPathFields[] = {
    {"value", Plain, QT_TRANSLATE_NOOP("Specification", "The beginning of the path of all requests for the API."), All},
    {"strip", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if the gateway removes the listen path before it forwards a request.")},
};

inline constexpr Field GatewayClientAuthenticationFields[] = {
    {"enabled", Boolean, QT_TRANSLATE_NOOP("Specification", "True if clients have to authenticate.")},
    {"securitySchemes", an(ObjectKind::GatewayClientScheme).map(),
     QT_TRANSLATE_NOOP("Specification", "Settings of the security schemes of the document, by their names.")},
};

inline constexpr Field GatewayClientSchemeFields[] = {
    {"enabled", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if the gateway checks the credentials of this scheme.")},
};

inline constexpr Field GatewayClientCertificatesFields[] = {
    {"enabled", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if only clients with a listed certificate are accepted.")},
    {"allowlist", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The ids of the certificates of clients.")},
};

inline constexpr Field GatewayCustomDomainFields[] = {
    {"enabled", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the API has a domain of its own.")},
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The domain.")},
    {"certificates", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The ids of the certificates of the domain.")},
};

inline constexpr Field GatewayUpstreamFields[] = {
    {"url", Url, QT_TRANSLATE_NOOP("Specification", "The URL to which the gateway sends requests."), All},
    {"authentication", an(ObjectKind::GatewayUpstreamAuthentication),
     QT_TRANSLATE_NOOP("Specification", "How the gateway authenticates to the upstream.")},
    {"mutualTLS", an(ObjectKind::GatewayMutualTls),
     QT_TRANSLATE_NOOP("Specification", "The certificates that the gateway sends to upstreams.")},
    {"certificatePinning", an(ObjectKind::GatewayCertificatePinning),
     QT_TRANSLATE_NOOP("Specification", "The public keys that the gateway accepts from upstreams.")},
};

inline constexpr Field GatewayMutualTlsFields[] = {
    {"enabled", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the gateway sends a certificate.")},
    {"domainToCertificateMapping", an(ObjectKind::GatewayCertificateMapping).list(),
     QT_TRANSLATE_NOOP("Specification", "The certificate of each domain.")},
};

inline constexpr Field GatewayCertificateMappingFields[] = {
    {"domain", Plain, QT_TRANSLATE_NOOP("Specification", "The domain of the upstream.")},
    {"certificate", Plain, QT_TRANSLATE_NOOP("Specification", "The id of the certificate.")},
};

inline constexpr Field GatewayCertificatePinningFields[] = {
    {"enabled", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if the gateway accepts only the listed public keys.")},
    {"domainToPublicKeysMapping", an(ObjectKind::GatewayPinnedKeys).list(),
     QT_TRANSLATE_NOOP("Specification", "The public keys of each domain.")},
};

inline constexpr Field GatewayPinnedKeysFields[] = {
    {"domain", Plain, QT_TRANSLATE_NOOP("Specification", "The domain of the upstream.")},
    {"publicKeys", Plain.list(),
     QT_TRANSLATE_NOOP("Specification", "The ids of the certificates with the public keys.")},
};

inline constexpr Field GatewayUpstreamAuthenticationFields[] = {
    {"enabled", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the gateway authenticates to the upstream.")},
    {"basicAuth", an(ObjectKind::GatewayBasicAuth),
     QT_TRANSLATE_NOOP("Specification", "The credentials for Basic authentication.")},
};

inline constexpr Field GatewayBasicAuthFields[] = {
    {"enabled", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the gateway sends these credentials.")},
    {"username", Plain, QT_TRANSLATE_NOOP("Specification", "The user name, or a reference to it.")},
    {"password", Plain,
     QT_TRANSLATE_NOOP("Specification", "The password, or better a reference to it, such as env://PASSWORD.")},
    {"header", an(ObjectKind::GatewayAuthHeader),
     QT_TRANSLATE_NOOP("Specification", "The header field with the credentials.")},
};

inline constexpr Field GatewayAuthHeaderFields[] = {
    {"enabled", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if the credentials are in the header field of this name.")},
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the header field. The default is Authorization.")},
};

} // namespace specification::rows
