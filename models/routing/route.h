#pragma once

#include "decision.h"
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
    QByteArray headerName;       ///< The name of the header field: a valid token, never Host or a framing field.
    secrets::Secret headerValue; ///< The value of the header field: `Basic <base64>`.
    QString pointer;             ///< The JSON Pointer of the setting that adds the credentials.
};

/** Why a route answers 500 or 503 instead of forwarding: the rule, the place and the arguments of a Diagnostic. */
struct RouteBlock {
    QString rule;
    QString pointer;
    QStringList arguments;
    /** The gateway error that the route answers with: NotSendable or SecretNotAllowed. */
    traffic::GatewayError error = traffic::GatewayError::NotSendable;
    friend bool operator==(const RouteBlock &, const RouteBlock &) = default;
};

/** A local user of the test gateway, who may call APIs with http/basic client authentication. */
struct ClientUser {
    QByteArray username;
    secrets::Secret password;
};

/** The http/basic client authentication of a route. Without users every client is refused. */
struct ClientAuthentication {
    QByteArray realm; ///< The realm in the challenge: the API's name.
    QList<ClientUser> users;
    QString pointer; ///< The JSON Pointer of the setting that requires client authentication.
};

/** How the gateway proxies one active API. Built from a definition by preview::RouteBuilder; immutable in a
 * RouteTable. */
struct Route {
    QString apiName;
    QString documentPath;
    /** The JSON Pointer of the gateway extension, with which the pointers of changes start: "/x-vendor-api-gateway". */
    QString extensionPointer;
    QByteArray listenPath; ///< The listen path as written; a leading '/' is added when matching.
    bool stripListenPath = false;
    bool preserveHost = false; ///< Whether the client's Host field is forwarded.
    /** The origins whose web pages may call this API besides AllowedClients, for example `http://localhost:3000`. */
    QList<QByteArray> allowedOrigins;
    /** The http or https URL of the upstream, without user name and password; empty together with `block`. */
    QUrl upstream;
    bool hadUserInfo = false; ///< Whether the upstream URL had a user name or password, which are not sent.
    /** The kind of server that answers in the place of `upstream`. */
    traffic::UpstreamKind upstreamKind = traffic::UpstreamKind::Own;
    std::optional<UpstreamCredential> credential;
    /** The names of the header fields and of the query parameters in which clients send the API keys that the
     * definition declares. */
    QList<QByteArray> keyHeaders;
    QList<QByteArray> keyParameters;
    /** The values of the route's references to secrets, which are removed from everything that is shown. */
    QList<secrets::Secret> secrets;
    std::optional<ClientAuthentication> clientAuthentication;
    std::optional<RouteBlock> block;
};

} // namespace routing
