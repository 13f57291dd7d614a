#pragma once

#include "definitionview.h"
#include "grantset.h"
#include "route.h"

namespace preview {

/** A text of the definition and its place. */
struct RouteText {
    secrets::TextWithReferences text;
    QString pointer;
    friend bool operator==(const RouteText &, const RouteText &) = default;
};

/**
 * Everything that a route depends on, read from a definition. Equal inputs give the same route, so other edits of the
 * document do not resolve references again.
 */
struct RouteInputs {
    QString apiName;
    consent::Definition definition; ///< Whose references they are.
    QString extensionPointer;
    RouteText listenPath;
    RouteText upstreamUrl;
    bool stripListenPath = false;
    bool useEcho = false;
    bool isBasic = false;
    RouteText userName;
    RouteText password;
    RouteText headerName;
    std::optional<routing::RouteBlock> block; ///< Why it must not send, whatever the references resolve to.
    bool checksClients = false;               ///< The document requires http/basic credentials of clients.
    bool asksClients = false;                 ///< It requires others: the test gateway accepts every client.
    QString methodNotPreviewed;               ///< A method other than Basic that is on; empty when there is none.
    friend bool operator==(const RouteInputs &, const RouteInputs &) = default;
};

/** The texts in the order of routebuilder.cpp: listen path, upstream URL and, with Basic Auth, user name, password and
 * header name. */
[[nodiscard]] QList<RouteText> textsOf(const RouteInputs &inputs);

/** Why a user name or password, as it is sent, can't be; nothing if it can. `pointer` is its place. */
[[nodiscard]] std::optional<routing::RouteBlock> controlCharacterBlock(const secrets::Secret &credential,
                                                                       const QString &pointer);

/** What the route sends: the references of its texts, each once, and where to. No references for the built-in echo
 * and for a URL without an origin. */
[[nodiscard]] consent::SecretRequest secretsOf(const RouteInputs &inputs);

/**
 * Nothing for a definition that is not served: no extension, not active, or no listen path that can be matched.
 * `upstreamOverride` replaces upstream.url unless it is empty.
 */
[[nodiscard]] std::optional<RouteInputs> readRouteInputs(const definition::DefinitionView &view,
                                                         const consent::Definition &definition,
                                                         const QString &upstreamOverride = {});

} // namespace preview
