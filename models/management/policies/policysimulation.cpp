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

    [[nodiscard]] bool isOverRate(const Limits &limits, qint64 now)
    {
        while (!passed.empty() && now - passed.front() >= limits.window)
            passed.pop_front();
        return limits.rate > 0 && static_cast<double>(passed.size() + 1) > limits.rate;
    }
    [[nodiscard]] bool isQuotaUsedUp(const Limits &limits, qint64 now)
    {
        if (quotaUsed > 0 && limits.renewal > 0 && now - quotaBegan >= limits.renewal)
            quotaUsed = 0;
        return limits.quota > 0 && quotaUsed >= limits.quota;
    }
    void count(const Limits &limits, qint64 now)
    {
        if (limits.rate > 0)
            passed.push_back(now);
        if (quotaUsed++ == 0)
            quotaBegan = now;
    }
};

/** Checks the access rights of a request, independent of its time. */
SimulationVerdict accessVerdict(const QList<AccessRight> &rights, const SimulatedRequest &request)
{
    SimulationVerdict verdict;
    const auto right = std::find_if(rights.begin(), rights.end(),
                                    [&request](const AccessRight &each) { return each.key == request.api; });
    if (right == rights.end()) {
        verdict.code = VerdictCode::NoAccess;
        return verdict;
    }
    if (!request.version.isEmpty() && !right->versions.isEmpty() && !right->versions.contains(request.version)) {
        verdict.code = VerdictCode::VersionClosed;
        return verdict;
    }
    const UrlDecision decision = decideUrl(right->allowedUrls, request.method, request.path);
    if (decision.rule >= 0)
        verdict.rule = right->allowedUrls.at(decision.rule).url;
    switch (decision.code) {
    case UrlDecision::Code::Open:
        break;
    case UrlDecision::Code::NoUrl:
        verdict.code = VerdictCode::UrlClosed;
        break;
    case UrlDecision::Code::OtherMethod:
        verdict.code = VerdictCode::MethodClosed;
        break;
    case UrlDecision::Code::NotTried:
        verdict.code = VerdictCode::UrlNotDecided;
        break;
    }
    return verdict;
}

/** Simulates the requests of one key. */
class Run final
{
public:
    Run(const Policy &policy, const QList<SimulatedRequest> &requests)
        : m_limits(limitsOf(policy))
        , m_rights(accessRights(policy))
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
        SimulationVerdict &verdict = m_verdicts[index];
        const SimulatedRequest &request = m_requests.at(index);
        verdict.decidedAt = now;
        verdict.code = VerdictCode::Passes;
        if (m_limits.isInactive)
            verdict.code = VerdictCode::Inactive;
        else if (m_limits.expiry > 0 && now >= m_limits.expiry)
            verdict.code = VerdictCode::KeyExpired;
        else if (m_limits.decidesAccess)
            takeAccess(request, verdict);
        if (verdict.code == VerdictCode::Passes)
            count(index, now, m_counters[m_limits.countsPerApi ? request.api : QString()]);
    }

    /** Cached, because many requests are equal. */
    void takeAccess(const SimulatedRequest &request, SimulationVerdict &verdict)
    {
        const QStringList question{request.api, request.version, request.method, request.path};
        if (question != m_lastQuestion) {
            m_lastQuestion = question;
            m_lastAccess = accessVerdict(m_rights, request);
        }
        verdict.code = m_lastAccess.code;
        verdict.rule = m_lastAccess.rule;
    }

    void count(qsizetype index, qint64 now, Counters &counters)
    {
        SimulationVerdict &verdict = m_verdicts[index];
        if (counters.isOverRate(m_limits, now)) {
            verdict.code = VerdictCode::RateExceeded;
            retry(index, now, counters);
        } else if (counters.isQuotaUsedUp(m_limits, now)) {
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
    const QList<AccessRight> m_rights;
    const QList<SimulatedRequest> &m_requests;
    QList<SimulationVerdict> m_verdicts;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> m_due;
    QHash<QString, Counters> m_counters;
    QStringList m_lastQuestion;
    SimulationVerdict m_lastAccess;
};

} // namespace

QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests)
{
    return Run(policy, requests).verdicts();
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
