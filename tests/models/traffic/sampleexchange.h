#pragma once

#include "exchange.h"

namespace support {

/** An exchange with secrets in every place where one can be. */
inline traffic::Exchange sampleExchange()
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 30, 15, 250), Qt::UTC);
    exchange.apiName = u"Pets"_qs;
    exchange.request = {"POST", "/pets/1?access_token=t0psecret&x=1", {}, 1};
    exchange.request.headers.append("Host", "127.0.0.1:8080");
    exchange.request.headers.append("Authorization", "Bearer client-token");
    exchange.request.headers.append("Cookie", "sid=cookie-secret; theme=dark");
    exchange.request.headers.append("Content-Type", "application/json");
    exchange.request.headers.append("X-Dup", "1");
    exchange.request.headers.append("x-dup", "2");
    exchange.requestBody = {R"({"name":"Rex","password":"dog \"pass","n":{"token": 4711}})", 58};
    exchange.requestBody.size = exchange.requestBody.bytes.size();
    exchange.clientAddress = "127.0.0.1";
    exchange.reachedUpstream = true;
    exchange.upstreamUrl = "http://127.0.0.1:9000";
    exchange.upstreamRequest = exchange.request;
    exchange.upstreamRequest.target = "/1?access_token=t0psecret&x=1";
    exchange.upstreamRequest.headers.append("X-Up", "Basic a2ltOnVwc3RyZWFtLXBhc3M="); // kim:upstream-pass
    exchange.secretHeaderNames = {"X-Up"};
    exchange.changes = {{traffic::ChangeKind::Target,
                         {},
                         "/pets/1?access_token=t0psecret&x=1",
                         "/1?access_token=t0psecret&x=1",
                         traffic::ChangeReason::ListenPathStripped,
                         u"/x-g/server/listenPath/strip"_qs,
                         false},
                        {traffic::ChangeKind::Header, "X-Up", std::nullopt,
                         "Basic a2ltOnVwc3RyZWFtLXBhc3M=", traffic::ChangeReason::UpstreamBasicAuthentication,
                         u"/x-g/upstream/authentication/basicAuth"_qs, true}};
    exchange.response = {200, "OK", {}, 1};
    exchange.response.headers.append("Content-Type", "application/json");
    exchange.response.headers.append("Set-Cookie", "sid=new-secret; Path=/");
    exchange.responseBody
        .bytes = R"({"seen":["X-Up","Basic a2ltOnVwc3RyZWFtLXBhc3M="],"plain":"upstream-pass","client_secret":"abc"})";
    exchange.responseBody.size = exchange.responseBody.bytes.size();
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    exchange.timings = {-1, -1, 2.5, -1, 0.25, 10, 1.5};
    exchange.serverAddress = "127.0.0.1";
    exchange.upstreamConnection = 7;
    return exchange;
}

inline const QList<QByteArray> &sampleSecrets()
{
    static const QList<QByteArray> secrets{"t0psecret",     "client-token", "cookie-secret",
                                           "dog ",          "4711",         "a2ltOnVwc3RyZWFtLXBhc3M",
                                           "upstream-pass", "new-secret",   "abc"};
    return secrets;
}

} // namespace support
