#pragma once

#include "credentials.h"
#include "inferencelimits.h"
#include "valueshape.h"

#include <map>

namespace inference {

/** A parameter, or a header field of responses. */
struct ParameterShape {
    qint64 messages = 0; ///< The number of messages that have it.
    qint64 secrets = 0;  ///< The number of messages in which the value looks like a secret.
    TextShape text;
    void merge(const ParameterShape &other);
    /** Returns true for a credential: all values look like secrets. */
    [[nodiscard]] bool isCredential() const { return secrets > 0 && secrets == messages; }
};

/** A field of a form: texts, or the values of parts that are JSON. */
struct FieldShape {
    qint64 forms = 0; ///< The number of forms that have it.
    TextShape text;
    bool hasText = false;
    bool hasJson = false;
    bool isFile = false; ///< True if one of the parts has a file name or a media type other than text.
    void merge(const FieldShape &other);
};

/** The content of a body with one media type. */
struct ContentShape {
    bool hasValue = false; ///< True if `value` or `fields` are from at least one body.
    ValueShape value;
    qint64 forms = 0;
    std::map<QByteArray, FieldShape> fields;
    bool hasFurtherFields = false; ///< True if fields were left out.
    void merge(const ContentShape &other);
};

/** The range for bodies without a media type, or with one that may be a secret. */
inline constexpr QByteArrayView AnyMediaType("*/*");

using Contents = std::map<QByteArray, ContentShape>; ///< By the media type, without parameters, or AnyMediaType.

/** The responses of an operation with one status. */
struct ResponseShape {
    qint64 responses = 0;
    std::map<QByteArray, ParameterShape> headers; ///< By the name of the field in lower case.
    std::map<QByteArray, QByteArray> spellings;   ///< The names of the fields as they were seen first.
    Contents contents;
    void merge(const ResponseShape &other);
};

/** What the exchanges of an operation have in common. */
struct OperationShape {
    qint64 requests = 0;
    std::map<QByteArray, ParameterShape> query;
    std::map<QByteArray, ParameterShape> headers; ///< By the name of the field in lower case.
    std::map<QByteArray, QByteArray> spellings;   ///< The names of the fields as they were seen first.
    bool hasFurtherParameters = false;            ///< True if parameters of the query were left out.
    qint64 bodies = 0;                            ///< The number of requests with a body.
    Contents contents;
    std::map<QByteArray, ResponseShape> responses; ///< By the status code, or `default`.
    std::set<CredentialSet> credentials;           ///< Of each request, without those that only their values show.
    void merge(const OperationShape &other);
    /** Returns true for a parameter that all requests have, if they are enough to say so. */
    [[nodiscard]] bool isRequired(const ParameterShape &parameter) const
    {
        return parameter.messages == requests && requests >= FewestRequestsOfRequired;
    }
    void withholdSecrets(const NameGuard &names);
    /** Returns the credentials of each request, with those that all of them have in a header field. */
    [[nodiscard]] std::set<CredentialSet> allCredentials() const;
};

} // namespace inference
