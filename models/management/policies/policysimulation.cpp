#include "policysimulation.h"

#include "policyfields.h"
#include "urlpattern.h"

#include <QHash>

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>
#include <vector>

namespace management {

namespace {

using VerdictCode = SimulationVerdict::Code;

constexpr qint64 millisecondsOfSecond = 1000;

qint64 toMilliseconds(double seconds)
{
    constexpr double longest = 1e15;
    return static_cast<qint64>(std::clamp(seconds, 0.0, longest) * millisecondsOfSecond);
}

/** The limits of a policy that apply, without disabled partitions. */
struct Limits {
    bool isInactive = false;
    bool decidesAccess = true;
    bool countsPerApi = false;
    qint64 expiry = 0; ///< 0: never.
    double rate = 0;   ///< 0: no limit.
    qint64 window = 0;
    qint64 quota = 0;   ///< 0: no limit.
    qint64 renewal = 0; ///< 0: never.
    qint64 interval = 0;
    qint64 retries = 0; ///< 0: no throttling.
};

Limits limitsOf(const Policy &policy)
{
    const auto isOn = [&policy](const char *part) {
        return policyFlag(policy, QByteArray("/partitions/") + part).value_or(false);
    };
    Limits limits;
    limits.countsPerApi = isOn("per_api");
    const bool allApply = limits.countsPerApi ||
                          !(isOn("acl") || isOn("quota") || isOn("rate_limit") || isOn("complexity"));
    limits.isInactive = policyFlag(policy, "/is_inactive").value_or(false);
    limits.decidesAccess = allApply || isOn("acl");
    limits.expiry = toMilliseconds(policyNumber(policy, "/key_expires_in").value_or(0));
    const double rate = policyNumber(policy, "/rate").value_or(0);
    const qint64 window = toMilliseconds(policyNumber(policy, "/per").value_or(0));
    if ((allApply || isOn("rate_limit")) && rate > 0 && window > 0) {
        limits.rate = rate;
        limits.window = window;
        limits.interval = toMilliseconds(policyNumber(policy, "/throttle_interval").value_or(-1));
        const qint64 retries = policyInteger(policy, "/throttle_retry_limit").value_or(-1);
        constexpr qint64 mostRetries = std::numeric_limits<int>::max() - 1;
        limits.retries = limits.interval > 0 ? std::clamp<qint64>(retries, 0, mostRetries) : 0;
    }
    if (allApply || isOn("quota")) {
        limits.quota = std::max<qint64>(0, policyInteger(policy, "/quota_max").value_or(-1));
        limits.renewal = toMilliseconds(static_cast<double>(policyInteger(policy, "/quota_renewal_rate").value_or(0)));
    }
    return limits;
}

/** The requests counted for a key so far. */
struct Counters {
    std::deque<qint64> passed; ///< Within the window of the rate.
    qint64 quotaBegan = 0;
    qint64 quotaUsed = 0;

    /** Leaves out what is outside of the window, and of the period of the quota. */
    void moveTo(const Limits &limits, qint64 now)
    {
        while (!passed.empty() && now - passed.front() >= limits.window)
            passed.pop_front();
        if (quotaUsed > 0 && limits.renewal > 0 && now - quotaBegan >= limits.renewal)
            quotaUsed = 0;
    }
    [[nodiscard]] bool isOverRate(const Limits &limits) const
    {
        return limits.rate > 0 && static_cast<double>(passed.size() + 1) > limits.rate;
    }
    [[nodiscard]] bool isQuotaUsedUp(const Limits &limits) const
    {
        return limits.quota > 0 && quotaUsed >= limits.quota;
    }
    void count(const Limits &limits, qint64 now)
    {
        if (limits.rate > 0)
            passed.push_back(now);
        if (quotaUsed++ == 0)
            quotaBegan = now;
    }
    [[nodiscard]] KeyCounters state(const Limits &limits) const
    {
        KeyCounters counters;
        counters.inWindow = static_cast<qint64>(passed.size());
        if (!passed.empty())
            counters.windowMovesAt = passed.front() + limits.window;
        if (limits.quota > 0)
            counters.quotaUsed = quotaUsed;
        if (counters.quotaUsed > 0 && limits.renewal > 0)
            counters.quotaRenewsAt = quotaBegan + limits.renewal;
        return counters;
    }
};

/** The access rights of a policy, with the compiled patterns of their URLs. */
class AccessCheck final
{
public:
    explicit AccessCheck(const QList<AccessRight> &rights)
        : m_rights(rights)
    {
        for (qsizetype i = 0; i < rights.size(); ++i) {
            m_urls.emplace_back(rights.at(i).allowedUrls);
            if (!m_places.contains(rights.at(i).key))
                m_places.insert(rights.at(i).key, i);
        }
    }

    /** The result for a request, independent of its time. Kept, because many requests are equal. The request must
     * outlive this object. */
    SimulationVerdict verdict(const SimulatedRequest &request)
    {
        qsizetype &place = m_known[{request.api, request.version, request.method, request.path}];
        if (place == 0) {
            m_results.append(newVerdict(request));
            place = m_results.size();
        }
        return m_results.at(place - 1);
    }

private:
    /** The parts of a request that decide about access. */
    struct Question {
        QStringView api;
        QStringView version;
        QStringView method;
        QStringView path;
        friend bool operator==(const Question &, const Question &) = default;
        /** The path alone differs often. */
        friend size_t qHash(const Question &question, size_t seed) { return ::qHash(question.path, seed); }
    };

    [[nodiscard]] SimulationVerdict newVerdict(const SimulatedRequest &request) const
    {
        SimulationVerdict verdict;
        verdict.right = m_places.value(request.api, -1);
        if (verdict.right < 0) {
            verdict.code = VerdictCode::NoAccess;
            return verdict;
        }
        const AccessRight &right = m_rights.at(verdict.right);
        if (!request.version.isEmpty() && !right.versions.isEmpty() && !right.versions.contains(request.version)) {
            verdict.code = VerdictCode::VersionClosed;
            return verdict;
        }
        const UrlDecision decision = m_urls[static_cast<std::size_t>(verdict.right)].decide(request.method,
                                                                                            request.path);
        verdict.url = decision.rule;
        if (decision.rule >= 0)
            verdict.rule = right.allowedUrls.at(decision.rule).url;
        verdict.code = codeOf(decision.code);
        verdict.hasAccess = verdict.code == VerdictCode::Passes;
        return verdict;
    }

    static VerdictCode codeOf(UrlDecision::Code code)
    {
        switch (code) {
        case UrlDecision::Code::Open:
            break;
        case UrlDecision::Code::NoUrl:
            return VerdictCode::UrlClosed;
        case UrlDecision::Code::OtherMethod:
            return VerdictCode::MethodClosed;
        case UrlDecision::Code::NotTried:
            return VerdictCode::UrlNotDecided;
        }
        return VerdictCode::Passes;
    }

    const QList<AccessRight> m_rights;
    std::vector<AllowedUrlMatcher> m_urls; ///< The matchers of the allowed URLs of m_rights, in the same order.
    QHash<QString, qsizetype> m_places;    ///< The index in m_rights of each key.
    QHash<Question, qsizetype> m_known;    ///< The positions in m_results, counted from 1.
    QList<SimulationVerdict> m_results;
};

/** Simulates the requests of one key. */
class Run final
{
public:
    Run(const Policy &policy, const QList<SimulatedRequest> &requests)
        : m_limits(limitsOf(policy))
        , m_access(accessRights(policy))
        , m_requests(requests)
        , m_verdicts(requests.size())
    {
        for (qsizetype i = 0; i < requests.size(); ++i)
            m_due.emplace(requests.at(i).sentAt, i);
    }

    [[nodiscard]] QList<SimulationVerdict> verdicts()
    {
        while (!m_due.empty()) {
            const auto [now, request] = m_due.top();
            m_due.pop();
            decide(request, now);
        }
        return m_verdicts;
    }

private:
    void decide(qsizetype index, qint64 now)
    {
        const SimulatedRequest &request = m_requests.at(index);
        SimulationVerdict verdict = m_access.verdict(request);
        verdict.decidedAt = now;
        verdict.attempts = m_verdicts.at(index).attempts;
        if (m_limits.isInactive)
            verdict.code = VerdictCode::Inactive;
        else if (m_limits.expiry > 0 && now >= m_limits.expiry)
            verdict.code = VerdictCode::KeyExpired;
        else if (!m_limits.decidesAccess)
            verdict.code = VerdictCode::Passes;
        Counters &counters = m_limits.countsPerApi ? m_countersOfApis[request.api] : m_counters;
        m_verdicts[index] = verdict;
        if (verdict.code == VerdictCode::Passes)
            count(index, now, counters);
        else
            counters.moveTo(m_limits, now);
        m_verdicts[index].counters = counters.state(m_limits);
    }

    void count(qsizetype index, qint64 now, Counters &counters)
    {
        SimulationVerdict &verdict = m_verdicts[index];
        counters.moveTo(m_limits, now);
        if (counters.isOverRate(m_limits)) {
            verdict.code = VerdictCode::RateExceeded;
            retry(index, now, counters);
        } else if (counters.isQuotaUsedUp(m_limits)) {
            verdict.code = VerdictCode::QuotaUsedUp;
        } else {
            counters.count(m_limits, now);
        }
    }

    /**
     * Schedules the next attempt that can succeed. The attempts before the oldest request leaves the window are certain
     * to fail, so they are counted but not made: a policy may ask for millions of them, a millisecond apart.
     */
    void retry(qsizetype index, qint64 now, const Counters &counters)
    {
        SimulationVerdict &verdict = m_verdicts[index];
        const qint64 left = m_limits.retries - (verdict.attempts - 1);
        if (left <= 0)
            return;
        const qint64 wait = counters.passed.empty() ? -1 : counters.passed.front() + m_limits.window - now;
        const qint64 attempts = wait < 0 ? left : std::min(left, (wait + m_limits.interval - 1) / m_limits.interval);
        const qint64 latest = std::numeric_limits<qint64>::max();
        const qint64 next = attempts > (latest - now) / m_limits.interval ? latest : now + attempts * m_limits.interval;
        verdict.attempts += int(attempts);
        m_due.emplace(next, index);
    }

    using Due = std::pair<qint64, qsizetype>; ///< When, and which request.

    const Limits m_limits;
    AccessCheck m_access;
    const QList<SimulatedRequest> &m_requests;
    QList<SimulationVerdict> m_verdicts;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> m_due;
    Counters m_counters;
    QHash<QString, Counters> m_countersOfApis; ///< In place of m_counters if each API is counted separately.
};

} // namespace

QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests)
{
    return Run(policy, requests).verdicts();
}

int statusOf(SimulationVerdict::Code code)
{
    switch (code) {
    case VerdictCode::Passes:
    case VerdictCode::UrlNotDecided:
        return 0;
    case VerdictCode::KeyExpired:
        return 401;
    case VerdictCode::RateExceeded:
        return 429;
    case VerdictCode::Inactive:
    case VerdictCode::NoAccess:
    case VerdictCode::VersionClosed:
    case VerdictCode::UrlClosed:
    case VerdictCode::MethodClosed:
    case VerdictCode::QuotaUsedUp:
        break;
    }
    return 403;
}

QString fieldOf(const SimulationVerdict &verdict, const QList<AccessRight> &rights)
{
    const QString urls = verdict.right < 0 ? QString() : rightPointer(rights.at(verdict.right)) + u"/allowed_urls"_qs;
    switch (verdict.code) {
    case VerdictCode::Inactive:
        return u"/is_inactive"_qs;
    case VerdictCode::KeyExpired:
        return u"/key_expires_in"_qs;
    case VerdictCode::NoAccess:
        return u"/access_rights"_qs;
    case VerdictCode::VersionClosed:
        return rightPointer(rights.at(verdict.right)) + u"/versions"_qs;
    case VerdictCode::UrlClosed:
        return urls;
    case VerdictCode::MethodClosed:
        return u"%1/%2/methods"_qs.arg(urls, QString::number(verdict.url));
    case VerdictCode::UrlNotDecided:
        return u"%1/%2/url"_qs.arg(urls, QString::number(verdict.url));
    case VerdictCode::RateExceeded:
        return u"/rate"_qs;
    case VerdictCode::QuotaUsedUp:
        return u"/quota_max"_qs;
    case VerdictCode::Passes:
        break;
    }
    return verdict.url < 0 ? QString() : u"%1/%2"_qs.arg(urls, QString::number(verdict.url));
}

SimulationVerdict simulateLast(const Policy &policy, const SimulatedRequest &request, int count, qint64 span)
{
    QList<SimulatedRequest> requests;
    for (int i = 0; i < std::max(1, count); ++i) {
        requests.append(request);
        requests.last().sentAt = request.sentAt + span * i / std::max(1, count);
    }
    return simulate(policy, requests).constLast();
}

} // namespace management
