#pragma once

#include "apikeynames.h"
#include "definitionview.h"
#include "grantset.h"
#include "route.h"
#include "sendability.h"

namespace preview {

/** A text of the definition that may contain references to secrets, and its place. */
struct RouteText {
    secrets::TextWithReferences text;
    document::Pointer pointer;
    friend bool operator==(const RouteText &, const RouteText &) = default;
};

/**
 * Everything that a route depends on, read from a definition. Equal inputs give equal routes, so that other edits of
 * the document do not resolve the references again.
 */
struct RouteInputs {
    QString apiName;
    consent::Definition definition; ///< The definition whose grants the references need.
    QString extensionPointer;
    RouteText listenPath; ///< Empty if the definition has no listen path that can be matched; then `block` is set.
    RouteText upstreamUrl;
    bool stripListenPath = false;
    traffic::UpstreamKind upstreamKind = traffic::UpstreamKind::Own;
    bool isBasic = false;
    RouteText userName;
    RouteText password;
    RouteText headerName;
    openapi::ApiKeyNames keyNames; ///< The names of the API keys of clients, as far as the definition's own text tells.
    /** Why the route must not send, whatever its references resolve to. */
    std::optional<routing::RouteBlock> block;
    /** Whether the document requires http/basic credentials of clients. */
    bool checksClients = false;
    /** Whether the document requires other credentials of clients. The test gateway does not check them: it accepts
     * every client. */
    bool asksClients = false;
    /** The upstream authentication method that is on but not previewed, because it is not Basic; empty if there is
     * none. */
    QString methodNotPreviewed;
    /** Returns true if a server of this program answers, which gets the text of references. */
    [[nodiscard]] bool isLocal() const { return upstreamKind != traffic::UpstreamKind::Own; }
    /** Returns false if no request can reach the route. */
    [[nodiscard]] bool hasListenPath() const { return !listenPath.text.isEmpty(); }
    friend bool operator==(const RouteInputs &, const RouteInputs &) = default;
};

/** Returns the texts of a route that may contain references, in the order of routebuilder.cpp: listen path, upstream
 * URL and, with Basic authentication, user name, password and header name. */
[[nodiscard]] QList<RouteText> textsOf(const RouteInputs &inputs);

/** Returns the block of a route for an obstacle. */
[[nodiscard]] routing::RouteBlock toBlock(const lint::Obstacle &obstacle);

/** Returns the secrets that the route needs: the references in its texts, each once, and the origin that they are sent
 * to. There are no references for the built-in echo and for a URL without an origin. */
[[nodiscard]] consent::SecretRequest secretsOf(const RouteInputs &inputs);

/**
 * Reads the inputs of a definition's route. Returns std::nullopt for a definition that is not to be served: without the
 * extension, or not active. Where it is not readable whether the definition is to be served, the route is blocked.
 * `upstreamOverride` replaces upstream.url unless it is empty.
 */
[[nodiscard]] std::optional<RouteInputs> readRouteInputs(const definition::DefinitionView &view,
                                                         const consent::Definition &definition,
                                                         const QString &upstreamOverride = {});

/**
 * Returns the inputs of a route for an OpenAPI document without gateway settings, with the values that an import would
 * write: planImport(). The route is blocked if neither the document nor `upstreamOverride` has an absolute URL of a
 * server. Returns std::nullopt for every other document.
 */
[[nodiscard]] std::optional<RouteInputs> defaultRouteInputs(const definition::DefinitionView &view,
                                                            const consent::Definition &definition,
                                                            const QString &upstreamOverride = {});

} // namespace preview
