#include "decisionsamples.h"

#include "basiccredentials.h"

namespace support {

namespace {

using routing::Route;

QByteArray basic(const QByteArray &username, const QByteArray &password)
{
    return "Authorization: " + http::makeBasicCredentials(username, password) + "\r\n";
}

const QList<QByteArray> &methods()
{
    static const QList<QByteArray> all{"GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "BREW"};
    return all;
}

const QList<QByteArray> &listenPaths()
{
    static const QList<QByteArray> all{"/",  "/a/",   "/a",      "a/b/",           "/a/b/c", "/{id}/",
                                       "/b", "/b/c/", "/c%20d/", "/{id:[0-9]+}/x", "/f/"};
    return all;
}

/** What a client may send besides Host and the framing. */
const QList<QList<QByteArray>> &fieldChoices()
{
    static const QList<QList<QByteArray>> all{
        {"", "", "", "", "", "", "", "", "", "", "", "", "Origin: https://evil.example\r\n", "Origin: null\r\n",
         "Origin: http://localhost:3000\r\n", "Origin: http://127.0.0.1:3000\r\n", "Origin: https://app.example\r\n",
         "Origin: http://localhost\r\nOrigin: https://evil.example\r\n"},
        {"", "", "", "", "", "", "", "", "Sec-Fetch-Site: cross-site\r\n", "sec-fetch-site: Cross-Site\r\n",
         "Sec-Fetch-Site: same-origin\r\n", "Sec-Fetch-Site: same-site\r\n",
         "Sec-Fetch-Site: none\r\nSec-Fetch-Site: cross-site\r\n"},
        {"", "", "", "", "", "", "Referer: http://localhost:3000/page\r\n", "Referer: https://evil.example/\r\n",
         "Referer: http://localhost/\r\n", "Referer: https://app.example/?q\r\n"},
        {"", basic("kim", "pass:word"), basic("kim", "pass:word"), basic("kim", "wrong"), basic("lee", ""),
         basic("nobody", "pass:word"), "Authorization: Bearer abc\r\n", "Authorization: Basic !!!\r\n",
         "Authorization: Basic YWJj\r\n", "Authorization:\r\n", "authorization: basic bGVlOg==\r\n",
         basic("kim", "wrong") + basic("kim", "pass:word"), "Proxy-Authorization: Basic eDp5\r\n"},
        {"", "", "", "Connection: close\r\n", "Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n",
         "Connection: X-One, close\r\nX-One: 1\r\n", "Connection: host, authorization\r\n", "TE: trailers, gzip\r\n",
         "TE: gzip\r\n", "Proxy-Connection: keep-alive\r\n", "Connection: Upgrade\r\nUpgrade: websocket\r\n"},
        {"", "", "X-Forwarded-For: 10.0.0.1\r\n", "X-Forwarded-For: 10.0.0.1\r\nx-forwarded-for: 10.0.0.2\r\n",
         "X-Forwarded-For:\r\n"},
        {"", "", "X-Up: mine\r\n", "x-up: mine\r\nX-Up: again\r\n", "Accept: */*\r\nACCEPT: text/plain\r\n"},
    };
    return all;
}

/** Requests that the reader refuses, for each of its layers one. */
const QList<QByteArray> &malformedRequests()
{
    static const QList<QByteArray> all{
        "GET /a/ HTTP/1.1\r\n\r\n",
        "GET /a/ HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        "GET /a/#x HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /a/ HTTP/1.1\r\nHost: localhost\r\nX: 1\r\n folded\r\n\r\n",
        "GET /a/ HTTP/2.0\r\nHost: localhost\r\n\r\n",
        "(bad) /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "POST /none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        "POST /none HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
    };
    return all;
}

} // namespace

QList<Route> DecisionSamples::routes(const SamplePorts &ports)
{
    QList<Route> routes;
    for (int count = 2 + below(6); count > 0; --count)
        routes.append(route(ports));
    return routes;
}

Route DecisionSamples::route(const SamplePorts &ports)
{
    Route route;
    route.apiName = u"Pets \"%1\""_qs.arg(below(100));
    route.documentPath = u"/files/pets%1.yaml"_qs.arg(below(100));
    route.extensionPointer = u"/x-vendor-api-gateway"_qs;
    route.listenPath = oneOf(listenPaths());
    route.stripListenPath = !oneIn(3);
    route.preserveHost = oneIn(5);
    if (oneIn(4))
        route.allowedOrigins = {"https://evil.example", "http://localhost:3000"};
    route.upstreamKind = oneIn(5) ? traffic::UpstreamKind::Echo : traffic::UpstreamKind::Own;
    route.upstream = upstream(ports);
    if (oneIn(3))
        route.credential = routing::UpstreamCredential{
            oneOf<QByteArray>({"Authorization", "X-Up", "X-Forwarded-For"}),
            secrets::Secret(http::makeBasicCredentials("up", "s3cret")),
            oneIn(2) ? QString() : u"/x-vendor-api-gateway/upstream/authentication/basicAuth/username"_qs};
    if (oneIn(4)) {
        route.clientAuthentication = routing::ClientAuthentication{route.apiName.toUtf8(), {}, {}};
        if (!oneIn(4))
            route.clientAuthentication->users = {{"kim", secrets::Secret(QByteArray("pass:word"))},
                                                 {"lee", secrets::Secret(QByteArray())}};
    }
    if (oneIn(8)) {
        route.upstream = QUrl();
        route.block = routing::RouteBlock{u"reference-unresolved"_qs, u"/x-vendor-api-gateway/upstream/url"_qs, {}};
    }
    return route;
}

QUrl DecisionSamples::upstream(const SamplePorts &ports)
{
    const QString rest = oneOf<QString>({QString(), u"/"_qs, u"/base"_qs, u"/base/"_qs, u"/b%2Fc?k=1"_qs, u"?k"_qs});
    if (oneIn(10))
        return oneIn(2) ? QUrl() : QUrl(u"/no/host"_qs);
    if (oneIn(10))
        return QUrl(u"http://127.0.0.1:%1%2"_qs.arg(ports.closed).arg(rest));
    if (oneIn(10))
        return QUrl(
            oneOf<QString>({u"http://127.0.0.1:%1%2"_qs, u"http://localhost:%1%2"_qs, u"http://[::1]:%1%2"_qs,
                            u"http://LOCALHOST.:%1%2"_qs, u"http://0.0.0.0:%1%2"_qs, u"http://127.9.9.9:%1%2"_qs})
                .arg(ports.gateway)
                .arg(rest));
    return QUrl(u"http://127.0.0.1:%1%2"_qs.arg(ports.upstream).arg(rest));
}

QList<routing::Fault> DecisionSamples::faults()
{
    using namespace std::chrono_literals;
    if (!oneIn(3))
        return {};
    return {{"GET", "/f/status", 0ms, oneOf<int>({418, 429, 503}), false, 0},
            {{}, "/f/abort", 0ms, 0, true, 0},
            {{}, "/f/slow/*", 1ms, 0, false, 1'000'000},
            {"POST", "/f/{id}", 1ms, 500, false, 0}};
}

QByteArray DecisionSamples::target()
{
    const QByteArray path = oneOf<QByteArray>({"/", "/a", "/a/", "/ab", "/a/b", "/a/b/x", "/a/b/c/d", "/b/c/x", "/b?y",
                                               "/7/x", "/7/x/y", "/c%20d/%2F/../x", "/a//x//", "/none/here",
                                               "/f/status", "/f/abort", "/f/slow/x", "/f/x"});
    const QByteArray query = path.contains('?') ? QByteArray()
                                                : oneOf<QByteArray>({"", "", "?", "?q=1&q=2", "?a?b=%20"});
    return path + query;
}

QByteArray DecisionSamples::host(const SamplePorts &ports)
{
    const QByteArray port = ':' + QByteArray::number(ports.gateway);
    return oneOf<QByteArray>({"localhost", "localhost" + port, "127.0.0.1" + port, "[::1]" + port, "LOCALHOST:1",
                              "api.localhost", "127.0.0.1", "localhost", "localhost", "localhost", "localhost",
                              "evil.example", "127.0.0.1.evil.example", AllowedHost});
}

QByteArray DecisionSamples::fields()
{
    QByteArray fields;
    for (const QList<QByteArray> &choices : fieldChoices())
        fields += oneOf(choices);
    return fields;
}

void DecisionSamples::addBody(SampleRequest &request)
{
    switch (below(5)) {
    case 0:
        request.bytes += "Content-Length: 0\r\n\r\n";
        break;
    case 1:
        request.body = "hello\r\nworld";
        request.bytes += "Content-Length: 12\r\n\r\n" + request.body;
        break;
    case 2:
        request.body = "5\r\nhello\r\n0\r\n\r\n";
        request.bytes += "Transfer-Encoding: chunked\r\n\r\n" + request.body;
        break;
    default:
        request.bytes += "\r\n";
    }
}

SampleRequest DecisionSamples::request(const SamplePorts &ports)
{
    SampleRequest request;
    if (oneIn(10)) {
        request.bytes = oneOf(malformedRequests());
        return request;
    }
    const QByteArray method = oneOf(methods());
    request.isHead = method == "HEAD";
    const bool isOld = oneIn(12);
    const QByteArray name = host(ports);
    const QByteArray form = oneIn(10) ? "http://" + host(ports) + target() : target();
    request.bytes = method + ' ' + (method == "OPTIONS" && oneIn(4) ? QByteArray("*") : form) +
                    (isOld ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n");
    if (!isOld || oneIn(2))
        request.bytes += "Host: " + name + "\r\n";
    request.bytes += fields();
    if (isOld)
        request.bytes += "\r\n"; // Chunks are an error in HTTP/1.0.
    else
        addBody(request);
    return request;
}

} // namespace support
