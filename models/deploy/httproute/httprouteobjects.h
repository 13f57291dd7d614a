#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace deploy {

/** The limits of the HTTPRoute resource, version v1. */
namespace httproute {
inline constexpr qsizetype MaximumRules = 16;         ///< Rules in one HTTPRoute.
inline constexpr qsizetype MaximumMatchesOfRule = 64; ///< Matches in one rule.
inline constexpr qsizetype MaximumMatches = 128;      ///< Matches in all rules of one HTTPRoute.
inline constexpr qsizetype MaximumPath = 1'024;       ///< Bytes of a path in a match or a rewrite.
inline constexpr qsizetype MaximumHeaderName = 256;   ///< Bytes of the name of a header field.
} // namespace httproute

/** A condition of a rule on the path of a request. */
struct PathMatch {
    enum class Type : quint8 {
        Exact,      ///< The path is `value`.
        PathPrefix, ///< The first segments of the path are those of `value`.
    };
    Type type = Type::PathPrefix;
    QByteArray value; ///< Percent-encoded ASCII with a slash first; a prefix has none at its end, except `/`.
};

/** What a rule does with the path of a request. */
struct PathRewrite {
    enum class Type : quint8 {
        None,               ///< The path is sent as it is.
        ReplaceFullPath,    ///< `value` is sent.
        ReplacePrefixMatch, ///< `value` replaces the prefix that matched.
    };
    Type type = Type::None;
    QByteArray value;
    friend bool operator==(const PathRewrite &, const PathRewrite &) = default;
};

/** The requests with one of some paths, and what is done with them. */
struct RouteRule {
    QList<PathMatch> matches;
    PathRewrite rewrite;
};

/** A Service of the cluster that requests are sent to. */
struct Backend {
    QByteArray service;
    QByteArray namespaceName; ///< The Service's namespace; empty for the one of the HTTPRoute.
    quint16 port = 0;
};

/** The names for a filter that sets the credential of an upstream. The manifest has neither the credential nor the
 * filter. */
struct CredentialGap {
    QByteArray headerName;
    QByteArray filter; ///< The name for the HTTPRouteFilter of Envoy Gateway.
    QByteArray secret; ///< The name for the Secret with the value of the header field in the key `credential`.
};

/** The HTTPRoutes of one definition: the same host, backend and filters, except for the path. */
struct DefinitionRoutes {
    QString apiName;
    QString definition;
    QList<QByteArray> names; ///< The names of the HTTPRoutes.
    /** The rules of each HTTPRoute in `names`. */
    QList<QList<RouteRule>> rules;
    QByteArray hostname; ///< The Host field for the upstream; empty to send the client's.
    /** The Service that gets the requests. If `isRefused`, there is none with its name, and gateways answer with 500.
     */
    Backend backend;
    bool isRefused = false;
    std::optional<CredentialGap> gap;
};

/** A server outside of the cluster, or at an IP address, that the manifest makes a Service of. */
struct UpstreamService {
    QByteArray name;
    QByteArray host;        ///< A DNS name, or an IP address without brackets.
    bool isAddress = false; ///< Whether `host` is an IP address.
    quint16 port = 0;
    QByteArray portName; ///< The name by which a policy refers to the port; empty for none.
};

/** TLS for the requests to a Service. */
struct UpstreamTls {
    QByteArray name;
    Backend backend;
    QByteArray hostname;        ///< The name in the server's certificate.
    QByteArray portName;        ///< The name of the Service's port; empty for all ports.
    bool isPlaceholder = false; ///< Whether the user has to replace `portName`.
};

} // namespace deploy
