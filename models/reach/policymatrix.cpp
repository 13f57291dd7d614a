#include "policymatrix.h"

#include "cancellation.h"
#include "policyfields.h"
#include "policysimulation.h"
#include "urlpattern.h"

#include <algorithm>

namespace reach {

namespace {

using management::AccessRight;
using management::Policy;
using management::UrlDecision;
using CellCode = MatrixCell::Code;

quint64 pairKey(qsizetype api, qsizetype policy)
{
    return (static_cast<quint64>(api) << 32) | static_cast<quint64>(policy);
}

/** The result for all sample paths of an operation, as contract::reachOf() combines them. */
MatrixCell combined(const management::AllowedUrlMatcher &matcher, const ServedOperation &operation)
{
    const QString method = QString::fromLatin1(operation.method);
    MatrixCell cell;
    bool hasAllowed = false;
    bool hasRefused = false;
    qsizetype other = -1; ///< The rule that is named if no path is allowed.
    bool isUndecided = operation.samplePaths.isEmpty();
    for (qsizetype at = 0; at < operation.samplePaths.size(); ++at) {
        const UrlDecision decision = matcher.decide(method, operation.samplePaths.at(at));
        if (decision.code == UrlDecision::Code::Open) {
            if (!hasAllowed)
                cell.url = static_cast<qint32>(decision.rule);
            hasAllowed = true;
            continue;
        }
        if (cell.path < 0)
            cell.path = static_cast<qint32>(at);
        const bool isTried = decision.code != UrlDecision::Code::NotTried;
        if (other < 0 || (!isTried && !isUndecided))
            other = decision.rule;
        hasRefused = hasRefused || isTried;
        isUndecided = isUndecided || !isTried;
    }
    if (!hasAllowed)
        cell.url = static_cast<qint32>(other);
    cell.code = hasAllowed && (hasRefused || isUndecided) ? CellCode::SomePaths
                : hasAllowed                              ? CellCode::Allowed
                : isUndecided                             ? CellCode::NotDecided
                                                          : CellCode::Refused;
    return cell;
}

} // namespace

PolicyMatrix::PolicyMatrix(const QList<ServedApi> &apis, const QList<Policy> &policies)
    : m_policies(policies.first(std::min(policies.size(), MostPolicies)))
    , m_omittedPolicies(policies.size() - m_policies.size())
{
    qsizetype operations = 0;
    for (const ServedApi &api : apis) {
        operations += api.operations.size();
        if (operations <= MostOperations)
            m_apis.append(api);
        else
            m_omittedOperations += api.operations.size();
    }
    const GrantedApis granted(m_apis);
    for (qsizetype policy = 0; policy < m_policies.size(); ++policy)
        indexRights(policy, granted);
}

void PolicyMatrix::indexRights(qsizetype policy, const GrantedApis &granted)
{
    const Policy &each = m_policies.at(policy);
    m_facts.append({management::policyFlag(each, "/is_inactive").value_or(false), management::decidesAccess(each)});
    bool isRelevant = false;
    const document::Value map = each.json.member("access_rights");
    for (qsizetype place = 0; place < map.members().size(); ++place) {
        const document::Value &value = map.members().at(place).second;
        const QString key = QString::fromUtf8(map.members().at(place).first);
        const Right right{static_cast<qint32>(place), !value.member("allowed_urls").items().isEmpty()};
        for (const qsizetype api : granted.of(key, value.member("api_id").text(), value.member("api_name").text())) {
            isRelevant = true;
            const quint64 pair = pairKey(api, policy);
            if (!m_rights.contains(pair)) // The first right counts, as in contract::rightFor().
                m_rights.insert(pair, right);
        }
    }
    if (isRelevant)
        m_relevant.append(policy);
}

std::optional<AccessRight> PolicyMatrix::accessRight(qsizetype api, qsizetype policy) const
{
    const qsizetype place = rightOf(api, policy);
    if (place < 0)
        return std::nullopt;
    const document::Value map = m_policies.at(policy).json.member("access_rights");
    const document::Value alone = document::Value::object({map.members().at(place)});
    return management::accessRights({document::Value::object({{"access_rights", alone}})}).constFirst();
}

qsizetype PolicyMatrix::rightOf(qsizetype api, qsizetype policy) const
{
    const auto right = m_rights.constFind(pairKey(api, policy));
    return right == m_rights.cend() ? -1 : right->place;
}

std::optional<MatrixCell> PolicyMatrix::uniformCell(qsizetype api, qsizetype policy) const
{
    const auto right = m_rights.constFind(pairKey(api, policy));
    if (right == m_rights.cend())
        return MatrixCell{m_apis.at(api).needsKey ? CellCode::NoAccess : CellCode::NoKeyNeeded, -1, -1};
    if (m_facts.at(policy).isInactive)
        return MatrixCell{CellCode::Inactive, -1, -1};
    if (!m_facts.at(policy).decidesAccess || !right->hasUrls)
        return MatrixCell{CellCode::Allowed, -1, -1};
    return std::nullopt;
}

QList<MatrixCell> PolicyMatrix::block(qsizetype api, qsizetype policy) const
{
    const QList<ServedOperation> &operations = m_apis.at(api).operations;
    if (const std::optional<MatrixCell> uniform = uniformCell(api, policy))
        return QList<MatrixCell>(operations.size(), *uniform);
    const management::AllowedUrlMatcher matcher(accessRight(api, policy)->allowedUrls);
    QList<MatrixCell> cells;
    cells.reserve(operations.size());
    for (const ServedOperation &operation : operations) {
        if (base::isUnwanted())
            return QList<MatrixCell>(operations.size());
        cells.append(combined(matcher, operation));
    }
    return cells;
}

QString PolicyMatrix::decidingField(qsizetype api, qsizetype policy, const MatrixCell &cell) const
{
    const std::optional<AccessRight> right = accessRight(api, policy);
    if (cell.code == CellCode::Inactive)
        return u"/is_inactive"_qs;
    if (!right)
        return {};
    if (!m_facts.at(policy).decidesAccess)
        return u"/partitions"_qs;
    const QString place = management::rightPointer(*right);
    if (cell.url >= 0)
        return u"%1/allowed_urls/%2"_qs.arg(place, QString::number(cell.url));
    return right->allowedUrls.isEmpty() ? place : place + u"/allowed_urls"_qs;
}

std::optional<management::AllowedUrl> PolicyMatrix::decidingUrl(qsizetype api, qsizetype policy,
                                                                const MatrixCell &cell) const
{
    const std::optional<AccessRight> right = accessRight(api, policy);
    if (!right || cell.url < 0 || cell.url >= right->allowedUrls.size())
        return std::nullopt;
    return right->allowedUrls.at(cell.url);
}

} // namespace reach
