#pragma once

#include "snapshot.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QStringList>

/** Kubernetes manifests and the Gateway API as its specification describes them, for tests. */
namespace gatewayapi {

/** A header field or a query parameter that a match requires. */
struct NamedValue {
    QByteArray name;
    QByteArray value;
};

/** One match of a rule: all conditions have to hold. */
struct Match {
    QByteArray type = "PathPrefix";
    QByteArray path = "/";
    QByteArray method = {}; ///< Empty for any method.
    QList<NamedValue> headers = {};
    QList<NamedValue> query = {};
};

/** A rule of an HTTPRoute. */
struct Rule {
    QList<Match> matches;
    QByteArray hostname = {};
    QByteArray rewriteType = {};
    QByteArray rewriteValue = {};
    QList<QByteArray> removedHeaders = {};
    QByteArray service = {};
    QByteArray namespaceName = {};
    qint64 port = 0;
};

/** An HTTPRoute that is attached to the Gateway. */
struct Route {
    QByteArray name;
    QList<Rule> rules;
    QString title = {}; ///< The title of the definition, from the annotation.
};

/** A request as the Gateway receives it. */
struct Request {
    QByteArray path;
    QByteArray method = "GET";
    QList<NamedValue> headers = {};
    QList<NamedValue> query = {};
};

/** The objects of a manifest. */
struct Manifest {
    QList<Route> routes;
    QHash<QByteArray, QByteArray> services; ///< The host that each Service of the manifest sends to, by its name.
    QHash<QByteArray, qint64> ports;        ///< The port of each Service of the manifest, by its name.
};

[[nodiscard]] Manifest manifestOf(const document::Snapshot &yaml);

/** The rule that a request is sent by. */
struct Chosen {
    const Route *route = nullptr; ///< Null if no rule matches: 404.
    const Rule *rule = nullptr;
    QByteArray prefix = {}; ///< The path of the match.
};

/** Returns the rule for a request by the precedence of the specification: exact paths before the longest prefix, then
 * matches with a method, with more headers, with more query parameters; then the first route by name, then the first
 * rule. All routes have the same age. */
[[nodiscard]] Chosen choose(const QList<Route> &routes, const Request &request);

/** Returns the path that the rule sends, with the rules for slashes of ReplacePrefixMatch. */
[[nodiscard]] QByteArray sentPath(const Chosen &chosen, const QByteArray &path);

/** Returns what the validation rules of the resources (those that are no schema) say against a manifest. */
[[nodiscard]] QStringList ruleProblems(const document::Snapshot &yaml);

} // namespace gatewayapi
