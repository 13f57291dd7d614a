#include "findingcollector.h"

#include "headerlist.h"

#include <algorithm>

namespace exchangecheck {

namespace {

bool isSamePlace(const ExchangeFinding &left, const ExchangeFinding &right)
{
    const bool isHeader = left.part == ExchangePart::Header || left.part == ExchangePart::ResponseHeader;
    return left.part == right.part && left.instance == right.instance &&
           (isHeader ? http::sameName(left.name, right.name) : left.name == right.name);
}

} // namespace

void FindingCollector::add(const ExchangeFinding &finding)
{
    const auto same = std::ranges::find_if(m_result.findings,
                                           [&](const ExchangeFinding &each) { return isSamePlace(each, finding); });
    if (same == m_result.findings.end())
        m_result.findings.append(finding);
    else if (finding.severity < same->severity)
        *same = finding;
    else if (finding.severity == same->severity)
        same->reasons += finding.reasons;
}

} // namespace exchangecheck
