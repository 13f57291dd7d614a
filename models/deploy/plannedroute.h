#pragma once

#include "remarktopic.h"
#include "textwithreferences.h"
#include "upstreamtarget.h"

#include <QByteArray>

#include <optional>

namespace deploy {

/** The credential of Upstream Basic Authentication as the definition has it. Nothing is resolved: a literal password is
 * in `password`, a reference is its text. Neither is written to a configuration. */
struct PlannedCredential {
    QByteArray headerName; ///< The name of the header field: a valid token, never Host or a framing field.
    secrets::TextWithReferences userName;
    secrets::TextWithReferences password;
    /** The environment variable for proxies that can't make the header from user name and password: it contains the
     * base64 of `user:password`. Letters, digits and underscores, different for each route. */
    QByteArray variable;
};

/** Returns the name of the environment variable if the whole text is a reference `env://NAME`, or std::nullopt for any
 * other text. */
[[nodiscard]] std::optional<QByteArray> environmentVariable(const secrets::TextWithReferences &text);

/** The server that a route sends requests to. All texts are percent-encoded ASCII. */
struct PlannedUpstream {
    routing::UpstreamTarget target; ///< Host, port and whether TLS is used.
    QByteArray hostField;           ///< The value of Host: port as in the URL, an IPv6 address in brackets.
    QByteArray basePath;            ///< The path of the URL without a slash at its end; empty for none.
    QByteArray baseQuery;           ///< The query of the URL without the question mark; empty for none.
};

/**
 * How the requests below one listen path are sent: the definition of one active API, for a proxy's configuration.
 *
 * A request matches if its path begins with the listen path at the end of a segment (see routing::ListenPath), and no
 * route before this one in the plan matches. Example: listen path `/shop/`, stripped, base path `/v1`: `/shop/books?a`
 * is sent as `/v1/books?a`, `/shop/` as `/v1`, and `/shop` is for another route.
 */
struct PlannedRoute {
    QString apiName;       ///< The name of the API: any text.
    QString reportName;    ///< `apiName`, followed by the definition's file if others have the same name.
    QString definition;    ///< The definition's file as the user named it.
    QByteArray identifier; ///< Lower-case letters, digits and hyphens, with a letter first; different for each route.
    /** As `identifier`, the same whatever other definitions are exported: see deploy::lastingName(). */
    QByteArray lastingName;
    /** The listen path in the form in which request paths are compared with it: with a slash first, and with unsafe
     * bytes percent-encoded. */
    QByteArray listenPath;
    /** The regular expression of a listen path with parameters, without anchors; empty for a literal listen path. */
    QString pattern;
    bool stripsListenPath = false;
    PlannedUpstream upstream; ///< Not set if `refusal` is.
    std::optional<PlannedCredential> credential;
    /** Whether clients need http/basic credentials for the realm `apiName`. The users are not exported. */
    bool checksClients = false;
    /** Why all requests for the listen path are answered with 500 instead of being sent; std::nullopt to send them. */
    std::optional<Topic> refusal;

    [[nodiscard]] bool endsInSlash() const { return listenPath.endsWith('/'); }
    /** Returns true for a listen path without parameters. */
    [[nodiscard]] bool isLiteral() const { return pattern.isEmpty(); }
    /** Returns the beginning of the path that is sent, which replaces the listen path: the base path, followed by the
     * listen path if it is not stripped. May be empty, and may end with a slash only if the listen path is kept. */
    [[nodiscard]] QByteArray sentPrefix() const;
    /** Returns the path that is sent for a request whose path is `path`, which the route has to match; percent-encoded
     * as `path` is. Never empty. */
    [[nodiscard]] QByteArray sentFor(QByteArrayView path) const;
    /** Returns the listen path as proxies that decode paths before they match them see it, in UTF-8. Returns
     * std::nullopt if such a proxy can't match it: it has empty or dot segments, escapes of bytes that need none, or
     * characters that end a path. */
    [[nodiscard]] std::optional<QByteArray> decodedListenPath() const;
    /** Returns true if no parameter of the listen path has an expression of its own: each is one segment. */
    [[nodiscard]] bool hasSimpleParameters() const;
};

/** Returns true if the test gateway compares a request's path with the listen path of `left` before `right`: the
 * longest one first, of equally long ones those without parameters first. */
[[nodiscard]] bool isTriedBefore(const PlannedRoute &left, const PlannedRoute &right);

/** Returns true if the host of a target is an IP address. */
[[nodiscard]] bool isAddress(const routing::UpstreamTarget &target);

/** Returns true for the name of a header field that proxies do not send to an upstream, whatever its value. */
[[nodiscard]] bool isHopByHopName(const QByteArray &name);

/** The characters of a path's segments that all proxies leave as they are. */
[[nodiscard]] bool isPlainPathByte(char c);

/** Returns true for a path that each proxy routes and sends as the test gateway does: a slash first, segments of plain
 * bytes, none of them empty (except the last), `.` or `..`. */
[[nodiscard]] bool isPlainPath(QByteArrayView path);

} // namespace deploy
