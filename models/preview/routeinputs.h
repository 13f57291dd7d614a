#pragma once

#include "definitionview.h"
#include "route.h"

namespace preview {

/** A text of the definition that may hold references, and where it stands. */
struct RouteText {
    QString text;
    QString pointer;
    friend bool operator==(const RouteText &, const RouteText &) = default;
};

/**
 * All that a route depends on, read from a definition. Two that are equal give the same route, so that an edit
 * elsewhere in the document asks no store again.
 */
struct RouteInputs {
    QString apiName;
    QString documentPath;
    QString extensionPointer;
    RouteText listenPath;
    RouteText upstreamUrl;
    bool stripListenPath = false;
    bool useEcho = false;
    bool isBasic = false;
    RouteText userName;
    RouteText password;
    RouteText headerName;
    std::optional<routing::RouteBlock> block; ///< What keeps it from sending, whatever the references answer.
    bool checksClients = false;               ///< The document asks its clients for http/basic credentials.
    bool asksClients = false;   ///< It asks for others: the test gateway lets every client through all the same.
    QString methodNotPreviewed; ///< A method other than Basic that is on; empty when there is none.
    friend bool operator==(const RouteInputs &, const RouteInputs &) = default;
};

/**
 * Nothing for a definition that is not served: no extension, not active, or no listen path that can be matched.
 * `upstreamOverride` stands in for upstream.url unless it is empty.
 */
[[nodiscard]] std::optional<RouteInputs> readRouteInputs(const definition::DefinitionView &view,
                                                         const QString &documentPath,
                                                         const QString &upstreamOverride = {});

} // namespace preview
