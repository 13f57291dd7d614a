#include "settingspolicyids.h"

#include "managementlimits.h"
#include "settingstable.h"

#include <algorithm>

namespace management {

QStringList SettingsPolicyIds::ids(const QString &environmentId) const
{
    return m_settings.get(settings::KnownPolicies, environmentId);
}

void SettingsPolicyIds::remember(const QString &environmentId, const QString &policyId)
{
    QStringList known = ids(environmentId);
    known.removeAll(policyId);
    known.prepend(policyId);
    m_settings.set(settings::KnownPolicies, environmentId, known.first(std::min(known.size(), MaximumKnownPolicyIds)));
}

void SettingsPolicyIds::forget(const QString &environmentId, const QString &policyId)
{
    QStringList known = ids(environmentId);
    known.removeAll(policyId);
    m_settings.set(settings::KnownPolicies, environmentId, known);
}

} // namespace management
