#include "usualfields.h"

#include "requestvalues.h"

#include <algorithm>

namespace inference {

namespace {

/** In lower case, as all lists here. Fields of browsers beside those of drafts::isUsualHeader(). */
constexpr QByteArrayView RequestFields[] = {
    "age",
    "alt-used",
    "available-dictionary",
    "b3",
    "baggage",
    "cdn-loop",
    "client-ip",
    "content-disposition",
    "date",
    "device-memory",
    "downlink",
    "dpr",
    "ect",
    "fastly-client-ip",
    "from",
    "http2-settings",
    "if-modified-since",
    "if-none-match",
    "if-range",
    "if-unmodified-since",
    "max-forwards",
    "newrelic",
    "origin-agent-cluster",
    "postman-token",
    "proxy-connection",
    "purpose",
    "range",
    "request-id",
    "rtt",
    "save-data",
    "sentry-trace",
    "service-worker",
    "traceparent",
    "tracestate",
    "true-client-ip",
    "uber-trace-id",
    "viewport-width",
    "width",
    "x-client-data",
    "x-client-ip",
    "x-cloud-trace-context",
    "x-correlation-id",
    "x-csrf-token",
    "x-csrftoken",
    "x-http-method-override",
    "x-moz",
    "x-original-url",
    "x-purpose",
    "x-real-ip",
    "x-request-id",
    "x-request-start",
    "x-scheme",
    "x-trace-id",
    "x-xsrf-token",
};

constexpr QByteArrayView RequestPrefixes[] = {
    "access-control-", "ali-",         "cf-",          "cloudfront-", "fly-",        "forwarded",
    "proxy-",          "sec-",         "x-akamai-",    "x-amz-cf-",   "x-amzn-",     "x-appengine-",
    "x-arr-",          "x-azure-",     "x-b3-",        "x-datadog-",  "x-envoy-",    "x-fastly-",
    "x-forwarded",     "x-gatewright", "x-ms-client-", "x-newrelic",  "x-original-", "x-vercel-",
};

constexpr QByteArrayView ResponseFields[] = {
    "accept-ch",
    "accept-ranges",
    "age",
    "alt-svc",
    "cache-control",
    "connection",
    "date",
    "etag",
    "expect-ct",
    "expires",
    "keep-alive",
    "last-modified",
    "nel",
    "origin-agent-cluster",
    "p3p",
    "permissions-policy",
    "feature-policy",
    "pragma",
    "priority",
    "proxy-authenticate",
    "proxy-connection",
    "referrer-policy",
    "report-to",
    "reporting-endpoints",
    "request-id",
    "server",
    "server-timing",
    "set-cookie",
    "set-cookie2",
    "status",
    "strict-transport-security",
    "timing-allow-origin",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "vary",
    "via",
    "www-authenticate",
    "x-aspnet-version",
    "x-aspnetmvc-version",
    "x-backend-server",
    "x-content-type-options",
    "x-correlation-id",
    "x-dns-prefetch-control",
    "x-download-options",
    "x-frame-options",
    "x-generator",
    "x-permitted-cross-domain-policies",
    "x-powered-by",
    "x-request-id",
    "x-response-time",
    "x-robots-tag",
    "x-runtime",
    "x-served-by",
    "x-timer",
    "x-trace-id",
    "x-ua-compatible",
    "x-varnish",
    "x-xss-protection",
};

constexpr QByteArrayView ResponsePrefixes[] = {
    "access-control-", "cf-",          "content-",         "cross-origin-", "fly-",     "x-akamai-",
    "x-amz-",          "x-amzn-",      "x-azure-",         "x-cache",       "x-cdn",    "x-envoy-",
    "x-fastly-",       "x-gatewright", "x-github-request", "x-ms-",         "x-proxy-", "x-vercel-",
};

bool isOneOf(const auto &names, const auto &prefixes, QByteArrayView name)
{
    const QByteArray lower = name.toByteArray().toLower();
    return std::any_of(std::begin(names), std::end(names), [&](QByteArrayView each) { return each == lower; }) ||
           std::any_of(std::begin(prefixes), std::end(prefixes),
                       [&](QByteArrayView each) { return QByteArrayView(lower).startsWith(each); });
}

} // namespace

bool isUsualRequestField(QByteArrayView name)
{
    return drafts::isUsualHeader(name) || isOneOf(RequestFields, RequestPrefixes, name);
}

bool isUsualResponseField(QByteArrayView name)
{
    return isOneOf(ResponseFields, ResponsePrefixes, name);
}

} // namespace inference
