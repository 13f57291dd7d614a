#pragma once

#include "gatewayerror.h"
#include "secret.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace routing {

/** The credentials of Upstream Basic Authentication, sent with every forwarded request. */
struct UpstreamCredential {
    QByteArray headerName;       ///< A valid token, never Host or a framing field.
    secrets::Secret headerValue; ///< `Basic <base64>`
    QString pointer;             ///< The setting that caused it.
};

/** Why a route answers 500 or 503 instead of forwarding: a Diagnostic's rule, place and arguments. */
struct RouteBlock {
    QString rule;
    QString pointer;
    QStringList arguments;
    traffic::GatewayError error = traffic::GatewayError::NotSendable; ///< Or SecretNotAllowed.
    friend bool operator==(const RouteBlock &, const RouteBlock &) = default;
};

/** A local user, who may call APIs with http/basic client authentication. */
struct ClientUser {
    QByteArray username;
    secrets::Secret password;
};

/** http/basic client authentication. Without users every client is refused. */
struct ClientAuthentication {
    QByteArray realm; ///< The API's name.
    QList<ClientUser> users;
    QString pointer; ///< The setting that requires it.
};

/** How one active API is proxied. Built from a definition by preview::RouteBuilder; immutable in a table. */
struct Route {
    QString apiName;
    QString documentPath;
    QString extensionPointer; ///< "/x-vendor-api-gateway": what the pointers of changes start with.
    QByteArray listenPath;    ///< As written; a leading '/' is added when matching.
    bool stripListenPath = false;
    bool preserveHost = false; ///< The client's Host is forwarded.
    /** Origins whose web pages may call this API, for example `http://localhost:3000`, besides AllowedClients. */
    QList<QByteArray> allowedOrigins;
    QUrl upstream;            ///< http or https, without user name and password; empty together with `block`.
    bool hadUserInfo = false; ///< The upstream URL had a user name or password, which are not sent.
    bool useEcho = false;     ///< Answer by the built-in echo instead of `upstream`.
    std::optional<UpstreamCredential> credential;
    QList<secrets::Secret> secrets; ///< The values of its references, to remove them from what is shown.
    std::optional<ClientAuthentication> clientAuthentication;
    std::optional<RouteBlock> block;
};

} // namespace routing
