#pragma once

#include "capture.h"
#include "description.h"
#include "document.h"

namespace enforcement {

/** The definition of an API with the listen path `/id/`. `paths` is JSON. */
inline OpenApi apiOf(const QByteArray &id, const QByteArray &paths)
{
    const QByteArray text = R"({"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":)" + paths +
                            R"(,"x-vendor-api-gateway":{"info":{"id":")" + id + R"(","name":"Api )" + id +
                            R"("},"server":{"listenPath":{"value":"/)" + id +
                            R"(/","strip":true}},"upstream":{"url":"http://h"}}})";
    const document::Document document(text, document::Format::Json);
    return {QString::fromUtf8("/apis/" + id + ".json"),
            std::make_shared<const description::Description>(document.snapshot())};
}

/** An exchange that the gateway served at the listen path `/id/`, `at` milliseconds after the first second of 2026. */
inline traffic::Exchange exchangeOf(const QByteArray &id, const QByteArray &method, const QByteArray &target,
                                    qint64 at = 0)
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime(QDate(2026, 1, 1), QTime(0, 0, 1), Qt::UTC).addMSecs(at);
    exchange.request = {method, target, {}, 1};
    exchange.documentPath = QString::fromUtf8("/apis/" + id + ".json");
    exchange.apiName = QString::fromUtf8("Api " + id);
    exchange.decision.routes = {{exchange.apiName, exchange.documentPath, u"/x-vendor-api-gateway"_qs, '/' + id + '/'}};
    exchange.decision.matched = 0;
    return exchange;
}

/** The capture of exchanges, which are numbered from 1. */
inline Capture captureOf(const QList<traffic::Exchange> &exchanges, const QList<OpenApi> &open)
{
    QList<items::NumberedExchange> numbered;
    for (const traffic::Exchange &exchange : exchanges) {
        const auto number = static_cast<quint64>(numbered.size() + 1);
        numbered.append({number, items::KeptExchange(std::make_shared<const traffic::Exchange>(exchange))});
    }
    return captureOf(numbered, open);
}

/** The policy of JSON in which quotes are apostrophes. */
inline management::Policy policyOf(QByteArray json)
{
    return {document::Value::fromJson(json.replace('\'', '"')).value()};
}

} // namespace enforcement
