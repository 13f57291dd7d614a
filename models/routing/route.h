#pragma once

#include "secret.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace routing {

/** The credentials that rule 2 of the reference puts on every proxied request. */
struct UpstreamCredential {
    QByteArray headerName;       ///< A valid token, never Host or a framing field.
    secrets::Secret headerValue; ///< `Basic <base64>`
    QString pointer;             ///< The setting that caused it.
};

/** Why a route answers 500 instead of sending: a Diagnostic's rule, its place, and its arguments. */
struct RouteBlock {
    QString rule;
    QString pointer;
    QStringList arguments;
    friend bool operator==(const RouteBlock &, const RouteBlock &) = default;
};

/** How one active API is proxied. Built from a definition by preview::RouteBuilder; immutable once in a table. */
struct Route {
    QString apiName;
    QString documentPath;
    QString extensionPointer;  ///< "/x-vendor-api-gateway": what the pointers of changes start with.
    QByteArray listenPath;     ///< As written; a leading '/' is added when matching.
    bool stripListenPath = false;
    QUrl upstream;             ///< http or https; empty together with `block`.
    bool useEcho = false;      ///< Answer by the built-in echo instead of `upstream`.
    std::optional<UpstreamCredential> credential;
    std::optional<RouteBlock> block;
};

} // namespace routing
