#include "appsettings.h"
#include "fakekeychain.h"
#include "proxyaddress.h"
#include "settingsenvironmentstorage.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using management::Environment;
using settings::AppSettings;
using settings::RenamedKey;
using settings::Setting;

/** Settings and environments come back in the next run. */
class TestAppSettings final : public QObject
{
    Q_OBJECT

public slots:
    /** Before Qt looks at it, which is once. */
    static void initMain() { qputenv("XDG_CONFIG_HOME", configFolder().path().toUtf8()); }

private slots:
    void answersTheFallbackUntilItIsSet();
    void comesBackInTheNextRun();
    void followsXdgConfigHome();
    void waitsForNoPipe_data();
    void waitsForNoPipe();
    void readsRenamedKeys();
    void keepsTheValueOfTheNewKey();
    void keepsEnvironments();
    void readsOnlySoManyEnvironments();
    void forgetsRemovedEnvironments();
    void storesNoUserOfAUrl();
    void hasNoProxyPasswordAfterItMoved();

private:
    static const QTemporaryDir &configFolder()
    {
        static const QTemporaryDir folder;
        return folder;
    }
};

namespace {

constexpr Setting<int> Timeout{"request/timeoutMs", 30'000};
constexpr Setting<bool> Dark{"look/dark", false};

constexpr RenamedKey Renamed[] = {{"net/timeout", Timeout.key}, {"dark", Dark.key}};

Environment environment()
{
    Environment environment;
    environment.id = u"e1"_qs;
    environment.name = u"Büro; \"Test\", 1"_qs;
    environment.dashboardUrl = QUrl(u"https://dash.example:3000/base"_qs);
    environment.portalUrl = QUrl(u"https://portal.example"_qs);
    environment.timeoutMs = 5000;
    environment.extraCaFile = u"/etc/ca.pem"_qs;
    environment.clientCertificateFile = u"/etc/client.pem"_qs;
    environment.clientKeyFile = u"/etc/client.key"_qs;
    environment.secretsFolder = u"/home/kim/secrets"_qs;
    environment.consulUrl = QUrl(u"http://127.0.0.1:8500"_qs);
    environment.clientCredentials = {
        {management::ClientCredential::Kind::Basic, u"login"_qs, u"https://api.example"_qs}};
    return environment;
}

} // namespace

void TestAppSettings::answersTheFallbackUntilItIsSet()
{
    QTemporaryDir folder;
    AppSettings settings(folder.filePath(u"s.conf"_qs));
    QCOMPARE(settings.get(Timeout), 30'000);
    settings.set(Timeout, 10);
    QCOMPARE(settings.get(Timeout), 10);
    settings.set(Timeout, Timeout.fallback());
    QCOMPARE(settings.get(Timeout), 30'000);
}

void TestAppSettings::comesBackInTheNextRun()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"s.conf"_qs);
    {
        AppSettings settings(path);
        settings.set(Timeout, 10);
        settings.set(Dark, true);
    }
    AppSettings settings(path);
    QCOMPARE(settings.get(Timeout), 10);
    QCOMPARE(settings.get(Dark), true);
}

void TestAppSettings::followsXdgConfigHome()
{
    AppSettings settings;
    settings.set(Dark, true);
    settings.store().sync();
    QVERIFY(QFileInfo(settings.store().fileName()).absoluteFilePath().startsWith(configFolder().path()));
    QVERIFY(QFile::exists(settings.store().fileName()));
}

void TestAppSettings::waitsForNoPipe_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name :
         {u"gatewright/gatewright.ini"_qs, u"gatewright/gatewright.ini.lock"_qs, u"gatewright.ini"_qs})
        QTest::newRow(qPrintable(name)) << name;
}

/** QSettings would open it, and wait for another program. */
void TestAppSettings::waitsForNoPipe()
{
    QFETCH(const QString, name);
    const QDir folder(configFolder().path());
    QVERIFY(folder.mkpath(u"gatewright"_qs));
    const QByteArray path = QFile::encodeName(folder.filePath(name));
    (void)unlink(path.constData());
    QCOMPARE(mkfifo(path.constData(), 0600), 0);
    {
        AppSettings settings;
        QVERIFY(!settings.areKept());
        settings.set(Timeout, 7);
        settings.store().sync();
        QCOMPARE(settings.get(Timeout), 7);
    }
    QCOMPARE(unlink(path.constData()), 0);
    QVERIFY(AppSettings().areKept());
    QCOMPARE(AppSettings().get(Timeout), 30'000);
}

void TestAppSettings::readsRenamedKeys()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"s.conf"_qs);
    {
        QSettings old(path, QSettings::IniFormat);
        old.setValue(u"net/timeout"_qs, 10);
        old.setValue(u"dark"_qs, true);
    }
    {
        const AppSettings settings(path, Renamed);
        QCOMPARE(settings.get(Timeout), 10);
        QCOMPARE(settings.get(Dark), true);
    }
    QSettings written(path, QSettings::IniFormat);
    QCOMPARE(written.allKeys(), (QStringList{u"look/dark"_qs, u"request/timeoutMs"_qs}));
    QCOMPARE(written.value(u"request/timeoutMs"_qs).toInt(), 10);
}

/** An old and a new program that use the same file do not overwrite each other. */
void TestAppSettings::keepsTheValueOfTheNewKey()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"s.conf"_qs);
    {
        QSettings old(path, QSettings::IniFormat);
        old.setValue(u"net/timeout"_qs, 10);
        old.setValue(u"request/timeoutMs"_qs, 20);
    }
    const AppSettings settings(path, Renamed);
    QCOMPARE(settings.get(Timeout), 20);
}

void TestAppSettings::keepsEnvironments()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"s.conf"_qs);
    Environment second = environment();
    second.id = u"e2"_qs;
    {
        AppSettings settings(path);
        settings::SettingsEnvironmentStorage(settings.store()).save({environment(), second}, u"e2"_qs);
    }
    AppSettings settings(path);
    settings::SettingsEnvironmentStorage stored(settings.store());
    QCOMPARE(stored.load(), (QList<Environment>{environment(), second}));
    QCOMPARE(stored.currentId(), u"e2"_qs);
}

/** The number in a file may be anything. */
void TestAppSettings::readsOnlySoManyEnvironments()
{
    QTemporaryDir folder;
    AppSettings settings(folder.filePath(u"s.conf"_qs));
    settings::SettingsEnvironmentStorage stored(settings.store());
    stored.save({environment()}, u"e1"_qs);
    settings.store().setValue(u"environments/1/stores/size"_qs, 2'147'483'647);
    QCOMPARE(stored.load().size(), 1);
    settings.store().setValue(u"environments/1/clientCredentials/size"_qs, 2'147'483'647);
    QCOMPARE(stored.load().first().stores.size(), 1'000);
    QCOMPARE(stored.load().first().clientCredentials.size(), 1'000);
    settings.store().setValue(u"environments/size"_qs, 2'147'483'647);
    QCOMPARE(stored.load().size(), 1'000);
    settings.store().setValue(u"environments/size"_qs, -1);
    QCOMPARE(stored.load().size(), 0);
}

/** A URL such as `https://kim:pa55@vault.example` can be pasted into a field. The user is never sent. */
void TestAppSettings::storesNoUserOfAUrl()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"s.conf"_qs);
    AppSettings settings(path);
    settings::SettingsEnvironmentStorage stored(settings.store());
    const QUrl url(u"https://kim:pa55w0rd@h.example:8443/x?y=z"_qs);
    Environment saved = environment();
    saved.dashboardUrl = saved.portalUrl = saved.consulUrl = saved.vaultUrl = url;
    saved.stores = {{u"a"_qs, management::NamedStore::Kind::Vault, url, {}}};
    stored.save({saved}, u"e1"_qs);
    settings.store().sync();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("h.example"));
    QVERIFY2(!written.contains("pa55w0rd") && !written.contains("@h.example"), written.constData());
    const Environment loaded = stored.load().first();
    const QUrl plain(u"https://h.example:8443/x?y=z"_qs);
    for (const QUrl &each :
         {loaded.dashboardUrl, loaded.portalUrl, loaded.consulUrl, loaded.vaultUrl, loaded.stores.first().url})
        QCOMPARE(each, plain);
}

void TestAppSettings::forgetsRemovedEnvironments()
{
    QTemporaryDir folder;
    AppSettings settings(folder.filePath(u"s.conf"_qs));
    settings::SettingsEnvironmentStorage stored(settings.store());
    stored.save({environment()}, u"e1"_qs);
    stored.save({}, {});
    QCOMPARE(stored.load(), QList<Environment>());
    QCOMPARE(stored.currentId(), QString());
}

void TestAppSettings::hasNoProxyPasswordAfterItMoved()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"s.conf"_qs);
    const auto contains = [&path](const QByteArray &bytes) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(bytes);
    };
    Environment old = environment();
    old.proxyUrl = u"http://kim:hunter2@proxy.example:3128"_qs;
    AppSettings settings(path);
    settings::SettingsEnvironmentStorage storage(settings.store());
    storage.save({old}, u"e1"_qs);
    settings.store().sync();
    QVERIFY(contains("hunter2"));
    management::EnvironmentList environments(storage);
    support::FakeKeychain keychain;
    management::moveProxyPasswords(environments, keychain, this);
    QTRY_COMPARE(environments.environments().last().proxyUser, u"kim"_qs);
    settings.store().sync();
    QVERIFY(contains("proxy.example:3128"));
    QVERIFY(!contains("hunter2"));
    QCOMPARE(storage.load().last().proxyUser, u"kim"_qs);
}

GATEWRIGHT_TEST(TestAppSettings, QCoreApplication)
#include "testappsettings.moc"
