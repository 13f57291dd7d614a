#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for security schemes and requirements. */
namespace specification::rows {

inline constexpr const char *SchemeTypes30[] = {"apiKey", "http", "oauth2", "openIdConnect"};
inline constexpr const char *SchemeTypes[] = {"apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"};
inline constexpr const char *KeyPlaces[] = {"query", "header", "cookie"};

inline constexpr Field SecuritySchemeFields[] = {
    {"type", oneOf(SchemeTypes30), QT_TRANSLATE_NOOP("Specification", "The kind of security."), Until30, Until30},
    {"type", oneOf(SchemeTypes), QT_TRANSLATE_NOOP("Specification", "The kind of security."), Since31, Since31},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "How clients get access.")},
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the header, query parameter or cookie.")},
    {"in", oneOf(KeyPlaces), QT_TRANSLATE_NOOP("Specification", "Where the key is in the request.")},
    {"scheme", Plain, QT_TRANSLATE_NOOP("Specification", "The HTTP authentication scheme, such as basic or bearer.")},
    {"bearerFormat", Plain, QT_TRANSLATE_NOOP("Specification", "The form of the token, such as JWT.")},
    {"flows", an(ObjectKind::OAuthFlows), QT_TRANSLATE_NOOP("Specification", "The OAuth flows that the API supports.")},
    {"openIdConnectUrl", Url, QT_TRANSLATE_NOOP("Specification", "The address of the OpenID Connect configuration.")},
    {"oauth2MetadataUrl", Url,
     QT_TRANSLATE_NOOP("Specification", "The address of the metadata of the authorization server."), None, Since32},
    {"deprecated", Boolean, QT_TRANSLATE_NOOP("Specification", "True if clients should no longer use the scheme."),
     None, Since32},
};
inline constexpr const char *IsApiKey[] = {"apiKey"};
inline constexpr const char *IsHttp[] = {"http"};
inline constexpr const char *IsOAuth2[] = {"oauth2"};
inline constexpr const char *IsOpenId[] = {"openIdConnect"};
inline constexpr const char *ApiKeyFields[] = {"name", "in"};
inline constexpr const char *HttpFields[] = {"scheme"};
inline constexpr const char *BearerFields[] = {"scheme", "bearerFormat"};
inline constexpr const char *OAuth2Fields[] = {"flows"};
inline constexpr const char *OAuth2OnlyFields[] = {"flows", "oauth2MetadataUrl"};
inline constexpr const char *OpenIdFields[] = {"openIdConnectUrl"};
inline constexpr Condition SecuritySchemeConditions[] = {
    {Condition::Kind::RequiredWhen, ApiKeyFields, "type", IsApiKey},
    {Condition::Kind::RequiredWhen, HttpFields, "type", IsHttp},
    {Condition::Kind::RequiredWhen, OAuth2Fields, "type", IsOAuth2},
    {Condition::Kind::RequiredWhen, OpenIdFields, "type", IsOpenId},
    {Condition::Kind::OnlyWhen, ApiKeyFields, "type", IsApiKey},
    {Condition::Kind::OnlyWhen, BearerFields, "type", IsHttp},
    {Condition::Kind::OnlyWhen, OAuth2OnlyFields, "type", IsOAuth2},
    {Condition::Kind::OnlyWhen, OpenIdFields, "type", IsOpenId},
};

inline constexpr Field OAuthFlowsFields[] = {
    {"implicit", an(ObjectKind::ImplicitFlow), QT_TRANSLATE_NOOP("Specification", "The implicit flow.")},
    {"password", an(ObjectKind::PasswordFlow), QT_TRANSLATE_NOOP("Specification", "The resource owner password flow.")},
    {"clientCredentials", an(ObjectKind::ClientCredentialsFlow),
     QT_TRANSLATE_NOOP("Specification", "The client credentials flow.")},
    {"authorizationCode", an(ObjectKind::AuthorizationCodeFlow),
     QT_TRANSLATE_NOOP("Specification", "The authorization code flow.")},
    {"deviceAuthorization", an(ObjectKind::DeviceAuthorizationFlow),
     QT_TRANSLATE_NOOP("Specification", "The device authorization flow."), None, Since32},
};

inline constexpr Type ScopesType = Plain.map();
inline constexpr char AuthorizationHelp[] = QT_TRANSLATE_NOOP("Specification",
                                                              "The address where users authorize the client.");
inline constexpr char TokenHelp[] = QT_TRANSLATE_NOOP("Specification", "The address where clients get a token.");
inline constexpr char RefreshHelp[] = QT_TRANSLATE_NOOP("Specification", "The address where clients refresh a token.");
inline constexpr char ScopesHelp[] = QT_TRANSLATE_NOOP("Specification", "The scopes with a description of each.");
inline constexpr char DeviceHelp[] = QT_TRANSLATE_NOOP("Specification",
                                                       "The address where a device asks for authorization.");
inline constexpr Field ImplicitFlowFields[] = {
    {"authorizationUrl", Url, AuthorizationHelp, All},
    {"refreshUrl", Url, RefreshHelp},
    {"scopes", ScopesType, ScopesHelp, All},
};
/** The fields of the OAuth flows password and client credentials. */
inline constexpr Field TokenFlowFields[] = {
    {"tokenUrl", Url, TokenHelp, All},
    {"refreshUrl", Url, RefreshHelp},
    {"scopes", ScopesType, ScopesHelp, All},
};
inline constexpr Field AuthorizationCodeFlowFields[] = {
    {"authorizationUrl", Url, AuthorizationHelp, All},
    {"tokenUrl", Url, TokenHelp, All},
    {"refreshUrl", Url, RefreshHelp},
    {"scopes", ScopesType, ScopesHelp, All},
};
inline constexpr Field DeviceAuthorizationFlowFields[] = {
    {"deviceAuthorizationUrl", Url, DeviceHelp, All},
    {"tokenUrl", Url, TokenHelp, All},
    {"refreshUrl", Url, RefreshHelp},
    {"scopes", ScopesType, ScopesHelp, All},
};

inline constexpr Field SecurityRequirementEntry = {
    "scheme", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The scopes or roles that are needed.")};

} // namespace specification::rows
