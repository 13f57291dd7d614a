#pragma once

#include "message.h"
#include "referencetarget.h"

namespace openapi {
class ReferenceResolver;
}

namespace content {

/** A request to an operation with example values for its parameters, and placeholders for credentials. */
struct RequestExample {
    QByteArray url; ///< The URL of the request, with a path only if the API states no server with a host.
    http::RequestHead head;
    QList<QByteArray> schemes; ///< The security schemes whose placeholders are in the URL or in the head.
};

/** Returns the shell variable that examples of requests have instead of the credentials of a scheme: `$apiKey`. */
[[nodiscard]] QByteArray placeholderOf(const QByteArray &scheme);

/** Makes a request to the operation at a place of the API with the entry document `api`: path parameters, required and
 * suggested query parameters and headers, the first security requirement, and the media types of the request body and
 * the response that are given, unless they are empty. */
[[nodiscard]] RequestExample requestExample(openapi::ReferenceResolver &resolver, const QString &api,
                                            const openapi::Place &operation, const QByteArray &path,
                                            const QByteArray &method, const QByteArray &bodyType,
                                            const QByteArray &acceptedType);

} // namespace content
