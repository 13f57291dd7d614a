#include "knownpolicies.h"

namespace management {

void KnownPolicies::forget()
{
    const bool wasKnown = m_isKnown;
    m_isKnown = false;
    m_policies.clear();
    m_places.clear();
    if (wasKnown)
        emit changed();
}

void KnownPolicies::take(const Policy &policy)
{
    m_isKnown = true;
    put(policy);
    emit changed();
}

void KnownPolicies::take(int page, const PolicyPage &answer)
{
    const bool isAll = answer.source == PolicyPage::Source::Server && (page < 0 || (page <= 1 && answer.pages <= 1));
    if (isAll) {
        m_policies.clear();
        m_places.clear();
    }
    m_isKnown = true;
    for (const Policy &policy : answer.policies)
        put(policy);
    emit changed();
}

void KnownPolicies::put(const Policy &policy)
{
    const QString id = policy.id();
    const auto known = m_places.constFind(id);
    if (known != m_places.constEnd()) {
        m_policies[*known] = policy;
        return;
    }
    m_places.insert(id, m_policies.size());
    m_policies.append(policy);
}

} // namespace management

#include "moc_knownpolicies.cpp"
