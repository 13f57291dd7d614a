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

/** The member of an object; null if there is none. Nothing is copied, because policies have many rights. */
const document::Value *memberOf(const document::Value &object, QByteArrayView name)
{
    const auto &members = object.members();
    const auto found = std::find_if(members.cbegin(), members.cend(),
                                    [name](const auto &member) { return QByteArrayView(member.first) == name; });
    return found == members.cend() ? nullptr : &found->second;
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
    ApisByText ids;
    ApisByText names;
    for (qsizetype api = 0; api < m_apis.size(); ++api) {
        const contract::GrantedApi &granted = m_apis.at(api).granted;
        if (!granted.id.isEmpty())
            ids[granted.id.toUtf8()].append(static_cast<qint32>(api));
        else if (!granted.name.isEmpty())
            names[granted.name.toUtf8()].append(static_cast<qint32>(api));
    }
    m_rights.reserve(m_policies.size());
    for (qsizetype policy = 0; policy < m_policies.size(); ++policy)
        indexRights(policy, ids, names);
}

void PolicyMatrix::indexRights(qsizetype policy, const ApisByText &ids, const ApisByText &names)
{
    const Policy &each = m_policies.at(policy);
    m_facts.append({management::policyFlag(each, "/is_inactive").value_or(false), management::decidesAccess(each)});
    QList<Right> &rights = m_rights.emplaceBack();
    Right right;
    const auto put = [&](const ApisByText &apis, const QByteArray &text) {
        const auto found = apis.constFind(text);
        if (found == apis.cend())
            return;
        for (const qint32 api : *found) {
            right.api = api;
            rights.append(right);
        }
    };
    static const QByteArray nothing;
    const document::Value *map = memberOf(each.json, "access_rights");
    for (qsizetype place = 0; map && place < map->members().size(); ++place) {
        const auto &[key, value] = map->members().at(place);
        const auto text = [&value = value](QByteArrayView name) -> const QByteArray & {
            const document::Value *member = memberOf(value, name);
            return member ? member->bytes() : nothing;
        };
        const document::Value *urls = memberOf(value, "allowed_urls");
        right.place = static_cast<qint32>(place);
        right.hasUrls = urls && !urls->items().isEmpty();
        put(ids, key);
        if (const QByteArray &id = text("api_id"); id != key)
            put(ids, id);
        put(names, key);
        if (const QByteArray &name = text("api_name"); !names.isEmpty() && name != key)
            put(names, name);
    }
    // The first right for an API counts, as in contract::rightFor().
    std::stable_sort(rights.begin(), rights.end(), [](const Right &a, const Right &b) { return a.api < b.api; });
    const auto end = std::unique(rights.begin(), rights.end(),
                                 [](const Right &a, const Right &b) { return a.api == b.api; });
    rights.erase(end, rights.end());
    if (!rights.isEmpty())
        m_relevant.append(policy);
}

const PolicyMatrix::Right *PolicyMatrix::right(qsizetype api, qsizetype policy) const
{
    const QList<Right> &rights = m_rights.at(policy);
    const auto found = std::lower_bound(rights.cbegin(), rights.cend(), api,
                                        [](const Right &right, qsizetype wanted) { return right.api < wanted; });
    return found == rights.cend() || found->api != api ? nullptr : &*found;
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
    const Right *found = right(api, policy);
    return found ? found->place : -1;
}

std::optional<MatrixCell> PolicyMatrix::uniformCell(qsizetype api, qsizetype policy) const
{
    const Right *found = right(api, policy);
    if (!found)
        return MatrixCell{m_apis.at(api).needsKey ? CellCode::NoAccess : CellCode::NoKeyNeeded, -1, -1};
    if (m_facts.at(policy).isInactive)
        return MatrixCell{CellCode::Inactive, -1, -1};
    if (!m_facts.at(policy).decidesAccess || !found->hasUrls)
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
