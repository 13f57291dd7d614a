#include "usableexchange.h"

#include "operations.h"
#include "targettext.h"

#include <algorithm>

namespace inference {

namespace {

constexpr QByteArrayView Separator("://");
/** A longer name is no name of a server. */
constexpr qsizetype LongestOrigin = 300;

bool isOfOrigin(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           QByteArrayView("-._~:[]").contains(c);
}

bool isPreflight(const traffic::Exchange &exchange)
{
    const http::HeaderList &headers = exchange.request.headers;
    return exchange.request.method == "OPTIONS" && headers.contains("Origin") &&
           headers.contains("Access-Control-Request-Method");
}

} // namespace

bool isUsable(const traffic::Exchange &exchange, InferenceCounts &counts)
{
    ++counts.exchanges;
    if (isPreflight(exchange))
        return ++counts.preflights, false;
    if (exchange.response.status <= 0)
        return ++counts.withoutResponse, false;
    if (exchange.answeredBy == traffic::AnsweredBy::Gateway)
        return ++counts.ofGateway, false;
    if (!openapi::isMethod(exchange.request.method.toLower()) ||
        exchange.request.method != exchange.request.method.toUpper())
        return ++counts.unsupportedMethods, false;
    if (!http::splitTarget(exchange.request.target).path.startsWith('/'))
        return ++counts.unsupportedTargets, false;
    return true;
}

QByteArray originOf(const traffic::Exchange &exchange, const QByteArray &url)
{
    QByteArray scheme;
    QByteArray authority = http::authorityOf(url).toByteArray();
    if (authority.isEmpty()) {
        authority = exchange.request.headers.first("Host").value_or(QByteArray());
        scheme = isLoopback("http" + Separator.toByteArray() + authority) ? "http" : "https";
    } else {
        scheme = url.first(url.indexOf(Separator)).toLower();
    }
    authority = authority.sliced(authority.lastIndexOf('@') + 1).toLower();
    const bool isName = std::all_of(authority.begin(), authority.end(), isOfOrigin);
    if (authority.isEmpty() || authority.size() > LongestOrigin || !isName)
        return {};
    return scheme + Separator.toByteArray() + authority;
}

bool isLoopback(const QByteArray &origin)
{
    const QByteArrayView authority = QByteArrayView(origin).sliced(origin.indexOf(Separator) + Separator.size());
    const QByteArrayView host = http::hostWithoutPort(authority);
    return host == "localhost" || host == "[::1]" || host.endsWith(".localhost") || host.startsWith("127.");
}

} // namespace inference
