#include "knownpolicies.h"

#include <algorithm>

namespace management {

void KnownPolicies::forget()
{
    const bool wasKnown = m_isKnown;
    m_isKnown = false;
    m_policies.clear();
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
    if (isAll)
        m_policies.clear();
    m_isKnown = true;
    for (const Policy &policy : answer.policies)
        put(policy);
    emit changed();
}

void KnownPolicies::put(const Policy &policy)
{
    const QString id = policy.id();
    const auto known = std::find_if(m_policies.begin(), m_policies.end(),
                                    [&id](const Policy &each) { return each.id() == id; });
    if (known == m_policies.end())
        m_policies.append(policy);
    else
        *known = policy;
}

} // namespace management

#include "moc_knownpolicies.cpp"
