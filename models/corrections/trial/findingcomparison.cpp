#include "findingcomparison.h"

#include "headerlist.h"

#include <algorithm>

namespace corrections {

using exchangecheck::ExchangeFault;
using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangePart;
using exchangecheck::ExchangeResult;

namespace {

/** The number of findings from which on a check may have left out others: requests::MaximumValueFindings. */
constexpr qsizetype FewestOfCapped = 10;

bool isSamePlace(const ExchangeFinding &left, const ExchangeFinding &right)
{
    const bool isHeader = left.part == ExchangePart::Header || left.part == ExchangePart::ResponseHeader;
    return left.part == right.part && left.instance == right.instance &&
           (isHeader ? http::sameName(left.name, right.name) : left.name == right.name);
}

/** A keyword for those that a correction can replace by another one, such as a constant by a list of values. */
QString replaceable(const QString &keyword)
{
    static const QHash<QString, QString> words = {{u"const"_qs, u"enum"_qs},
                                                  {u"exclusiveMinimum"_qs, u"minimum"_qs},
                                                  {u"exclusiveMaximum"_qs, u"maximum"_qs},
                                                  {u"oneOf"_qs, u"anyOf"_qs},
                                                  {u"type"_qs, u"anyOf"_qs}};
    return words.value(keyword, keyword);
}

/** True if each reason of `after` is one of `before`, each of these once. */
bool areAmong(const schema::Findings &after, schema::Findings before)
{
    return std::ranges::all_of(after, [&before](const schema::Finding &reason) {
        const auto same = std::ranges::find_if(before, [&reason](const schema::Finding &each) {
            return replaceable(each.keyword) == replaceable(reason.keyword);
        });
        if (same == before.end())
            return false;
        before.erase(same);
        return true;
    });
}

bool isCapped(const ExchangeResult &result, ExchangePart part)
{
    qsizetype count = 0;
    for (const ExchangeFinding &each : result.findings)
        count += each.part == part ? std::max<qsizetype>(each.reasons.size(), 1) : 0;
    return count >= FewestOfCapped;
}

bool isOfUnknownPath(const ExchangeResult &result)
{
    return result.findings.size() == 1 && result.findings.constFirst().part == ExchangePart::Route;
}

} // namespace

const ExchangeFinding *findingLike(const ExchangeResult &result, const ExchangeFinding &finding)
{
    const auto same = std::ranges::find_if(
        result.findings, [&finding](const ExchangeFinding &each) { return isSamePlace(each, finding); });
    return same == result.findings.end() ? nullptr : &*same;
}

bool hasNewFindings(const ExchangeResult &before, const ExchangeResult &after)
{
    if (before.kind != after.kind)
        return true;
    return std::ranges::any_of(after.findings, [&](const ExchangeFinding &finding) {
        // Another method of a path that is new.
        if (finding.part == ExchangePart::Method && isOfUnknownPath(before))
            return false;
        const ExchangeFinding *known = findingLike(before, finding);
        if (!known)
            return !isCapped(before, finding.part);
        return finding.severity < known->severity || finding.fault != known->fault ||
               (!areAmong(finding.reasons, known->reasons) && !isCapped(before, finding.part));
    });
}

bool isSameFault(const ExchangeFinding &left, const ExchangeFinding &right)
{
    if (left.part != right.part || left.fault != right.fault || !(left.place == right.place))
        return false;
    if (left.fault == ExchangeFault::NotDescribed && !left.instance.isRoot())
        return left.instance.last() == right.instance.last();
    if (left.fault != ExchangeFault::NotValid)
        return left.name == right.name;
    return left.reasons.constFirst().keyword == right.reasons.constFirst().keyword &&
           left.reasons.constFirst().arguments == right.reasons.constFirst().arguments;
}

} // namespace corrections
