#include "settingsenvironmentstorage.h"

#include "settingstable.h"

#include <QSettings>

#include <algorithm>

namespace settings {

namespace {

const QString ListKey = QString::fromLatin1(settings::Environments.key);
const QString CurrentKey = QString::fromLatin1(settings::CurrentEnvironment.key);

/** More are not read: the number in the file may be anything. */
constexpr int MostEnvironments = 1'000;
constexpr int MostStores = 1'000;
constexpr int MostCredentials = 1'000;

management::NamedStore readStore(const QSettings &store)
{
    return {store.value(u"name"_qs).toString(), management::NamedStore::Kind(store.value(u"kind"_qs).toInt()),
            store.value(u"url"_qs).toUrl(), store.value(u"folder"_qs).toString()};
}

/** User information is never sent, and the settings contain no password. */
QUrl withoutUser(const QUrl &url)
{
    return url.adjusted(QUrl::RemoveUserInfo);
}

void writeStore(QSettings &store, const management::NamedStore &named)
{
    store.setValue(u"name"_qs, named.name);
    store.setValue(u"kind"_qs, int(named.kind));
    store.setValue(u"url"_qs, withoutUser(named.url));
    store.setValue(u"folder"_qs, named.folder);
}

management::ClientCredential readCredential(const QSettings &store)
{
    return {management::ClientCredential::Kind(store.value(u"kind"_qs).toInt()), store.value(u"scheme"_qs).toString(),
            store.value(u"origin"_qs).toString()};
}

void writeCredential(QSettings &store, const management::ClientCredential &credential)
{
    store.setValue(u"kind"_qs, int(credential.kind));
    store.setValue(u"scheme"_qs, credential.scheme);
    store.setValue(u"origin"_qs, credential.origin);
}

management::Environment readEnvironment(QSettings &store)
{
    management::Environment environment;
    environment.id = store.value(u"id"_qs).toString();
    environment.name = store.value(u"name"_qs).toString();
    environment.dashboardUrl = store.value(u"dashboardUrl"_qs).toUrl();
    environment.portalUrl = store.value(u"portalUrl"_qs).toUrl();
    environment.timeoutMs = store.value(u"timeoutMs"_qs, environment.timeoutMs).toInt();
    environment.extraCaFile = store.value(u"extraCaFile"_qs).toString();
    environment.clientCertificateFile = store.value(u"clientCertificateFile"_qs).toString();
    environment.clientKeyFile = store.value(u"clientKeyFile"_qs).toString();
    environment.proxyUrl = store.value(u"proxyUrl"_qs).toString();
    environment.proxyUser = store.value(u"proxyUser"_qs).toString();
    environment.secretsFolder = store.value(u"secretsFolder"_qs).toString();
    environment.consulUrl = store.value(u"consulUrl"_qs).toUrl();
    environment.vaultUrl = store.value(u"vaultUrl"_qs).toUrl();
    environment.vaultMount = store.value(u"vaultMount"_qs).toString();
    environment.allowPlainHttp = store.value(u"allowPlainHttp"_qs).toBool();
    const int count = std::min(store.beginReadArray(u"stores"_qs), MostStores);
    for (int index = 0; index < count; ++index) {
        store.setArrayIndex(index);
        environment.stores.append(readStore(store));
    }
    store.endArray();
    const int credentials = std::min(store.beginReadArray(u"clientCredentials"_qs), MostCredentials);
    for (int index = 0; index < credentials; ++index) {
        store.setArrayIndex(index);
        environment.clientCredentials.append(readCredential(store));
    }
    store.endArray();
    return environment;
}

void writeEnvironment(QSettings &store, const management::Environment &environment)
{
    store.setValue(u"id"_qs, environment.id);
    store.setValue(u"name"_qs, environment.name);
    store.setValue(u"dashboardUrl"_qs, withoutUser(environment.dashboardUrl));
    store.setValue(u"portalUrl"_qs, withoutUser(environment.portalUrl));
    store.setValue(u"timeoutMs"_qs, environment.timeoutMs);
    store.setValue(u"extraCaFile"_qs, environment.extraCaFile);
    store.setValue(u"clientCertificateFile"_qs, environment.clientCertificateFile);
    store.setValue(u"clientKeyFile"_qs, environment.clientKeyFile);
    store.setValue(u"proxyUrl"_qs, environment.proxyUrl);
    store.setValue(u"proxyUser"_qs, environment.proxyUser);
    store.setValue(u"secretsFolder"_qs, environment.secretsFolder);
    store.setValue(u"consulUrl"_qs, withoutUser(environment.consulUrl));
    store.setValue(u"vaultUrl"_qs, withoutUser(environment.vaultUrl));
    store.setValue(u"vaultMount"_qs, environment.vaultMount);
    store.setValue(u"allowPlainHttp"_qs, environment.allowPlainHttp);
    store.beginWriteArray(u"stores"_qs, int(environment.stores.size()));
    for (int index = 0; index < environment.stores.size(); ++index) {
        store.setArrayIndex(index);
        writeStore(store, environment.stores.at(index));
    }
    store.endArray();
    store.beginWriteArray(u"clientCredentials"_qs, int(environment.clientCredentials.size()));
    for (int index = 0; index < environment.clientCredentials.size(); ++index) {
        store.setArrayIndex(index);
        writeCredential(store, environment.clientCredentials.at(index));
    }
    store.endArray();
}

} // namespace

QList<management::Environment> SettingsEnvironmentStorage::load()
{
    QList<management::Environment> environments;
    const int count = std::min(m_store.beginReadArray(ListKey), MostEnvironments);
    for (int index = 0; index < count; ++index) {
        m_store.setArrayIndex(index);
        environments.append(readEnvironment(m_store));
    }
    m_store.endArray();
    return environments;
}

void SettingsEnvironmentStorage::save(const QList<management::Environment> &environments, const QString &currentId)
{
    m_store.remove(ListKey);
    m_store.beginWriteArray(ListKey);
    int index = 0;
    for (const management::Environment &environment : environments) {
        // The sandbox has a different address in each run.
        if (environment.isSandbox)
            continue;
        m_store.setArrayIndex(index++);
        writeEnvironment(m_store, environment);
    }
    m_store.endArray();
    m_store.setValue(CurrentKey, currentId);
}

QString SettingsEnvironmentStorage::currentId()
{
    return m_store.value(CurrentKey).toString();
}

} // namespace settings
