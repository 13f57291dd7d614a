#include "verdicttexts.h"

#include "policyfields.h"

#include <QCoreApplication>
#include <QLocale>

namespace enforcement {
namespace {

using management::SimulationVerdict;
using Code = SimulationVerdict::Code;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(enforcement)
};

QString grouped(qint64 number)
{
    return QLocale().toString(number);
}

/** "60", "0.5", "1,000". */
QString numberOf(const management::Policy &policy, const char *pointer)
{
    const double number = management::policyNumber(policy, pointer).value_or(0);
    const auto whole = static_cast<qint64>(number);
    return static_cast<double>(whole) == number ? grouped(whole) : QLocale().toString(number);
}

QString seconds(qint64 milliseconds)
{
    return QLocale().toString(static_cast<double>(milliseconds) / 1000, 'f', milliseconds % 1000 == 0 ? 0 : 3);
}

QString apiName(const Capture &capture, const CapturedRequest &request)
{
    const contract::GrantedApi &granted = capture.apis.at(request.api).granted;
    return granted.name.isEmpty() ? granted.id : granted.name;
}

QString passesText(const PolicyRun &run, const SimulationVerdict &verdict, qint64 sentAt)
{
    if (verdict.attempts <= 1)
        return Texts::tr("Accepted");
    return Texts::tr("Accepted at attempt %1, delayed by %2 s: the rate is %3 per %4 s",
                     "%1 is a number, %2 the seconds of the delay, %3 a number of requests")
        .arg(grouped(verdict.attempts), seconds(verdict.decidedAt - sentAt), numberOf(run.policy, "/rate"),
             numberOf(run.policy, "/per"));
}

QString methodText(const PolicyRun &run, const SimulationVerdict &verdict, const CapturedRequest &request)
{
    const management::AllowedUrl &allowed = run.rights.at(verdict.right).allowedUrls.at(verdict.url);
    return Texts::tr("403: the policy “%1” allows only %2 on %3; this was %4",
                     "%2 is a list of HTTP methods, %3 the pattern of a URL, %4 an HTTP method")
        .arg(policyTitle(run.policy), allowed.methods.join(u", "_qs), allowed.url, QString::fromLatin1(request.method));
}

QString rateText(const PolicyRun &run, const SimulationVerdict &verdict)
{
    const QString request = grouped(verdict.counters.inWindow + 1);
    const QString rate = numberOf(run.policy, "/rate");
    const QString per = numberOf(run.policy, "/per");
    if (verdict.attempts <= 1)
        return Texts::tr("429: request %1 in %2 s, the rate is %3 per %2 s",
                         "%1 is the position of a request in the last %2 seconds, %3 a number of requests")
            .arg(request, per, rate);
    return Texts::tr("429: request %1 in %2 s after %4 attempts, the rate is %3 per %2 s",
                     "%1 is the position of a request in the last %2 seconds, %3 a number of requests")
        .arg(request, per, rate, grouped(verdict.attempts));
}

QString quotaText(const PolicyRun &run, const SimulationVerdict &verdict)
{
    const QString quota = numberOf(run.policy, "/quota_max");
    const qint64 renewal = verdict.counters.quotaRenewsAt;
    if (renewal < 0)
        return Texts::tr("403: the quota of %1 requests is used up, and is never renewed", "%1 is a number").arg(quota);
    return Texts::tr("403: the quota of %1 requests in %2 s is used up for %3 s",
                     "%1 is a number of requests, %2 the period of the quota, %3 the time until it is renewed")
        .arg(quota, numberOf(run.policy, "/quota_renewal_rate"), seconds(renewal - verdict.decidedAt));
}

/** The numbers of rejected requests have these causes. */
QString causeText(Code code)
{
    switch (code) {
    case Code::Inactive:
        return Texts::tr("403: the policy is inactive");
    case Code::KeyExpired:
        return Texts::tr("401: the key has expired");
    case Code::NoAccess:
        return Texts::tr("403: API");
    case Code::VersionClosed:
        return Texts::tr("403: version");
    case Code::UrlClosed:
        return Texts::tr("403: URL");
    case Code::MethodClosed:
        return Texts::tr("403: method");
    case Code::UrlNotDecided:
        return Texts::tr("unknown");
    case Code::RateExceeded:
        return Texts::tr("429: rate");
    case Code::QuotaUsedUp:
        return Texts::tr("403: quota");
    case Code::Passes:
        break;
    }
    return Texts::tr("accepted");
}

} // namespace

QString policyTitle(const management::Policy &policy)
{
    const QString title = policy.title();
    return title.isEmpty() ? Texts::tr("Unnamed policy") : title;
}

bool isRejected(const std::optional<SimulationVerdict> &verdict)
{
    return verdict && management::statusOf(verdict->code) > 0;
}

QString verdictText(const PolicyRun &run, const Capture &capture, qsizetype request)
{
    const CapturedRequest &captured = capture.requests.at(request);
    if (!run.verdicts.at(request))
        return captured.isPreflight ? Texts::tr("Not checked: a CORS preflight has no key")
                                    : Texts::tr("Not checked: the request called no API");
    const SimulationVerdict &verdict = *run.verdicts.at(request);
    switch (verdict.code) {
    case Code::Passes:
        return passesText(run, verdict, run.sentAt.at(request));
    case Code::Inactive:
        return Texts::tr("403: the policy “%1” is inactive").arg(policyTitle(run.policy));
    case Code::KeyExpired:
        return Texts::tr("401: the key expires after %1 s; this is %2 s after the first request")
            .arg(numberOf(run.policy, "/key_expires_in"), seconds(verdict.decidedAt));
    case Code::NoAccess:
        return Texts::tr("403: the policy “%1” gives no access to the API %2", "%2 is the name of an API")
            .arg(policyTitle(run.policy), apiName(capture, captured));
    case Code::VersionClosed:
        return Texts::tr("403: the policy “%1” doesn't allow this version of the API").arg(policyTitle(run.policy));
    case Code::UrlClosed:
        return Texts::tr("403: the policy “%1” allows no URL that matches %2", "%2 is a path")
            .arg(policyTitle(run.policy), captured.hasSecretInPath ? captured.shownPath : captured.path);
    case Code::MethodClosed:
        return methodText(run, verdict, captured);
    case Code::UrlNotDecided:
        return Texts::tr("Unknown: no allowed URL matches, and “%1” can't be evaluated", "%1 is the pattern of a URL")
            .arg(verdict.rule);
    case Code::RateExceeded:
        return rateText(run, verdict);
    case Code::QuotaUsedUp:
        return quotaText(run, verdict);
    }
    return {};
}

QString verdictDetails(const PolicyRun &run, qsizetype request)
{
    if (!run.verdicts.at(request))
        return {};
    const SimulationVerdict &verdict = *run.verdicts.at(request);
    QStringList details;
    if (const QString field = management::fieldOf(verdict, run.rights); !field.isEmpty())
        details.append(Texts::tr("Field %1 of the policy", "%1 is a JSON Pointer").arg(field));
    if (verdict.counters.windowMovesAt >= 0)
        details.append(
            Texts::tr("%1 of %2 requests in the last %3 s", "%1, %2 are numbers")
                .arg(grouped(verdict.counters.inWindow), numberOf(run.policy, "/rate"), numberOf(run.policy, "/per")));
    if (verdict.counters.quotaUsed > 0)
        details.append(Texts::tr("%1 of %2 requests of the quota used", "%1, %2 are numbers")
                           .arg(grouped(verdict.counters.quotaUsed), numberOf(run.policy, "/quota_max")));
    return details.join(u" · "_qs);
}

QString summaryText(const PolicyRun &run)
{
    QStringList parts;
    for (const Code code :
         {Code::Passes, Code::Inactive, Code::KeyExpired, Code::NoAccess, Code::VersionClosed, Code::UrlClosed,
          Code::MethodClosed, Code::RateExceeded, Code::QuotaUsedUp, Code::UrlNotDecided}) {
        const qsizetype count = run.counts.value(code);
        if (count > 0 || code == Code::Passes)
            parts.append(Texts::tr("%1 × %2", "%1 is a number of requests, %2 their result, such as “429: rate”")
                             .arg(grouped(count), causeText(code)));
    }
    if (run.uncheckedCount > 0)
        parts.append(Texts::tr("%1 × not checked", "%1 is a number of requests").arg(grouped(run.uncheckedCount)));
    return Texts::tr("%1: %2", "%1 is the name of a policy, %2 numbers of requests by their results")
        .arg(policyTitle(run.policy), parts.join(u" · "_qs));
}

QString unusedRightText(const UnusedRight &right)
{
    switch (right.kind) {
    case UnusedRight::Kind::Api:
        return Texts::tr("API %1: not called", "%1 is the name of an API").arg(right.apiName);
    case UnusedRight::Kind::Url:
        return Texts::tr("API %1: %2 was not used", "%1 is the name of an API, %2 the pattern of a URL")
            .arg(right.apiName, right.url);
    case UnusedRight::Kind::Methods:
        return Texts::tr("API %1: %2 on %3 was not used",
                         "%1 is the name of an API, %2 a list of HTTP methods, %3 the pattern of a URL")
            .arg(right.apiName, right.methods.join(u", "_qs), right.url);
    case UnusedRight::Kind::Operation:
        return Texts::tr("API %1, all URLs allowed: %2 %3 was not called",
                         "%1 is the name of an API, %2 a list of HTTP methods, %3 a path")
            .arg(right.apiName, right.methods.join(u", "_qs), right.url);
    }
    return {};
}

} // namespace enforcement
