#pragma once

#include "environmentlist.h"

class QSettings;

namespace settings {

/** Stores the environments in the settings file. Their tokens are in the keychain instead. */
class SettingsEnvironmentStorage final : public management::EnvironmentStorage
{
public:
    explicit SettingsEnvironmentStorage(QSettings &store)
        : m_store(store)
    {}

    [[nodiscard]] QList<management::Environment> load() override;
    void save(const QList<management::Environment> &environments, const QString &currentId) override;
    [[nodiscard]] QString currentId() override;

private:
    QSettings &m_store;
};

} // namespace settings
