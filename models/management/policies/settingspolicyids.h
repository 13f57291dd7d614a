#pragma once

#include "knownpolicyids.h"
#include "settings.h"

namespace management {

/** Stores known policy ids in the user's settings: the newest 200 of each environment. */
class SettingsPolicyIds final : public KnownPolicyIds
{
public:
    explicit SettingsPolicyIds(settings::Settings &settings)
        : m_settings(settings)
    {}

    [[nodiscard]] QStringList ids(const QString &environmentId) const override;
    void remember(const QString &environmentId, const QString &policyId) override;
    void forget(const QString &environmentId, const QString &policyId) override;

private:
    settings::Settings &m_settings;
};

} // namespace management
