#include "trialtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace policies {
namespace {

struct TrialTexts {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

QString passesText(const management::SimulationVerdict &verdict)
{
    QString text = TrialTexts::tr("✓ Allowed.");
    if (!verdict.rule.isEmpty())
        text = TrialTexts::tr("✓ Allowed by the URL “%1”.").arg(verdict.rule);
    if (verdict.attempts > 1)
        text += u' ' + TrialTexts::tr("Throttling delays it until attempt %1.").arg(verdict.attempts);
    return text;
}

} // namespace

QString trialText(const management::SimulationVerdict &verdict)
{
    using Code = management::SimulationVerdict::Code;
    switch (verdict.code) {
    case Code::Passes:
        return passesText(verdict);
    case Code::Inactive:
        return TrialTexts::tr("✗ Rejected: the policy is inactive.");
    case Code::KeyExpired:
        return TrialTexts::tr("✗ Rejected: the key has expired by then.");
    case Code::NoAccess:
        return TrialTexts::tr("✗ Rejected: the policy doesn't allow this API.");
    case Code::VersionClosed:
        return TrialTexts::tr("✗ Rejected: the policy doesn't allow this version of the API.");
    case Code::UrlClosed:
        return TrialTexts::tr("✗ Rejected: no allowed URL matches this path.");
    case Code::MethodClosed:
        return TrialTexts::tr("✗ Rejected: “%1” matches this path, but not this method.").arg(verdict.rule);
    case Code::UrlNotDecided:
        return TrialTexts::tr("? Unknown: no allowed URL matches, and “%1” can't be evaluated.").arg(verdict.rule);
    case Code::RateExceeded:
        return verdict.attempts > 1 ? TrialTexts::tr("✗ Rejected: the rate limit is exceeded, even after %1 attempts.")
                                          .arg(QLocale().toString(verdict.attempts))
                                    : TrialTexts::tr("✗ Rejected: the rate limit is exceeded.");
    case Code::QuotaUsedUp:
        return TrialTexts::tr("✗ Rejected: the quota is used up.");
    }
    return {};
}

QString urlTrialText(const management::UrlDecision &decision, const QList<management::AllowedUrl> &urls)
{
    using Code = management::UrlDecision::Code;
    const QString line = QLocale().toString(decision.rule + 1);
    switch (decision.code) {
    case Code::Open:
        return urls.isEmpty() ? TrialTexts::tr("✓ Allowed: all URLs are.")
                              : TrialTexts::tr("✓ Allowed by line %1.").arg(line);
    case Code::NoUrl:
        return TrialTexts::tr("✗ Not allowed: no line matches this path.");
    case Code::OtherMethod:
        return TrialTexts::tr("✗ Not allowed: line %1 matches this path, but not this method.").arg(line);
    case Code::NotTried:
        return TrialTexts::tr("? Unknown: the pattern in line %1 can't be evaluated, and no other line matches.")
            .arg(line);
    }
    return {};
}

} // namespace policies
