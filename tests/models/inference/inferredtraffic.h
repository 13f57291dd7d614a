#pragma once

#include "exchange.h"
#include "snapshot.h"
#include "trafficinference.h"

namespace inferred {

/** A request and its response, in short. */
struct Sent {
    QByteArray request = "GET /"; ///< The method and the target.
    QByteArray body = {};
    QByteArray bodyType = "application/json";
    int status = 200;
    QByteArray answer = {};
    QByteArray answerType = "application/json";
    QList<std::pair<QByteArray, QByteArray>> fields = {};       ///< Further header fields of the request.
    QList<std::pair<QByteArray, QByteArray>> answerFields = {}; ///< Further header fields of the response.
};

[[nodiscard]] traffic::Exchange exchangeOf(const Sent &sent);

/** The draft from exchanges with `https://api.example`. */
[[nodiscard]] QByteArray draftOf(const QList<Sent> &traffic, document::Format format = document::Format::Yaml);
[[nodiscard]] QByteArray draftOf(const QList<traffic::Exchange> &traffic);

/** What the contract check says about exchanges, one text for each misfit; empty if they all fit. */
[[nodiscard]] QByteArrayList misfitsOf(const QByteArray &draft, const QList<traffic::Exchange> &traffic);
[[nodiscard]] QByteArrayList misfitsOf(const QByteArray &draft, const QList<Sent> &traffic);

/** The errors of lint. */
[[nodiscard]] QByteArrayList lintErrorsOf(const QByteArray &draft);

/** The JSON of a place in a draft. */
[[nodiscard]] QByteArray jsonAt(const QByteArray &draft, const document::Pointer &place);

} // namespace inferred
