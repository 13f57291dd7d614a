#pragma once

#include "sampleoptions.h"
#include "value.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace requests {

/** The key of a parameter in its operation: the place and the name. */
struct ParameterKey {
    QByteArray in; ///< The parameter's location: `path`, `query`, `querystring`, `header` or `cookie`.
    QByteArray name;
    friend bool operator==(const ParameterKey &, const ParameterKey &) = default;
    friend size_t qHash(const ParameterKey &key, size_t seed = 0) { return qHashMulti(seed, key.in, key.name); }
};

/** The optional parameters that are sent although the user has not chosen a value for them. */
enum class OptionalParameters {
    None,
    Suggested, ///< Parameters with an example or a default.
    All,
};

/** A file that the user has chosen for a part of a form, or for a body. */
struct ChosenFile {
    QByteArray name;      ///< The file's name without a folder, in UTF-8.
    QByteArray mediaType; ///< Empty: the one that the document gives.
    QByteArray bytes;
};

/** What a user has chosen for a request to an operation. Everything else comes from the document. */
struct Choices {
    QHash<ParameterKey, document::Value> parameters;
    /** Parameters that are not sent. In the path, the name of such a parameter stays in braces: the request is not
     * complete. */
    QSet<ParameterKey> leftOut;
    OptionalParameters optional = OptionalParameters::Suggested;
    QByteArray mediaType; ///< A key of the request body's `content`; empty for the first one.
    /** The name of an example of the body and of the parameters. Those without such an example take their first. */
    QByteArray example;
    std::optional<document::Value> body;
    std::optional<QByteArray> bodyText;           ///< The exact bytes of the body; replaces `body`.
    bool sendsBody = true;                        ///< False: no body, whatever the document has.
    QHash<QByteArray, ChosenFile> files;          ///< By the name of the part; an empty name for the whole body.
    std::optional<qsizetype> requirement;         ///< The index of the security requirement to satisfy.
    QByteArray acceptedType;                      ///< The value of `Accept`; empty for none.
    schema::Extent extent = schema::Extent::Full; ///< How much generated values contain.
};

} // namespace requests
