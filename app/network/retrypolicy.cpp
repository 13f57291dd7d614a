#include "retrypolicy.h"

#include "networklimits.h"

#include <QLocale>

#include <algorithm>

namespace network {

namespace {

using management::CallFailure;

constexpr int millisecondsPerSecond = 1000;

bool isTemporary(int status)
{
    constexpr int tooManyRequests = 429;
    constexpr int badGateway = 502;
    constexpr int gatewayTimeout = 504;
    return status == tooManyRequests || (status >= badGateway && status <= gatewayTimeout);
}

bool isConnectionFailure(CallFailure failure)
{
    return failure == CallFailure::Unreachable || failure == CallFailure::CutShort;
}

} // namespace

std::optional<int> retryAfterSeconds(const QByteArray &field, const QDateTime &now)
{
    const QByteArray text = field.trimmed();
    const bool isNumber = !text.isEmpty() &&
                          std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (isNumber) {
        bool ok = false;
        const qlonglong seconds = text.toLongLong(&ok);
        return ok ? int(std::min<qlonglong>(seconds, MaximumRetryAfterSeconds)) : MaximumRetryAfterSeconds;
    }
    QDateTime moment = QLocale::c().toDateTime(QString::fromLatin1(text), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_qs);
    if (!moment.isValid())
        return std::nullopt;
    moment.setTimeSpec(Qt::UTC);
    return int(std::clamp<qint64>(now.secsTo(moment), 0, MaximumRetryAfterSeconds));
}

std::optional<int> delayBeforeRetry(const RetryPolicy &policy, int attempt, const HttpOutcome &outcome,
                                    const QDateTime &now)
{
    if (attempt >= policy.attempts)
        return std::nullopt;
    const int usual = int(std::min<qint64>(qint64(policy.firstDelayMs) << (attempt - 1), policy.longestDelayMs));
    if (!outcome)
        return isConnectionFailure(outcome.error().failure) ? std::optional(usual) : std::nullopt;
    if (!isTemporary(outcome->status))
        return std::nullopt;
    const std::optional<int> wanted = retryAfterSeconds(outcome->retryAfter, now);
    if (!wanted)
        return usual;
    if (*wanted > policy.longestDelayMs / millisecondsPerSecond)
        return std::nullopt;
    return std::max(usual, *wanted * millisecondsPerSecond);
}

} // namespace network
