#pragma once

#include "version.h"

#include <QByteArrayView>

#include <span>

namespace specification {

/** The objects of OpenAPI and of the gateway extension. The OAuth Flow Object is here once for each flow, because the
 * required fields differ. */
enum class ObjectKind : quint8 {
    NoObject,
    OpenApi,
    Info,
    Contact,
    License,
    Server,
    ServerVariable,
    Components,
    Paths,
    PathItem,
    AdditionalOperations,
    Operation,
    ExternalDocumentation,
    Parameter,
    RequestBody,
    MediaType,
    Encoding,
    Responses,
    Response,
    Callback,
    Example,
    Link,
    Header,
    Tag,
    Reference,
    Schema,
    RequiredLists,
    Discriminator,
    Xml,
    SecurityScheme,
    OAuthFlows,
    ImplicitFlow,
    PasswordFlow,
    ClientCredentialsFlow,
    AuthorizationCodeFlow,
    DeviceAuthorizationFlow,
    SecurityRequirement,
    Gateway,
    GatewayInfo,
    GatewayState,
    GatewayServer,
    GatewayListenPath,
    GatewayClientAuthentication,
    GatewayClientCertificates,
    GatewayCustomDomain,
    GatewayUpstream,
    GatewayMutualTls,
    GatewayCertificateMapping,
    GatewayUpstreamAuthentication,
    GatewayBasicAuth,
    GatewayAuthHeader,
    GatewayMiddleware,
};

/** What a value is. */
enum class Is : quint8 { Text, Boolean, Integer, Number, Any, Object };

/** How many values a field holds. */
enum class Holds : quint8 {
    One,
    List,
    NonEmptyList,
    Map,       ///< An object with names chosen by the author.
    OneOrList, ///< A value, or a list of at least one.
};

/** What a text says, for editors, and for checks where the specification requires a form. */
enum class Text : quint8 {
    Plain,
    Markdown, ///< CommonMark
    Url,
    ServerUrl, ///< A URL with names in braces.
    UriReference,
    Email,
    Pattern, ///< A regular expression of ECMA-262.
};

/** The names in a map. */
enum class Keys : quint8 {
    Any,
    Component,  ///< Letters, digits, `.`, `-` and `_`.
    Path,       ///< Starts with `/`.
    Status,     ///< `default`, `200` or `2XX`.
    Method,     ///< A method that has no field of its own.
    Expression, ///< A runtime expression.
    MediaType,
    HeaderName,
};

/** The type of a field's value. */
struct Type {
    Is is = Is::Text;
    Holds holds = Holds::One;
    ObjectKind object = ObjectKind::NoObject; ///< For Is::Object.
    Text text = Text::Plain;                  ///< For Is::Text.
    std::span<const char *const> values = {}; ///< The values that a text can have. Empty: any.
    Versions reference = None;                ///< Where a Reference Object can take the object's place.
    Versions boolean = None;                  ///< Where true or false can take the object's place.
    Keys keys = Keys::Any;                    ///< For Holds::Map.

    [[nodiscard]] constexpr Type list() const { return with(Holds::List); }
    [[nodiscard]] constexpr Type nonEmptyList() const { return with(Holds::NonEmptyList); }
    [[nodiscard]] constexpr Type oneOrList() const { return with(Holds::OneOrList); }
    [[nodiscard]] constexpr Type map(Keys names = Keys::Any) const
    {
        Type type = with(Holds::Map);
        type.keys = names;
        return type;
    }
    [[nodiscard]] constexpr Type orReference(Versions versions = All) const
    {
        Type type = *this;
        type.reference = versions;
        return type;
    }

private:
    [[nodiscard]] constexpr Type with(Holds count) const
    {
        Type type = *this;
        type.holds = count;
        return type;
    }
};

/** A field of an object. */
struct Field {
    const char *name;
    Type type;
    const char *help; ///< One sentence. Untranslated, in the context "Specification".
    Versions required = None;
    Versions versions = All;    ///< That have the field.
    Versions deprecated = None; ///< Where another field replaces it.
};

/** A rule about several fields of an object. */
struct Condition {
    enum class Kind : quint8 {
        AtMostOne,    ///< Of `fields`.
        ExactlyOne,   ///< Of `fields`.
        AtLeastOne,   ///< Of `fields`.
        OnlyWhen,     ///< `fields` only where the text of `when` is one of `values`.
        RequiredWhen, ///< `fields` where the text of `when` is one of `values`.
        ValueWhen,    ///< The text of the first of `fields` is in `allowed` where `when` is one of `values`.
        NotWhen,      ///< No `fields` where the text of `when` is one of `values`.
    };
    Kind kind;
    std::span<const char *const> fields;
    const char *when = nullptr;
    std::span<const char *const> values = {};
    std::span<const char *const> allowed = {};
    Versions versions = All;
};

/** An object of the specification. */
struct ObjectType {
    ObjectKind kind;
    const char *name;    ///< As the specification calls it: "Media Type Object".
    const char *section; ///< The anchor in the specification: "media-type-object". Null for the gateway extension.
    const char *help;    ///< One sentence. Untranslated, in the context "Specification".
    std::span<const Field> fields = {};
    std::span<const Condition> conditions = {};
    const Field *entries = nullptr; ///< The members that are not fields, in objects with names of the author.
    Keys entryKeys = Keys::Any;     ///< The names of these members.
    Versions extensible = All;      ///< Where `x-` members are allowed.
    Versions open = None;           ///< Where unknown members are allowed.
    Versions needsEntry = None;     ///< Where at least one entry is required.
};

} // namespace specification
