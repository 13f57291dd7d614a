#include "exchangeresult.h"

#include <algorithm>

namespace exchangecheck {

bool ExchangeResult::hasProblems() const
{
    return std::ranges::any_of(
        findings, [](const ExchangeFinding &finding) { return finding.severity != base::Severity::Information; });
}

} // namespace exchangecheck
