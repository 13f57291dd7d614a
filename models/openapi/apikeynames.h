#pragma once

#include "referenceresolver.h"

namespace openapi {

/** The names under which clients of an API send its keys. Cookies are not among them, because the records of exchanges
 * hide the values of all cookies. */
struct ApiKeyNames {
    QList<QByteArray> headers;    ///< The names of header fields, each once in any case.
    QList<QByteArray> parameters; ///< The names of query parameters, each once.
    /** False if a security scheme is a reference that could not be followed, so that names can be missing. */
    bool isComplete = true;
    friend bool operator==(const ApiKeyNames &, const ApiKeyNames &) = default;
};

/** Reads the names in a document: those of the security schemes of the type `apiKey`, and those that the settings of
 * the gateway have for security schemes. References to other documents are not followed. */
[[nodiscard]] ApiKeyNames apiKeyNames(const document::Snapshot &entry);
/** Reads the names as apiKeyNames() does for a snapshot, in the API with the entry document `api`. References to other
 * documents of the resolver's set are followed. */
[[nodiscard]] ApiKeyNames apiKeyNames(ReferenceResolver &resolver, const QString &api);

} // namespace openapi
