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

/** Whether the access rights of a policy allow a request. */
struct Access {
    bool isKnown = false;
    VerdictCode code = VerdictCode::Passes;
    qsizetype right = -1; ///< See SimulationVerdict::right.
    qsizetype url = -1;   ///< See SimulationVerdict::url.
};

/** The access rights of a policy, with the compiled patterns of their URLs. */
class AccessCheck final
{
public:
    /** `count` is the number of requests. There are at most so many different ones. */
    AccessCheck(const QList<AccessRight> &rights, qsizetype count)
        : m_rights(rights)
    {
        m_known.reserve(count);
        for (qsizetype i = 0; i < rights.size(); ++i) {
            m_urls.emplace_back(rights.at(i).allowedUrls);
            if (!m_places.contains(rights.at(i).key))
                m_places.insert(rights.at(i).key, i);
        }
    }

    /** The answer for a request, independent of its time. Kept, because many requests are equal. The request must
     * outlive this object. */
    Access of(const SimulatedRequest &request)
    {
        Access &access = m_known[{request.api, request.version, request.method, request.path}];
        if (!access.isKnown)
            access = newAccess(request);
        return access;
    }
    /** The pattern of the allowed URL of an answer; empty if there is none. */
    [[nodiscard]] QString ruleOf(const Access &access) const
    {
        return access.url < 0 ? QString() : m_rights.at(access.right).allowedUrls.at(access.url).url;
    }

private:
    /** The parts of a request that decide about access. */
    struct Question {
        QStringView api;
        QStringView version;
        QStringView method;
        QStringView path;
        /** The path alone differs often. */
        friend bool operator==(const Question &left, const Question &right)
        {
            return left.path == right.path && left.method == right.method && left.api == right.api &&
                   left.version == right.version;
        }
        friend size_t qHash(const Question &question, size_t seed) { return ::qHash(question.path, seed); }
    };

    [[nodiscard]] Access newAccess(const SimulatedRequest &request) const
    {
        Access access{true};
        access.right = m_places.value(request.api, -1);
        if (access.right < 0) {
            access.code = VerdictCode::NoAccess;
            return access;
        }
        const AccessRight &right = m_rights.at(access.right);
        if (!request.version.isEmpty() && !right.versions.isEmpty() && !right.versions.contains(request.version)) {
            access.code = VerdictCode::VersionClosed;
            return access;
        }
        const UrlDecision decision = m_urls[static_cast<std::size_t>(access.right)].decide(request.method,
                                                                                           request.path);
        access.url = decision.rule;
        access.code = codeOf(decision.code);
        return access;
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
    QHash<Question, Access> m_known;
};

/** Simulates the requests of one key. */
class Run final
{
public:
    Run(const Policy &policy, const QList<SimulatedRequest> &requests)
        : m_limits(limitsOf(policy))
        , m_access(accessRights(policy), requests.size())
        , m_requests(requests)
        , m_verdicts(requests.size())
    {
        for (qsizetype i = 0; i < requests.size(); ++i)
            m_first.emplace_back(requests.at(i).sentAt, i);
        if (!std::is_sorted(m_first.cbegin(), m_first.cend()))
            std::sort(m_first.begin(), m_first.end());
    }

    [[nodiscard]] QList<SimulationVerdict> verdicts()
    {
        std::size_t next = 0;
        while (next < m_first.size() || !m_repeated.empty()) {
            const bool isRepeated = next == m_first.size() || (!m_repeated.empty() && m_repeated.top() < m_first[next]);
            const Due due = isRepeated ? m_repeated.top() : m_first[next++];
            if (isRepeated)
                m_repeated.pop();
            decide(due.second, due.first);
        }
        return std::move(m_verdicts);
    }

private:
    void decide(qsizetype index, qint64 now)
    {
        const SimulatedRequest &request = m_requests.at(index);
        const Access access = m_access.of(request);
        SimulationVerdict &verdict = m_verdicts[index];
        verdict.code = access.code;
        verdict.right = access.right;
        verdict.url = access.url;
        verdict.rule = m_access.ruleOf(access);
        verdict.hasAccess = access.code == VerdictCode::Passes;
        verdict.decidedAt = now;
        if (m_limits.isInactive)
            verdict.code = VerdictCode::Inactive;
        else if (m_limits.expiry > 0 && now >= m_limits.expiry)
            verdict.code = VerdictCode::KeyExpired;
        else if (!m_limits.decidesAccess)
            verdict.code = VerdictCode::Passes;
        Counters &counters = m_limits.countsPerApi ? m_countersOfApis[request.api] : m_counters;
        if (verdict.code == VerdictCode::Passes)
            count(index, now, counters);
        else
            counters.moveTo(m_limits, now);
        verdict.counters = counters.state(m_limits);
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
        m_repeated.emplace(next, index);
    }

    using Due = std::pair<qint64, qsizetype>; ///< When, and which request.

    const Limits m_limits;
    AccessCheck m_access;
    const QList<SimulatedRequest> &m_requests;
    QList<SimulationVerdict> m_verdicts;
    std::vector<Due> m_first; ///< The first attempts, in the order of their times.
    std::priority_queue<Due, std::vector<Due>, std::greater<>> m_repeated;
    Counters m_counters;
    QHash<QString, Counters> m_countersOfApis; ///< In place of m_counters if each API is counted separately.
};

} // namespace

QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests)
{
    return Run(policy, requests).verdicts();
}

bool decidesAccess(const Policy &policy)
{
    return limitsOf(policy).decidesAccess;
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
