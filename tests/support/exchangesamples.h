#pragma once

#include "exchange.h"

namespace support {

/** GET /shop/books?page=2 as a gateway with upstream basic authentication proxies it. */
inline traffic::Exchange bookshopExchange()
{
    traffic::Exchange exchange;
    exchange.id = 14;
    exchange.startedAt = QDateTime(QDate(2026, 6, 15), QTime(10, 42, 7), Qt::UTC);
    exchange.apiName = u"bookshop"_qs;
    exchange.documentPath = u"/home/kim/bookshop.yaml"_qs;
    exchange.request = {"GET", "/shop/books?page=2", {}, 1};
    exchange.request.headers.append("Host", "localhost:8080");
    exchange.request.headers.append("Authorization", "Bearer client-token");
    exchange.request.headers.append("Accept", "application/json");
    exchange.request.headers.append("Connection", "keep-alive");
    exchange.reachedUpstream = true;
    exchange.upstreamUrl = "https://stock.example:443";
    exchange.upstreamRequest = {"GET", "/v1/books?page=2", {}, 1};
    exchange.upstreamRequest.headers.append("Host", "stock.example");
    exchange.upstreamRequest.headers.append("Authorization", "Basic a2ltOnNlY3JldA==");
    exchange.upstreamRequest.headers.append("Accept", "application/json");
    exchange.upstreamRequest.headers.append("X-Forwarded-For", "127.0.0.1");
    using Reason = traffic::ChangeReason;
    using Kind = traffic::ChangeKind;
    const QString gateway = u"/x-vendor-api-gateway"_qs;
    exchange.changes = {
        {Kind::Target,
         {},
         "/shop/books?page=2",
         "/books?page=2",
         Reason::ListenPathStripped,
         gateway + u"/server/listenPath/strip"_qs,
         false},
        {Kind::Target,
         {},
         "/books?page=2",
         "/v1/books?page=2",
         Reason::UpstreamUrlJoined,
         gateway + u"/upstream/url"_qs,
         false},
        {Kind::Host, "Host", "localhost:8080", "stock.example", Reason::HostOfUpstream, gateway + u"/upstream/url"_qs,
         false},
        {Kind::Header, "Connection", "keep-alive", std::nullopt, Reason::HopByHop, {}, false},
        {Kind::Header, "X-Forwarded-For", std::nullopt, "127.0.0.1", Reason::ForwardedFor, {}, false},
        {Kind::Header, "Authorization", "Bearer client-token", "Basic a2ltOnNlY3JldA==",
         Reason::UpstreamBasicAuthentication, gateway + u"/upstream/authentication/basicAuth"_qs, true},
    };
    exchange.response = {200, "OK", {}, 1};
    exchange.response.headers.append("Content-Type", "application/json");
    exchange.response.headers.append("ETag", "\"7\"");
    exchange.responseBody.bytes = R"({"books":[{"title":"Signal and Noise","stock":4}],"page":2})";
    exchange.responseBody.size = exchange.responseBody.bytes.size();
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    exchange.timings.connect = 1.8;
    exchange.timings.ssl = 1.1;
    exchange.timings.dns = 0.4;
    exchange.timings.send = 0.1;
    exchange.timings.wait = 8.6;
    exchange.timings.receive = 0.9;
    return exchange;
}

inline traffic::ExchangePtr shared(const traffic::Exchange &exchange)
{
    return std::make_shared<const traffic::Exchange>(exchange);
}

} // namespace support
