#include "policyreach.h"

#include "policysimulation.h"

#include <algorithm>

namespace contract {

namespace {

using management::AccessRight;
using Verdict = management::SimulationVerdict::Code;

bool isFor(const AccessRight &right, const GrantedApi &api)
{
    if (!api.id.isEmpty())
        return right.key == api.id || right.apiId == api.id;
    return !api.name.isEmpty() && (right.apiName == api.name || right.key == api.name);
}

PolicyReach::Code codeOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Inactive:
        return PolicyReach::Code::Inactive;
    case Verdict::NoAccess:
    case Verdict::UrlClosed:
    case Verdict::MethodClosed:
        return PolicyReach::Code::Refuses;
    case Verdict::UrlNotDecided:
        return PolicyReach::Code::NotDecided;
    case Verdict::Passes:
    case Verdict::KeyExpired:
    case Verdict::VersionClosed:
    case Verdict::RateExceeded:
    case Verdict::QuotaUsedUp:
        break; // Not about the operation.
    }
    return PolicyReach::Code::Allows;
}

/** One result for all paths. */
void combine(PolicyReach &reach, PolicyReach::Code code, const QString &path)
{
    if (code == reach.code)
        return;
    const bool isOneAllowed = code == PolicyReach::Code::Allows || reach.code == PolicyReach::Code::Allows ||
                              reach.code == PolicyReach::Code::AllowsSome;
    if (code != PolicyReach::Code::Allows && reach.code != PolicyReach::Code::AllowsSome)
        reach.path = path;
    reach.code = isOneAllowed ? PolicyReach::Code::AllowsSome : PolicyReach::Code::NotDecided;
}

} // namespace

qsizetype rightFor(const QList<AccessRight> &rights, const GrantedApi &api)
{
    const auto right = std::find_if(rights.begin(), rights.end(),
                                    [&api](const AccessRight &each) { return isFor(each, api); });
    return right == rights.end() ? -1 : std::distance(rights.begin(), right);
}

std::optional<PolicyReach> reachOf(const management::Policy &policy, const GrantedApi &api, const QByteArray &method,
                                   const QStringList &paths)
{
    const QList<AccessRight> rights = management::accessRights(policy);
    const qsizetype right = rightFor(rights, api);
    if (right < 0 || paths.isEmpty())
        return std::nullopt;
    QList<management::SimulatedRequest> requests;
    for (const QString &path : paths)
        requests.append({rights.at(right).key, {}, QString::fromLatin1(method).toUpper(), path, 0});
    const QList<management::SimulationVerdict> verdicts = management::simulate(policy, requests);
    PolicyReach reach{codeOf(verdicts.constFirst().code), policy.id(), policy.name(), paths.constFirst()};
    for (qsizetype at = 1; at < paths.size(); ++at)
        combine(reach, codeOf(verdicts.at(at).code), paths.at(at));
    return reach;
}

} // namespace contract
