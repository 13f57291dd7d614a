#include "environmentlist.h"
#include "fakesettings.h"
#include "knownpolicyids.h"
#include "sandboxenvironment.h"
#include "settingspolicyids.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using management::Environment;

namespace {

class MemoryStorage final : public management::EnvironmentStorage
{
public:
    QList<Environment> stored;
    QString current;
    int saves = 0;

    QList<Environment> load() override { return stored; }
    void save(const QList<Environment> &environments, const QString &id) override
    {
        stored = environments;
        current = id;
        ++saves;
    }
    QString currentId() override { return current; }
};

Environment storedStaging()
{
    Environment environment;
    environment.id = u"staging"_qs;
    environment.name = u"Staging"_qs;
    environment.dashboardUrl = QUrl(u"https://dashboard.example"_qs);
    return environment;
}

QStringList ids(const management::EnvironmentList &list)
{
    QStringList ids;
    for (const Environment &environment : list.environments())
        ids.append(environment.id);
    return ids;
}

} // namespace

/** The environments that the user can select. */
class TestEnvironmentList final : public QObject
{
    Q_OBJECT

private slots:
    void hasTheSandboxFromTheStart()
    {
        MemoryStorage storage;
        management::EnvironmentList list(storage);
        QCOMPARE(ids(list), QStringList(u"sandbox"_qs));
        QVERIFY(list.current().isSandbox);
        QCOMPARE(list.current().id, management::sandboxEnvironmentId());
    }

    void keepsTheSandboxFirst()
    {
        MemoryStorage storage;
        Environment stored = storedStaging();
        stored.isSandbox = true; // A file may say anything.
        Environment sandbox;
        sandbox.id = u"sandbox"_qs;
        sandbox.name = u"Renamed"_qs;
        sandbox.timeoutMs = 5;
        sandbox.dashboardUrl = QUrl(u"https://evil.example"_qs);
        storage.stored = {stored, {}, sandbox};
        storage.current = u"staging"_qs;
        management::EnvironmentList list(storage);
        QCOMPARE(ids(list), QStringList({u"sandbox"_qs, u"staging"_qs}));
        QCOMPARE(list.current().id, u"staging"_qs);
        QVERIFY(!list.current().isSandbox);
        QCOMPARE(list.environments().first().name, u"Sandbox"_qs);
        QCOMPARE(list.environments().first().timeoutMs, 5);
        QVERIFY(list.environments().first().dashboardUrl.isEmpty());
    }

    void goesToTheSandboxWhereTheCurrentIsUnknown()
    {
        MemoryStorage storage;
        storage.stored = {storedStaging()};
        storage.current = u"gone"_qs;
        QCOMPARE(management::EnvironmentList(storage).current().id, u"sandbox"_qs);
    }

    void addsReplacesAndRemoves()
    {
        MemoryStorage storage;
        management::EnvironmentList list(storage);
        QSignalSpy listChanged(&list, &management::EnvironmentList::listChanged);
        QSignalSpy currentChanged(&list, &management::EnvironmentList::currentChanged);
        list.put(storedStaging());
        QCOMPARE(listChanged.count(), 1);
        QCOMPARE(currentChanged.count(), 0);
        list.setCurrent(u"staging"_qs);
        QCOMPARE(currentChanged.count(), 1);
        QCOMPARE(storage.current, u"staging"_qs);
        Environment changed = storedStaging();
        changed.timeoutMs = 1;
        list.put(changed);
        QCOMPARE(currentChanged.count(), 2);
        QCOMPARE(list.current().timeoutMs, 1);
        list.put(changed);
        QCOMPARE(currentChanged.count(), 2);
        list.remove(u"staging"_qs);
        QCOMPARE(ids(list), QStringList(u"sandbox"_qs));
        QCOMPARE(list.current().id, u"sandbox"_qs);
        QCOMPARE(currentChanged.count(), 3);
        QCOMPARE(storage.current, u"sandbox"_qs);
    }

    void doesNotLoseTheSandbox()
    {
        MemoryStorage storage;
        management::EnvironmentList list(storage);
        list.remove(u"sandbox"_qs);
        list.setCurrent(u"nosuch"_qs);
        QCOMPARE(ids(list), QStringList(u"sandbox"_qs));
        QCOMPARE(storage.saves, 0);
        Environment other = list.environments().first();
        other.name = u"Mine"_qs;
        other.isSandbox = false;
        other.secretsFolder = u"/secrets"_qs;
        list.put(other);
        QCOMPARE(list.current().name, u"Sandbox"_qs);
        QVERIFY(list.current().isSandbox);
        QCOMPARE(list.current().secretsFolder, u"/secrets"_qs);
    }

    void staysTheSameWhenTheSandboxMisbehaves()
    {
        MemoryStorage storage;
        management::EnvironmentList list(storage);
        QSignalSpy listChanged(&list, &management::EnvironmentList::listChanged);
        QSignalSpy currentChanged(&list, &management::EnvironmentList::currentChanged);
        Environment failing = list.current();
        failing.fault = management::SandboxFault::Failing;
        list.put(failing);
        QCOMPARE(list.current().fault, management::SandboxFault::Failing);
        QCOMPARE(listChanged.count(), 1);
        QCOMPARE(currentChanged.count(), 0);
        failing.fault = management::SandboxFault::None;
        failing.timeoutMs = 1;
        list.put(failing);
        QCOMPARE(currentChanged.count(), 1);
    }

    void doesNotStoreTheSandboxAddresses()
    {
        MemoryStorage storage;
        management::EnvironmentList list(storage);
        QSignalSpy currentChanged(&list, &management::EnvironmentList::currentChanged);
        list.setSandboxAddresses(QUrl(u"http://127.0.0.1:5"_qs), QUrl(u"http://127.0.0.1:6"_qs));
        QCOMPARE(currentChanged.count(), 1);
        QCOMPARE(list.current().portalUrl, QUrl(u"http://127.0.0.1:6"_qs));
        list.put(storedStaging());
        QVERIFY(storage.stored.first().dashboardUrl.isEmpty());
        QVERIFY(storage.stored.first().portalUrl.isEmpty());
        QCOMPARE(list.environments().first().dashboardUrl, QUrl(u"http://127.0.0.1:5"_qs));
    }

    void remembersPolicyIdsPerEnvironment()
    {
        support::FakeSettings settings;
        management::SettingsPolicyIds stored(settings);
        management::MemoryPolicyIds inMemory;
        for (management::KnownPolicyIds *ids : {static_cast<management::KnownPolicyIds *>(&stored),
                                                static_cast<management::KnownPolicyIds *>(&inMemory)}) {
            ids->remember(u"a"_qs, u"1"_qs);
            ids->remember(u"a"_qs, u"2"_qs);
            ids->remember(u"a"_qs, u"1"_qs);
            ids->remember(u"b"_qs, u"3"_qs);
            QCOMPARE(ids->ids(u"a"_qs), QStringList({u"1"_qs, u"2"_qs}));
            ids->forget(u"a"_qs, u"1"_qs);
            QCOMPARE(ids->ids(u"a"_qs), QStringList(u"2"_qs));
            QCOMPARE(ids->ids(u"b"_qs), QStringList(u"3"_qs));
        }
        for (int i = 0; i < 300; ++i)
            stored.remember(u"c"_qs, QString::number(i));
        QCOMPARE(stored.ids(u"c"_qs).size(), 200);
        QCOMPARE(stored.ids(u"c"_qs).first(), u"299"_qs);
    }
};

GATEWRIGHT_TEST(TestEnvironmentList, QCoreApplication)
#include "testenvironmentlist.moc"
