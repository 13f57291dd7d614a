#include "verdicts.h"

#include <algorithm>
#include <limits>

namespace monitoring {

using Kind = items::ContractVerdict::Kind;

items::ContractVerdict verdictOf(const exchangecheck::ExchangeResult &result)
{
    items::ContractVerdict verdict;
    if (!result.isTelling()) {
        verdict.kind = Kind::NotCompared;
        return verdict;
    }
    qsizetype problems = 0;
    for (const exchangecheck::ExchangeFinding &finding : result.findings) {
        problems += finding.severity != base::Severity::Information ? 1 : 0;
        verdict.hasErrors = verdict.hasErrors || finding.severity == base::Severity::Error;
    }
    verdict.kind = problems > 0 ? Kind::Violates : Kind::Fits;
    constexpr qsizetype Most = std::numeric_limits<quint8>::max();
    verdict.problems = static_cast<quint8>(std::min(problems, Most));
    return verdict;
}

} // namespace monitoring
