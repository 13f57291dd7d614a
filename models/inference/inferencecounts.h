#pragma once

#include <QtGlobal>

namespace inference {

/** What was made of recorded exchanges: how many a draft is made from, and what is left out. */
struct InferenceCounts {
    qint64 exchanges = 0; ///< All exchanges.
    qint64 used = 0;      ///< The exchanges that the draft is made from.

    // Exchanges that are not used.
    qint64 preflights = 0;         ///< Requests with which a browser asks for permission (CORS).
    qint64 withoutResponse = 0;    ///< Exchanges without a response.
    qint64 ofGateway = 0;          ///< Exchanges that the gateway answered itself.
    qint64 unsupportedMethods = 0; ///< Requests with a method that OpenAPI 3.1 has no field for.
    qint64 unsupportedTargets = 0; ///< Requests whose target is no path, or a path with too many segments.
    qint64 ofOtherServers = 0;     ///< Exchanges with servers that the base document does not have.
    qint64 inOtherFiles = 0;       ///< Exchanges of paths that are in other files than the base document.
    qint64 overLimit = 0;          ///< Exchanges of further operations, see MaximumOperations.

    // Parts of the used exchanges.
    qint64 incompleteBodies = 0;   ///< Bodies that were truncated or not recorded.
    qint64 unreadableBodies = 0;   ///< Bodies that are not what their media type says, or repeat a name.
    qint64 bodiesWithoutType = 0;  ///< Bodies without a valid media type, or with one that may be a secret.
    qint64 withheldParameters = 0; ///< Parameters of queries and header fields with names that may be secrets or IDs.
    qint64 secretParameters = 0;   ///< Parameters of queries with secret values that are no API keys.
    qint64 withheldServers = 0;    ///< Servers with names that may be secrets.
};

} // namespace inference
