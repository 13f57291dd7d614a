#pragma once

#include "objecttype.h"

#include <QtGlobal>

/** The names of the objects of the specification's table within sentences. */
namespace messages::rows {

/** The name of a kind of object: "media type" for the Media Type Object. Untranslated, in the context "Specification".
 */
struct ObjectLabel {
    specification::ObjectKind kind;
    const char *text;
};

/** One row for each kind of object, in the order of ObjectKind. */
inline constexpr ObjectLabel ObjectLabels[] = {
    {specification::ObjectKind::OpenApi, QT_TRANSLATE_NOOP("Specification", "OpenAPI")},
    {specification::ObjectKind::Info, QT_TRANSLATE_NOOP("Specification", "info")},
    {specification::ObjectKind::Contact, QT_TRANSLATE_NOOP("Specification", "contact")},
    {specification::ObjectKind::License, QT_TRANSLATE_NOOP("Specification", "license")},
    {specification::ObjectKind::Server, QT_TRANSLATE_NOOP("Specification", "server")},
    {specification::ObjectKind::ServerVariable, QT_TRANSLATE_NOOP("Specification", "server variable")},
    {specification::ObjectKind::Components, QT_TRANSLATE_NOOP("Specification", "components")},
    {specification::ObjectKind::Paths, QT_TRANSLATE_NOOP("Specification", "paths")},
    {specification::ObjectKind::PathItem, QT_TRANSLATE_NOOP("Specification", "path item")},
    {specification::ObjectKind::AdditionalOperations, QT_TRANSLATE_NOOP("Specification", "path item")},
    {specification::ObjectKind::Operation, QT_TRANSLATE_NOOP("Specification", "operation")},
    {specification::ObjectKind::ExternalDocumentation, QT_TRANSLATE_NOOP("Specification", "external documentation")},
    {specification::ObjectKind::Parameter, QT_TRANSLATE_NOOP("Specification", "parameter")},
    {specification::ObjectKind::RequestBody, QT_TRANSLATE_NOOP("Specification", "request body")},
    {specification::ObjectKind::MediaType, QT_TRANSLATE_NOOP("Specification", "media type")},
    {specification::ObjectKind::Encoding, QT_TRANSLATE_NOOP("Specification", "encoding")},
    {specification::ObjectKind::Responses, QT_TRANSLATE_NOOP("Specification", "responses")},
    {specification::ObjectKind::Response, QT_TRANSLATE_NOOP("Specification", "response")},
    {specification::ObjectKind::Callback, QT_TRANSLATE_NOOP("Specification", "callback")},
    {specification::ObjectKind::Example, QT_TRANSLATE_NOOP("Specification", "example")},
    {specification::ObjectKind::Link, QT_TRANSLATE_NOOP("Specification", "link")},
    {specification::ObjectKind::Header, QT_TRANSLATE_NOOP("Specification", "header")},
    {specification::ObjectKind::Tag, QT_TRANSLATE_NOOP("Specification", "tag")},
    {specification::ObjectKind::Reference, QT_TRANSLATE_NOOP("Specification", "reference")},
    {specification::ObjectKind::Schema, QT_TRANSLATE_NOOP("Specification", "schema")},
    {specification::ObjectKind::RequiredLists, QT_TRANSLATE_NOOP("Specification", "schema")},
    {specification::ObjectKind::Discriminator, QT_TRANSLATE_NOOP("Specification", "discriminator")},
    {specification::ObjectKind::Xml, QT_TRANSLATE_NOOP("Specification", "XML")},
    {specification::ObjectKind::SecurityScheme, QT_TRANSLATE_NOOP("Specification", "security scheme")},
    {specification::ObjectKind::OAuthFlows, QT_TRANSLATE_NOOP("Specification", "OAuth flows")},
    {specification::ObjectKind::ImplicitFlow, QT_TRANSLATE_NOOP("Specification", "OAuth flow")},
    {specification::ObjectKind::PasswordFlow, QT_TRANSLATE_NOOP("Specification", "OAuth flow")},
    {specification::ObjectKind::ClientCredentialsFlow, QT_TRANSLATE_NOOP("Specification", "OAuth flow")},
    {specification::ObjectKind::AuthorizationCodeFlow, QT_TRANSLATE_NOOP("Specification", "OAuth flow")},
    {specification::ObjectKind::DeviceAuthorizationFlow, QT_TRANSLATE_NOOP("Specification", "OAuth flow")},
    {specification::ObjectKind::SecurityRequirement, QT_TRANSLATE_NOOP("Specification", "security requirement")},
    {specification::ObjectKind::Gateway, QT_TRANSLATE_NOOP("Specification", "gateway extension")},
    {specification::ObjectKind::GatewayInfo, QT_TRANSLATE_NOOP("Specification", "info")},
    {specification::ObjectKind::GatewayState, QT_TRANSLATE_NOOP("Specification", "state")},
    {specification::ObjectKind::GatewayServer, QT_TRANSLATE_NOOP("Specification", "server")},
    {specification::ObjectKind::GatewayListenPath, QT_TRANSLATE_NOOP("Specification", "listen path")},
    {specification::ObjectKind::GatewayClientAuthentication, QT_TRANSLATE_NOOP("Specification", "authentication")},
    {specification::ObjectKind::GatewayClientScheme, QT_TRANSLATE_NOOP("Specification", "security scheme")},
    {specification::ObjectKind::GatewayClientCertificates, QT_TRANSLATE_NOOP("Specification", "client certificates")},
    {specification::ObjectKind::GatewayCustomDomain, QT_TRANSLATE_NOOP("Specification", "custom domain")},
    {specification::ObjectKind::GatewayUpstream, QT_TRANSLATE_NOOP("Specification", "upstream")},
    {specification::ObjectKind::GatewayMutualTls, QT_TRANSLATE_NOOP("Specification", "mutual TLS")},
    {specification::ObjectKind::GatewayCertificateMapping, QT_TRANSLATE_NOOP("Specification", "certificate mapping")},
    {specification::ObjectKind::GatewayCertificatePinning, QT_TRANSLATE_NOOP("Specification", "certificate pinning")},
    {specification::ObjectKind::GatewayPinnedKeys, QT_TRANSLATE_NOOP("Specification", "public keys")},
    {specification::ObjectKind::GatewayUpstreamAuthentication, QT_TRANSLATE_NOOP("Specification", "authentication")},
    {specification::ObjectKind::GatewayBasicAuth, QT_TRANSLATE_NOOP("Specification", "basic auth")},
    {specification::ObjectKind::GatewayAuthHeader, QT_TRANSLATE_NOOP("Specification", "header")},
    {specification::ObjectKind::GatewayMiddleware, QT_TRANSLATE_NOOP("Specification", "middleware")},
};

} // namespace messages::rows
