#include "policycheck.h"

#include "allowedurluse.h"
#include "gatewayfields.h"
#include "grantedapis.h"
#include "policyfields.h"
#include "ruletable.h"

#include <QSet>

#include <algorithm>

namespace reach {

namespace {

namespace fields = definition::fields;

using management::AccessRight;
using management::Policy;

QString nameOf(const AccessRight &right)
{
    return right.apiName.isEmpty() ? right.key : right.apiName;
}

class PolicyCheck final
{
public:
    PolicyCheck(const QList<ServedApi> &apis, const GatewayEnvironment &environment)
        : m_apis(apis)
        , m_environment(environment)
        , m_granted(apis)
        , m_urls(apis, environment.mostComparisons)
    {}

    [[nodiscard]] QList<GatewayFinding> findings()
    {
        for (const Policy &policy : m_environment.policies)
            check(policy);
        if (m_urls.isExhausted())
            m_findings.append({{}, "policy-urls-not-checked"_rule.at({}, {})});
        if (m_environment.hasAllPolicies)
            addApisWithoutPolicy();
        else
            m_findings.append({{}, "policies-not-checked"_rule.at({}, {}, {m_environment.name})});
        return m_findings;
    }

private:
    void check(const Policy &policy)
    {
        const QList<AccessRight> rights = management::accessRights(policy);
        if (management::policyFlag(policy, "/is_inactive").value_or(false)) {
            const bool isForAny = std::any_of(rights.begin(), rights.end(), [this](const AccessRight &right) {
                return !m_granted.of(right).isEmpty();
            });
            if (isForAny)
                add(policy, u"/is_inactive"_qs, "policy-inactive"_rule, {policy.title()});
            return;
        }
        for (const AccessRight &right : rights)
            check(policy, right);
    }

    void check(const Policy &policy, const AccessRight &right)
    {
        const QList<qsizetype> found = m_granted.of(right);
        if (found.isEmpty())
            add(policy, management::rightPointer(right), "policy-api-unknown"_rule, {policy.title(), nameOf(right)});
        for (const qsizetype index : found) {
            m_reached.insert(index);
            addAmbiguity(policy, index, found);
            addUnusedUrls(policy, right, index);
        }
    }

    /** Two definitions with the same id are reported whether a policy names it or not. */
    void addAmbiguity(const Policy &policy, qsizetype index, const QList<qsizetype> &found)
    {
        const ServedApi &api = m_apis.at(index);
        const auto other = std::find_if(found.begin(), found.end(), [index](qsizetype each) { return each != index; });
        if (!api.granted.id.isEmpty() || other == found.end() || m_ambiguous.contains(index))
            return;
        m_ambiguous.insert(index);
        m_findings.append({api.documentPath, "api-name-ambiguous"_rule.at(
                                                 {}, (api.extension / fields::apiName()).toString(),
                                                 {api.granted.name, policy.title(), nameOfApi(m_apis.at(*other))})});
    }

    void addUnusedUrls(const Policy &policy, const AccessRight &right, qsizetype index)
    {
        for (qsizetype i = 0; i < right.allowedUrls.size(); ++i) {
            if (m_urls.isUsed(index, right.allowedUrls.at(i)))
                continue;
            add(policy, u"%1/allowed_urls/%2"_qs.arg(management::rightPointer(right), QString::number(i)),
                "policy-url-unused"_rule, {policy.title(), right.allowedUrls.at(i).url, nameOfApi(m_apis.at(index))});
        }
    }

    void addApisWithoutPolicy()
    {
        for (qsizetype i = 0; i < m_apis.size(); ++i) {
            const ServedApi &api = m_apis.at(i);
            if (!api.hasExtension || !api.isActive || !api.needsKey || m_reached.contains(i))
                continue;
            const document::Pointer place = api.extension / fields::clientAuthenticationEnabled();
            m_findings.append(
                {api.documentPath, "api-without-policy"_rule.at({}, place.toString(), {m_environment.name})});
        }
    }

    void add(const Policy &policy, const QString &pointer, const rules::Rule &rule, const QStringList &arguments)
    {
        base::Diagnostic problem = rule.at({}, pointer, arguments);
        problem.logicalPointer = u"policy:"_qs + policy.id() + pointer;
        m_findings.append({{}, problem});
    }

    const QList<ServedApi> &m_apis;
    const GatewayEnvironment &m_environment;
    GrantedApis m_granted;
    AllowedUrlUse m_urls;
    QSet<qsizetype> m_reached;   ///< The definitions that an active policy grants access to.
    QSet<qsizetype> m_ambiguous; ///< The definitions whose name is reported.
    QList<GatewayFinding> m_findings;
};

} // namespace

QList<GatewayFinding> checkPolicies(const QList<ServedApi> &apis, const GatewayEnvironment &environment)
{
    return PolicyCheck(apis, environment).findings();
}

} // namespace reach
