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
    QString text = TrialTexts::tr("✓ Passes.");
    if (!verdict.rule.isEmpty())
        text = TrialTexts::tr("✓ Passes, by the allowed URL “%1”.").arg(verdict.rule);
    if (verdict.attempts > 1)
        text += u' ' +
                TrialTexts::tr("Throttling lets it wait: it passes at the attempt number %1.").arg(verdict.attempts);
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
        return TrialTexts::tr("✗ Refused: the policy is inactive.");
    case Code::KeyExpired:
        return TrialTexts::tr("✗ Refused: the key has expired by then.");
    case Code::NoAccess:
        return TrialTexts::tr("✗ Refused: the policy does not open this API.");
    case Code::VersionClosed:
        return TrialTexts::tr("✗ Refused: this version of the API is not open.");
    case Code::UrlClosed:
        return TrialTexts::tr("✗ Refused: no allowed URL fits this path.");
    case Code::MethodClosed:
        return TrialTexts::tr("✗ Refused: “%1” fits this path, but not with this method.").arg(verdict.rule);
    case Code::UrlNotDecided:
        return TrialTexts::tr("? Not known: no allowed URL opens it, and “%1” could not be tried.").arg(verdict.rule);
    case Code::RateExceeded:
        return verdict.attempts > 1 ? TrialTexts::tr("✗ Refused: over the rate, also after %1 attempts.")
                                          .arg(QLocale().toString(verdict.attempts))
                                    : TrialTexts::tr("✗ Refused: over the rate.");
    case Code::QuotaUsedUp:
        return TrialTexts::tr("✗ Refused: the quota is used up.");
    }
    return {};
}

QString urlTrialText(const management::UrlDecision &decision, const QList<management::AllowedUrl> &urls)
{
    using Code = management::UrlDecision::Code;
    const QString line = QLocale().toString(decision.rule + 1);
    switch (decision.code) {
    case Code::Open:
        return urls.isEmpty() ? TrialTexts::tr("✓ Open: every URL is.")
                              : TrialTexts::tr("✓ Open, by line %1.").arg(line);
    case Code::NoUrl:
        return TrialTexts::tr("✗ Closed: no line fits this path.");
    case Code::OtherMethod:
        return TrialTexts::tr("✗ Closed: line %1 fits this path, but not with this method.").arg(line);
    case Code::NotTried:
        return TrialTexts::tr("? Not known: line %1 is no pattern that can be tried, and no other opens it.").arg(line);
    }
    return {};
}

} // namespace policies
