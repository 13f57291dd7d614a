#pragma once

#include "readerror.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>

namespace traffic {

/** The server that answers the requests of a route. */
enum class UpstreamKind : quint8 {
    Own,  ///< The upstream of the definition, or the one that the user has chosen for all of them.
    Echo, ///< The built-in echo, which answers with what it received.
    Mock, ///< The mock of the definition, which answers as the document says.
};

/** A route that the gateway served while it decided about a request. */
struct ServedRoute {
    QString apiName;
    QString documentPath;
    /** The JSON Pointer of the gateway extension in the definition, such as "/x-vendor-api-gateway". */
    QString extensionPointer;
    QByteArray listenPath; ///< The listen path as written. Values of secret references in it are REDACTED.
    UpstreamKind upstreamKind = UpstreamKind::Own; ///< The kind of server that answers in the place of the upstream.
    friend bool operator==(const ServedRoute &, const ServedRoute &) = default;
};

/** The facts of the gateway's decision about one request, besides its outcome. It is recorded by the gateway's thread:
 * the lists are shared with the route table, and no text is formatted. Exchanges from HAR files have none. */
struct DecisionFacts {
    QList<ServedRoute> routes; ///< The routes that were served; of two equal listen paths the first is used.
    qsizetype matched = -1;    ///< The index of the route that the request matched; -1 if none did.
    QString rule;              ///< The rule that a setting breaks, if the route was blocked.
    /** The JSON Pointer of the setting that the request was refused for; empty if no setting is the reason. */
    QString pointer;
    /** The arguments of the block. For a secret that is not allowed: its reference, and the origin that it is for. */
    QStringList arguments;
    std::optional<http::ReadError> readError; ///< Why the request could not be read.

    /** Returns the route that the request matched, or null if none did. */
    [[nodiscard]] const ServedRoute *route() const
    {
        return matched >= 0 && matched < routes.size() ? &routes.at(matched) : nullptr;
    }
    friend bool operator==(const DecisionFacts &, const DecisionFacts &) = default;
};

} // namespace traffic
