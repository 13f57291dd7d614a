#include "settingspolicyids.h"

#include "managementlimits.h"

#include <algorithm>

namespace management {

namespace {

QByteArray settingsKey(const QString &environmentId)
{
    return "policies/known/" + environmentId.toUtf8();
}

} // namespace

QStringList SettingsPolicyIds::ids(const QString &environmentId) const
{
    const QByteArray key = settingsKey(environmentId);
    return m_settings.get(base::Setting<QStringList>{key.constData(), {}});
}

void SettingsPolicyIds::remember(const QString &environmentId, const QString &policyId)
{
    QStringList known = ids(environmentId);
    known.removeAll(policyId);
    known.prepend(policyId);
    const QByteArray key = settingsKey(environmentId);
    m_settings.set(base::Setting<QStringList>{key.constData(), {}},
                   known.first(std::min(known.size(), MaximumKnownPolicyIds)));
}

void SettingsPolicyIds::forget(const QString &environmentId, const QString &policyId)
{
    QStringList known = ids(environmentId);
    known.removeAll(policyId);
    const QByteArray key = settingsKey(environmentId);
    m_settings.set(base::Setting<QStringList>{key.constData(), {}}, known);
}

} // namespace management
