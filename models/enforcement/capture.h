#pragma once

#include "exchangechunk.h"
#include "operationindex.h"
#include "policyreach.h"

#include <memory>

namespace description {
class Description;
}

namespace enforcement {

/** An open definition, by which the exchanges of its API are recognized. */
struct OpenApi {
    /** The path of the definition's file, or its title if it has none: traffic::Exchange::documentPath. */
    QString documentPath;
    std::shared_ptr<const description::Description> description;
};

/** An API that requests of a capture called. */
struct CapturedApi {
    /** The API as policies name it: the id and name of its open definition, or the recorded name if it is not open. */
    contract::GrantedApi granted;
    /** The operations of the open definition; null if it is not open. */
    std::shared_ptr<const conformance::OperationIndex> operations;
};

/** A request of a capture, as far as policies depend on it. */
struct CapturedRequest {
    quint64 number = 0; ///< The number of its exchange in the list of exchanges.
    /** The index of the API in Capture::apis; -1 if the request called no API: its listen path is unknown, or it is a
     * CORS preflight, which browsers send without a key. */
    qsizetype api = -1;
    /** True for a CORS preflight. */
    bool isPreflight = false;
    QByteArray method;
    /** The path below the listen path, without the query and with a slash at its start. Percent-encoded characters are
     * decoded, except `%2F`, which would look like the end of a segment. Policies match this form. */
    QString path;
    QString shownPath;            ///< The path and query as received, without secrets.
    bool hasSecretInPath = false; ///< True if `path` contains a secret, which `shownPath` does not.
    qint64 startedAt = 0;         ///< When the exchange began, in milliseconds since 1970.
    qsizetype item = -1;          ///< The index of the path in CapturedApi::operations; -1 if none matches.
    qsizetype operation = -1;     ///< The index of the operation in that path item; -1 if it has none for the method.
};

/** The requests of recorded exchanges and the APIs that they called, with everything that policies depend on. */
struct Capture {
    QList<CapturedApi> apis;
    QList<CapturedRequest> requests; ///< In the order of the exchanges.
};

/**
 * Reads the requests of exchanges. The API of an exchange is that of the definition that served it, below the recorded
 * listen path. An exchange from a HAR file has no record of them: its API is that of the open definition with the
 * longest listen path that matches. Takes time for each exchange; call it on a worker.
 */
[[nodiscard]] Capture captureOf(const QList<items::NumberedExchange> &exchanges, const QList<OpenApi> &open);

} // namespace enforcement
