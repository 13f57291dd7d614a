#include "cachedcertificates.h"

#include "certificatejson.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace network {

namespace {

using management::CachedAnswer;
using management::CertificateFilter;
using management::CertificateQuery;
using CachedPages = QList<std::pair<CertificateQuery, CachedAnswer>>;

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

/** The queries of the certificates page whose answers contain all certificates. */
QList<CertificateQuery> unfilteredQueries()
{
    QList<CertificateQuery> queries;
    for (const int page : {-1, 1}) {
        queries.append({page, false, std::nullopt});
        queries.append({page, true, CertificateFilter::Omit});
    }
    return queries;
}

base::Result<AnsweredCertificates> parsedPages(CachedPages cached)
{
    std::stable_sort(cached.begin(), cached.end(),
                     [](const auto &one, const auto &other) { return one.second.takenAt < other.second.takenAt; });
    AnsweredCertificates answers;
    for (const auto &[query, answer] : std::as_const(cached)) {
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
    // Servers ignore `filter` without `mode=detailed`.
    if (query.detailed && query.filter)
        items.append(std::pair<QByteArray, QByteArray>("filter", filterWord(*query.filter)));
    return items;
}

QFuture<base::Result<AnsweredCertificates>> cachedCertificates(management::AnswerCache &cache,
                                                               const management::Environment &environment)
{
    CachedPages cached;
    for (const CertificateQuery &query : unfilteredQueries()) {
        const QUrl url = serviceUrl(environment.dashboardUrl, CertificatesPath, queryItems(query));
        if (auto answer = cache.read(environment.id, url.toEncoded()))
            cached.append({query, *std::move(answer)});
    }
    return QtConcurrent::run(parsedPages, cached);
}

} // namespace network
