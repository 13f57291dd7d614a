#include "cachedpolicies.h"

#include "policyjson.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <optional>

namespace network {

namespace {

using management::CachedAnswer;
using management::PolicyPage;

/** Each is a file that is read before the window is shown. */
constexpr qsizetype MostCachedPolicies = 50;

struct CachedPolicyAnswers {
    std::optional<CachedAnswer> list;
    QList<CachedAnswer> policies; ///< Fetched by their ids.
};

PolicyPage fetchedPolicies(const CachedPolicyAnswers &cached)
{
    PolicyPage page;
    page.source = PolicyPage::Source::Remembered;
    for (const CachedAnswer &answer : cached.policies) {
        if (cached.list && answer.takenAt < cached.list->takenAt)
            continue; // The list is newer.
        const auto json = document::Value::fromJson(answer.json);
        if (!json)
            continue;
        if (const auto policy = management::readPolicy(*json))
            page.policies.append(*policy);
    }
    return page;
}

base::Result<AnsweredPolicies> parsedPolicies(const CachedPolicyAnswers &cached)
{
    AnsweredPolicies answers;
    if (cached.list) {
        const auto json = document::Value::fromJson(cached.list->json);
        if (auto page = json ? management::readPolicyPage(*json) : base::Result<PolicyPage>(json.error()))
            answers.append(*std::move(page));
    }
    if (const PolicyPage fetched = fetchedPolicies(cached); !fetched.policies.isEmpty())
        answers.append(fetched);
    return answers;
}

} // namespace

QByteArray policyPath(const QString &id)
{
    return PoliciesPath + QByteArray("/") + QUrl::toPercentEncoding(id);
}

QueryItems policyListQuery(int page)
{
    return {{"p", QByteArray::number(page)}};
}

QFuture<base::Result<AnsweredPolicies>> cachedPolicies(management::AnswerCache &cache,
                                                       const management::KnownPolicyIds &knownIds,
                                                       const management::Environment &environment)
{
    const auto read = [&](const QByteArray &path, const QueryItems &query) {
        return cache.read(environment.id, serviceUrl(environment.dashboardUrl, path, query).toEncoded());
    };
    CachedPolicyAnswers cached;
    cached.list = read(PoliciesPath, policyListQuery(AllPages));
    const QStringList ids = knownIds.ids(environment.id);
    for (qsizetype at = 0; at < std::min(ids.size(), MostCachedPolicies); ++at) {
        if (auto answer = read(policyPath(ids.at(at)), {}))
            cached.policies.append(*std::move(answer));
    }
    return QtConcurrent::run(parsedPolicies, cached);
}

} // namespace network
