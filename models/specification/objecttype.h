#pragma once

#include "version.h"

#include <QByteArrayView>

#include <span>

namespace specification {

/** The kinds of objects of OpenAPI and of the gateway extension. The OAuth Flow Object has one kind for each flow,
 * because the required fields differ. */
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
    GatewayClientScheme,
    GatewayClientCertificates,
    GatewayCustomDomain,
    GatewayUpstream,
    GatewayMutualTls,
    GatewayCertificateMapping,
    GatewayCertificatePinning,
    GatewayPinnedKeys,
    GatewayUpstreamAuthentication,
    GatewayBasicAuth,
    GatewayAuthHeader,
    GatewayMiddleware,
};

/** The basic type of each value of a field: of the items of a list, and of the entries of a map. */
enum class Is : quint8 { Text, Boolean, Integer, Number, Any, Object };

/** Whether a field holds one value, a list of values or a map of values. */
enum class Holds : quint8 {
    One,
    List,
    NonEmptyList,
    Map,       ///< An object whose names the author chooses, with a value for each.
    OneOrList, ///< One value, or a list of at least one value.
};

/** The form of a text, for editors, and for checks where the specification requires a form. */
enum class Text : quint8 {
    Plain,
    Markdown, ///< A text in CommonMark.
    Url,
    ServerUrl, ///< The URL of a server, which can have the names of variables in braces.
    UriReference,
    Email,
    Pattern, ///< A regular expression of ECMA-262.
};

/** The form of the names in a map or object. */
enum class Keys : quint8 {
    Any,
    Component,  ///< Names of components: letters, digits, `.`, `-` and `_`.
    Path,       ///< Paths, which start with `/`.
    Status,     ///< Status codes of responses: `default`, `200` or `2XX`.
    Method,     ///< HTTP methods that have no field of their own.
    Expression, ///< Runtime expressions of callbacks.
    MediaType,
    HeaderName, ///< Names of header fields, which are tokens of HTTP. Only 3.2 says so.
};

/** The type of the value of a field of an OpenAPI object. */
struct Type {
    Is is = Is::Text;
    Holds holds = Holds::One;
    ObjectKind object = ObjectKind::NoObject; ///< The kind of object, for Is::Object.
    Text text = Text::Plain;                  ///< The form of the text, for Is::Text.
    std::span<const char *const> values = {}; ///< The values that a text can have. Empty: any.
    Versions reference = None;                ///< The versions in which a Reference Object can replace the object.
    Versions boolean = None;                  ///< The versions in which true or false can replace the object.
    Keys keys = Keys::Any;                    ///< The form of the names, for Holds::Map.

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

/** A field of an object of OpenAPI or of the gateway extension: one row of the specification's table. */
struct Field {
    const char *name;
    Type type;
    const char *help; ///< A description in one sentence. Untranslated, in the context "Specification".
    Versions required = None;
    Versions versions = All;    ///< The versions that have the field.
    Versions deprecated = None; ///< The versions in which the field is deprecated.
    /** For a list that an object inherits if it does not have the field, while an empty list removes what is inherited:
     * the name of what is inherited, such as "Requirements of the document". Untranslated, in the context
     * "Specification". Null for other fields. */
    const char *inherited = nullptr;
};

/** A rule about several fields of an object, which applies in `versions`. */
struct Condition {
    enum class Kind : quint8 {
        AtMostOne,    ///< The object has at most one of `fields`.
        ExactlyOne,   ///< The object has exactly one of `fields`.
        AtLeastOne,   ///< The object has at least one of `fields`.
        OnlyWhen,     ///< The object has `fields` only if the text of `when` is one of `values`.
        RequiredWhen, ///< The object needs `fields` if the text of `when` is one of `values`.
        ValueWhen,    ///< The text of the first of `fields` is in `allowed` if `when` is one of `values`.
        NotWhen,      ///< The object has none of `fields` if the text of `when` is one of `values`.
    };
    Kind kind;
    std::span<const char *const> fields;
    const char *when = nullptr;
    std::span<const char *const> values = {};
    std::span<const char *const> allowed = {};
    Versions versions = All;
};

/** The definition of an object of OpenAPI or of the gateway extension. */
struct ObjectType {
    ObjectKind kind;
    const char *name; ///< The name that the specification uses: "Media Type Object".
    /** The anchor of the object's section in the specification: "media-type-object". Null for the gateway extension. */
    const char *section;
    const char *help; ///< A description in one sentence, in English.
    std::span<const Field> fields = {};
    std::span<const Condition> conditions = {};
    const Field
        *entries = nullptr; ///< The row for members whose names the author chooses. Null if the object has only fields.
    Keys entryKeys = Keys::Any; ///< The form of the names of members that the author chooses.
    Versions extensible = All;  ///< The versions in which `x-` members are allowed.
    Versions open = None;       ///< The versions in which unknown members are allowed.
    Versions needsEntry = None; ///< The versions in which at least one entry is required.
};

} // namespace specification
