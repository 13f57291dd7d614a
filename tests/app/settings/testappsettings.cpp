#include "appsettings.h"
#include "settingsenvironmentstorage.h"
#include "testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using base::Setting;
using management::Environment;
using settings::AppSettings;

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
    void keepsEnvironments();
    void forgetsRemovedEnvironments();

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
    settings.set(Timeout, Timeout.fallback);
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

GATEWRIGHT_TEST(TestAppSettings, QCoreApplication)
#include "testappsettings.moc"
