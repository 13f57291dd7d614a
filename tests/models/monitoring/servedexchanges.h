#pragma once

#include "exchange.h"

namespace support {

inline const QString Path = QStringLiteral("/api/pets.yaml");

/** An API with the operation `GET` of a path, whose parameter `limit` has a type. */
inline QByteArray petsApi(const QByteArray &type = "integer", const QByteArray &path = "/pets")
{
    return "openapi: 3.1.0\ninfo: {title: T, version: '1'}\nservers: [{url: 'https://pets.example/v1'}]\npaths:\n  " +
           path + ":\n    get:\n      parameters: [{name: limit, in: query, schema: {type: " + type +
           "}}]\n      responses: {'200': {description: d}, '404': {description: d}}\n";
}

/** The exchange of a request for a target below the API's listen path, which the definition at `path` served. */
inline traffic::Exchange exchangeOf(const QByteArray &target, const QString &path = Path)
{
    traffic::Exchange exchange;
    exchange.documentPath = path;
    exchange.decision.routes = {{u"Pets"_qs, path, {}, "/shop/", traffic::UpstreamKind::Own}};
    exchange.decision.matched = 0;
    exchange.request.method = "GET";
    exchange.request.target = "/shop" + target;
    exchange.request.headers.append("Host", "shop.test:8080"); // A name that the user allowed.
    exchange.response.status = 200;
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    exchange.reachedUpstream = true;
    return exchange;
}

inline traffic::ExchangePtr recorded(const QByteArray &target, const QString &path = Path)
{
    return std::make_shared<const traffic::Exchange>(exchangeOf(target, path));
}

/** The exchange of a request for a target below the URL of a server, from a file. */
inline traffic::Exchange importedExchange(const QByteArray &target, const QByteArray &host = "pets.example")
{
    traffic::Exchange exchange;
    exchange.isImported = true;
    exchange.isHttps = true;
    exchange.request.method = "GET";
    exchange.request.target = "/v1" + target;
    exchange.request.headers.append("Host", host);
    exchange.response.status = 200;
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    return exchange;
}

inline traffic::ExchangePtr imported(const QByteArray &target, const QByteArray &host = "pets.example")
{
    return std::make_shared<const traffic::Exchange>(importedExchange(target, host));
}

} // namespace support
