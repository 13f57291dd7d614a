#include "specificationtable.h"

#include "contentobjects.h"
#include "documentobjects.h"
#include "gatewayobjects.h"
#include "pathobjects.h"
#include "schemaobject.h"
#include "securityobjects.h"

#include <algorithm>
#include <array>

namespace specification {

namespace {

using namespace rows;

constexpr ObjectType gatewayObject(ObjectKind kind, const char *name, const char *help, std::span<const Field> fields)
{
    return {.kind = kind, .name = name, .section = nullptr, .help = help, .fields = fields, .open = All};
}

constexpr ObjectType oauthFlow(ObjectKind kind, const char *help, std::span<const Field> fields)
{
    return {.kind = kind, .name = "OAuth Flow Object", .section = "oauth-flow-object", .help = help, .fields = fields};
}

constexpr std::array ObjectTypes{
    ObjectType{ObjectKind::OpenApi, "OpenAPI Object", "openapi-object", "The root of the document.", OpenApiFields,
               OpenApiConditions},
    ObjectType{ObjectKind::Info, "Info Object", "info-object", "Facts about the API.", InfoFields},
    ObjectType{ObjectKind::Contact, "Contact Object", "contact-object", "Who to contact about the API.", ContactFields},
    ObjectType{ObjectKind::License, "License Object", "license-object", "The license of the API.", LicenseFields,
               LicenseConditions},
    ObjectType{ObjectKind::Server, "Server Object", "server-object", "A server of the API.", ServerFields},
    ObjectType{ObjectKind::ServerVariable, "Server Variable Object", "server-variable-object",
               "A variable in the URL of a server.", ServerVariableFields},
    ObjectType{ObjectKind::Components, "Components Object", "components-object", "Objects that other places refer to.",
               ComponentsFields},
    ObjectType{.kind = ObjectKind::Paths,
               .name = "Paths Object",
               .section = "paths-object",
               .help = "The paths of the API.",
               .entries = &PathEntry,
               .entryKeys = Keys::Path},
    ObjectType{ObjectKind::PathItem, "Path Item Object", "path-item-object", "The operations of a path.",
               PathItemFields},
    ObjectType{.kind = ObjectKind::AdditionalOperations,
               .name = "Path Item Object",
               .section = "path-item-object",
               .help = "The operations of other methods.",
               .entries = &AdditionalOperationEntry,
               .entryKeys = Keys::Method,
               .extensible = None},
    ObjectType{ObjectKind::Operation, "Operation Object", "operation-object", "A method of a path.", OperationFields},
    ObjectType{ObjectKind::ExternalDocumentation, "External Documentation Object", "external-documentation-object",
               "Documentation elsewhere.", ExternalDocumentationFields},
    ObjectType{ObjectKind::Parameter, "Parameter Object", "parameter-object", "A parameter of a request.",
               ParameterFields, ParameterConditions},
    ObjectType{ObjectKind::RequestBody, "Request Body Object", "request-body-object", "The body of a request.",
               RequestBodyFields},
    ObjectType{ObjectKind::MediaType, "Media Type Object", "media-type-object", "Content of one media type.",
               MediaTypeFields, MediaTypeConditions},
    ObjectType{ObjectKind::Encoding, "Encoding Object", "encoding-object", "How a property or part is encoded.",
               EncodingFields, EncodingConditions},
    ObjectType{.kind = ObjectKind::Responses,
               .name = "Responses Object",
               .section = "responses-object",
               .help = "The possible responses of an operation.",
               .entries = &ResponseEntry,
               .entryKeys = Keys::Status,
               .needsEntry = All},
    ObjectType{ObjectKind::Response, "Response Object", "response-object", "A response of an operation.",
               ResponseFields},
    ObjectType{.kind = ObjectKind::Callback,
               .name = "Callback Object",
               .section = "callback-object",
               .help = "Requests that the API sends back to the client.",
               .entries = &CallbackEntry,
               .entryKeys = Keys::Expression},
    ObjectType{ObjectKind::Example, "Example Object", "example-object", "An example of a value.", ExampleFields,
               ExampleConditions},
    ObjectType{ObjectKind::Link, "Link Object", "link-object", "An operation that can follow a response.", LinkFields,
               LinkConditions},
    ObjectType{ObjectKind::Header, "Header Object", "header-object", "A header of a response or part.", HeaderFields,
               HeaderConditions},
    ObjectType{ObjectKind::Tag, "Tag Object", "tag-object", "A group of operations.", TagFields},
    ObjectType{.kind = ObjectKind::Reference,
               .name = "Reference Object",
               .section = "reference-object",
               .help = "Refers to an object in another place.",
               .fields = ReferenceFields,
               .open = All},
    ObjectType{.kind = ObjectKind::Schema,
               .name = "Schema Object",
               .section = "schema-object",
               .help = "What values are valid.",
               .fields = SchemaFields,
               .open = Since31},
    ObjectType{.kind = ObjectKind::RequiredLists,
               .name = "Schema Object",
               .section = "schema-object",
               .help = "Properties that other properties need.",
               .entries = &RequiredListEntry,
               .extensible = None},
    ObjectType{ObjectKind::Discriminator, "Discriminator Object", "discriminator-object",
               "How a value says which schema it has.", DiscriminatorFields},
    ObjectType{ObjectKind::Xml, "XML Object", "xml-object", "How a value is written in XML.", XmlFields, XmlConditions},
    ObjectType{ObjectKind::SecurityScheme, "Security Scheme Object", "security-scheme-object",
               "A way in which clients get access.", SecuritySchemeFields, SecuritySchemeConditions},
    ObjectType{ObjectKind::OAuthFlows, "OAuth Flows Object", "oauth-flows-object", "The OAuth flows of the API.",
               OAuthFlowsFields},
    oauthFlow(ObjectKind::ImplicitFlow, "The implicit flow.", ImplicitFlowFields),
    oauthFlow(ObjectKind::PasswordFlow, "The resource owner password flow.", TokenFlowFields),
    oauthFlow(ObjectKind::ClientCredentialsFlow, "The client credentials flow.", TokenFlowFields),
    oauthFlow(ObjectKind::AuthorizationCodeFlow, "The authorization code flow.", AuthorizationCodeFlowFields),
    oauthFlow(ObjectKind::DeviceAuthorizationFlow, "The device authorization flow.", DeviceAuthorizationFlowFields),
    ObjectType{.kind = ObjectKind::SecurityRequirement,
               .name = "Security Requirement Object",
               .section = "security-requirement-object",
               .help = "Security schemes that are needed together.",
               .entries = &SecurityRequirementEntry,
               .extensible = None},
    gatewayObject(ObjectKind::Gateway, "Gateway extension", "What the gateway does with the API.", GatewayFields),
    gatewayObject(ObjectKind::GatewayInfo, "info", "The API in the gateway.", GatewayInfoFields),
    gatewayObject(ObjectKind::GatewayState, "state", "Whether the API is active.", GatewayStateFields),
    gatewayObject(ObjectKind::GatewayServer, "server", "How clients reach the API.", GatewayServerFields),
    gatewayObject(ObjectKind::GatewayListenPath, "listenPath", "The path on which the gateway listens.",
                  GatewayListenPathFields),
    gatewayObject(ObjectKind::GatewayClientAuthentication, "authentication", "How clients authenticate.",
                  GatewayClientAuthenticationFields),
    gatewayObject(ObjectKind::GatewayClientScheme, "securitySchemes", "How clients authenticate with one scheme.",
                  GatewayClientSchemeFields),
    gatewayObject(ObjectKind::GatewayClientCertificates, "clientCertificates", "The certificates of clients.",
                  GatewayClientCertificatesFields),
    gatewayObject(ObjectKind::GatewayCustomDomain, "customDomain", "The domain of the API.", GatewayCustomDomainFields),
    gatewayObject(ObjectKind::GatewayUpstream, "upstream", "Where the gateway sends requests.", GatewayUpstreamFields),
    gatewayObject(ObjectKind::GatewayMutualTls, "mutualTLS", "The certificates that the gateway sends.",
                  GatewayMutualTlsFields),
    gatewayObject(ObjectKind::GatewayCertificateMapping, "domainToCertificateMapping", "The certificate of a domain.",
                  GatewayCertificateMappingFields),
    gatewayObject(ObjectKind::GatewayCertificatePinning, "certificatePinning",
                  "The public keys that the gateway accepts from upstreams.", GatewayCertificatePinningFields),
    gatewayObject(ObjectKind::GatewayPinnedKeys, "domainToPublicKeysMapping", "The public keys of a domain.",
                  GatewayPinnedKeysFields),
    gatewayObject(ObjectKind::GatewayUpstreamAuthentication, "authentication",
                  "How the gateway authenticates to the upstream.", GatewayUpstreamAuthenticationFields),
    gatewayObject(ObjectKind::GatewayBasicAuth, "basicAuth", "The credentials for Basic authentication.",
                  GatewayBasicAuthFields),
    gatewayObject(ObjectKind::GatewayAuthHeader, "header", "The header field with the credentials.",
                  GatewayAuthHeaderFields),
    gatewayObject(ObjectKind::GatewayMiddleware, "middleware", "What the gateway does with requests and responses.",
                  GatewayMiddlewareFields),
};

consteval bool isInOrder()
{
    for (std::size_t i = 0; i < ObjectTypes.size(); ++i) {
        if (std::size_t(ObjectTypes[i].kind) != i + 1)
            return false;
    }
    return true;
}
static_assert(isInOrder(), "one row for each ObjectKind but NoObject, in its order");

} // namespace

std::span<const ObjectType> objectTypes()
{
    return ObjectTypes;
}

const ObjectType &objectType(ObjectKind kind)
{
    Q_ASSERT(kind != ObjectKind::NoObject);
    return ObjectTypes[std::size_t(kind) - 1];
}

const Field *findField(const ObjectType &object, QByteArrayView name, Version version)
{
    for (const Field &field : object.fields) {
        if (field.versions.contain(version) && name == field.name)
            return &field;
    }
    return nullptr;
}

const Field *memberField(const ObjectType &object, QByteArrayView name, Version version)
{
    if (const Field *field = findField(object, name, version))
        return field;
    const bool isExtension = name.startsWith("x-") && object.extensible.contain(version);
    return isExtension ? nullptr : object.entries;
}

Versions versionsOf(const ObjectType &object, QByteArrayView name)
{
    Versions found = None;
    for (const Field &field : object.fields) {
        if (name != field.name)
            continue;
        found.first = found.isNone ? field.versions.first : std::min(found.first, field.versions.first);
        found.last = found.isNone ? field.versions.last : std::max(found.last, field.versions.last);
        found.isNone = false;
    }
    return found;
}

QString specificationUrl(const ObjectType &object, Version version)
{
    if (!object.section)
        return {};
    return u"https://spec.openapis.org/oas/v%1.html#%2"_qs.arg(releaseOf(version), QLatin1String(object.section));
}

} // namespace specification
