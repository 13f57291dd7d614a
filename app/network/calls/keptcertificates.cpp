#include "keptcertificates.h"

#include "certificatejson.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace network {

namespace {

using management::CertificateFilter;
using management::CertificateQuery;
using management::KeptAnswer;
using KeptPages = QList<std::pair<CertificateQuery, KeptAnswer>>;

QByteArray filterWord(CertificateFilter filter)
{
    switch (filter) {
    case CertificateFilter::Omit:
        return "omit";
    case CertificateFilter::WithPrivateKey:
        return "with_pk";
    case CertificateFilter::WithoutPrivateKey:
        return "without_pk";
    }
    return "omit";
}

/** The questions whose answers leave out none, as the page asks them. */
QList<CertificateQuery> wholeQuestions()
{
    QList<CertificateQuery> questions;
    for (const int page : {-1, 1}) {
        questions.append({page, false, std::nullopt});
        questions.append({page, true, CertificateFilter::Omit});
    }
    return questions;
}

base::Result<AnsweredCertificates> understood(KeptPages kept)
{
    std::stable_sort(kept.begin(), kept.end(),
                     [](const auto &one, const auto &other) { return one.second.takenAt < other.second.takenAt; });
    AnsweredCertificates answers;
    for (const auto &[query, answer] : std::as_const(kept)) {
        const auto json = document::Value::fromJson(answer.json);
        if (!json)
            continue;
        if (auto page = management::readCertificatePage(*json))
            answers.append({query, *std::move(page)});
    }
    return answers;
}

} // namespace

QueryItems queryItems(const CertificateQuery &query)
{
    QueryItems items;
    if (query.page)
        items.append(std::pair<QByteArray, QByteArray>("p", QByteArray::number(*query.page)));
    if (query.detailed)
        items.append(std::pair<QByteArray, QByteArray>("mode", "detailed"));
    // `filter` works only together with `mode=detailed`, so it is left out without it.
    if (query.detailed && query.filter)
        items.append(std::pair<QByteArray, QByteArray>("filter", filterWord(*query.filter)));
    return items;
}

QFuture<base::Result<AnsweredCertificates>> keptCertificates(management::AnswerCache &cache,
                                                             const management::Environment &environment)
{
    KeptPages kept;
    for (const CertificateQuery &query : wholeQuestions()) {
        const QUrl url = serviceUrl(environment.dashboardUrl, CertificatesPath, queryItems(query));
        if (auto answer = cache.read(environment.id, url.toEncoded()))
            kept.append({query, *std::move(answer)});
    }
    return QtConcurrent::run(understood, kept);
}

} // namespace network
