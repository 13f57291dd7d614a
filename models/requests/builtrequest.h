#pragma once

#include "finding.h"
#include "message.h"
#include "referencetarget.h"
#include "requestchoices.h"

namespace requests {

/** Where a value of a request comes from. */
enum class ValueSource {
    None,    ///< There is no value.
    Chosen,  ///< From the user.
    Example, ///< `example` or `examples` of the parameter or media type.
    SchemaExample,
    Default,
    Enumeration, ///< The first value of the schema's `enum`.
    Constant,
    Generated, ///< Made to fit the schema.
};

enum class FindingKind {
    Missing,          ///< A required parameter or body has no value.
    NotValid,         ///< The value does not fit the schema; see Finding::schema.
    StyleNotDefined,  ///< The specification does not define how the style writes such a value; it is written as near.
    NotDeclared,      ///< The path has a name in braces that no parameter has.
    NotSendable,      ///< The name or value has characters that can't be sent in this place; it is left out.
    UnknownScheme,    ///< The security requirement names a scheme that the document does not define.
    UnknownMediaType, ///< The body has no media type, or what it is called is not one.
    NoFileChosen,     ///< A body or a part of any bytes has sample bytes.
    XmlNameNotValid,  ///< A name that XML does not allow was changed.
    TooLarge,         ///< A limit of requestlimits.h was met, so that something is left out.
};

/** A value that is missing in a request or does not fit the document. The request can be sent all the same. */
struct Finding {
    FindingKind kind = FindingKind::Missing;
    ParameterKey parameter;     ///< The parameter; `in` is `body` for a body and `security` for a security scheme.
    document::Pointer instance; ///< The place in the value.
    std::optional<schema::Finding> schema; ///< Why the value is not valid. Its `span` is not set.
};

/** The value of a parameter in a request. */
struct ParameterValue {
    ParameterKey key;
    openapi::Place place; ///< The place of the Parameter Object, after following references.
    document::Value value;
    ValueSource source = ValueSource::None;
    bool isRequired = false;
    bool isSent = false;
};

/** A place of a request that needs a credential. The document never gives its value. */
struct CredentialPlace {
    enum class In { Header, Query, Cookie, Certificate };
    QByteArray scheme; ///< The name of the security scheme.
    In in = In::Header;
    QByteArray name;   ///< The name of the header field, query parameter or cookie; empty for a certificate.
    QByteArray prefix; ///< The start of the value, before the credential: `Bearer `, `Basic ` or nothing.
    QStringList scopes;
    friend bool operator==(const CredentialPlace &, const CredentialPlace &) = default;
};

/** A request to an operation, in the bytes that are sent. */
struct BuiltRequest {
    QByteArray method;
    QByteArray path;          ///< The path below the server's URL, percent-encoded; starts with a slash.
    QByteArray query;         ///< The query, percent-encoded, without the question mark.
    http::HeaderList headers; ///< The header fields, with `Cookie`, `Accept` and `Content-Type`.
    QByteArray cookie;        ///< The value of `Cookie`; empty if there is none.
    bool hasBody = false;
    QByteArray body;
    QByteArray contentType; ///< The value of `Content-Type`; empty without a body.
    ValueSource bodySource = ValueSource::None;
    QList<QByteArray> fileParts;          ///< The names of the parts of a multipart body that are files, chosen or not.
    QList<ParameterValue> parameters;     ///< In the order of the document, those that are not sent included.
    std::optional<qsizetype> requirement; ///< The index of the security requirement; std::nullopt if none is needed.
    QList<CredentialPlace> credentials;   ///< The credentials of the requirement at this index.
    /** The credentials of each alternative of the security requirements, in the order of the document. An alternative
     * without any needs none. */
    QList<QList<CredentialPlace>> alternatives;
    QList<Finding> findings;

    /** Returns the request target below a path of the server, such as the gateway's listen path: `/shop/books?page=2`.
     */
    [[nodiscard]] QByteArray target(const QByteArray &basePath = {}) const;
    [[nodiscard]] http::RequestHead head(const QByteArray &basePath = {}) const;
};

} // namespace requests
