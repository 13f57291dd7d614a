#pragma once

#include "settingsenvironmentstorage.h"

#include <QSettings>

/** The address of stores that must never be asked; hostiledefinitions.sh looks for it in the traces. */
inline const QUrl HostileStore{u"http://127.0.0.1:8200"_qs};

/** Makes an environment whose stores have a value for every reference in the hostile definitions the current one. */
inline void saveHostileEnvironment(const QString &settingsFile, const QString &secretsFolder)
{
    management::Environment environment;
    environment.id = u"hostile-id"_qs;
    environment.name = u"Hostile"_qs;
    environment.timeoutMs = 2000;
    environment.secretsFolder = secretsFolder;
    environment.consulUrl = HostileStore;
    environment.vaultUrl = HostileStore;
    environment.stores = {{u"files"_qs, management::NamedStore::Kind::File, {}, secretsFolder},
                          {u"far"_qs, management::NamedStore::Kind::Consul, HostileStore, {}}};
    QSettings ini(settingsFile, QSettings::IniFormat);
    settings::SettingsEnvironmentStorage(ini).save({environment}, environment.id);
}
