#include "fakesettings.h"
#include "settingstable.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

/** What the rows of the table promise: default, type, range, and the signal. */
class TestSettings final : public QObject
{
    Q_OBJECT

private slots:
    void readsHandEditedNumbers_data();
    void readsHandEditedNumbers();
    void readsHandEditedFactors_data();
    void readsHandEditedFactors();
    void readsFlagsAndLists();
    void storesValuesInRange();
    void reportsChanges();
    void storesOnlyChanges();
    void followsUntilTheContextIsDeleted();
    void keepsMembersOfAFamilyApart();

private:
    support::FakeSettings m_settings;
};

void TestSettings::readsHandEditedNumbers_data()
{
    QTest::addColumn<QVariant>("stored");
    QTest::addColumn<int>("port");
    QTest::newRow("missing") << QVariant() << 8080;
    QTest::newRow("text of a file") << QVariant(u"9000"_qs) << 9000;
    QTest::newRow("smallest") << QVariant(0) << 0;
    QTest::newRow("largest") << QVariant(65535) << 65535;
    QTest::newRow("too large") << QVariant(u"99999"_qs) << 65535;
    QTest::newRow("negative") << QVariant(-1) << 0;
    QTest::newRow("a word") << QVariant(u"http"_qs) << 8080;
    QTest::newRow("empty") << QVariant(QString()) << 8080;
    QTest::newRow("a list") << QVariant(QStringList{u"1"_qs, u"2"_qs}) << 8080;
}

void TestSettings::readsHandEditedNumbers()
{
    QFETCH(QVariant, stored);
    m_settings.stored = {{settings::GatewayPort.key, stored}};
    QTEST(m_settings.get(settings::GatewayPort), "port");
}

void TestSettings::readsHandEditedFactors_data()
{
    QTest::addColumn<QVariant>("stored");
    QTest::addColumn<double>("zoom");
    QTest::newRow("text of a file") << QVariant(u"1.3"_qs) << 1.3;
    QTest::newRow("too large") << QVariant(9.0) << settings::Zoom.most;
    QTest::newRow("too small") << QVariant(0.0) << settings::Zoom.least;
    QTest::newRow("no number") << QVariant(std::nan("")) << settings::Zoom.initial;
    QTest::newRow("infinite") << QVariant(HUGE_VAL) << settings::Zoom.most;
}

void TestSettings::readsHandEditedFactors()
{
    QFETCH(QVariant, stored);
    m_settings.stored = {{settings::Zoom.key, stored}};
    QTEST(m_settings.get(settings::Zoom), "zoom");
}

void TestSettings::readsFlagsAndLists()
{
    m_settings.stored = {{settings::GatewayHttps.key, u"true"_qs}, {settings::RecentFiles.key, u"/a.yaml"_qs}};
    QVERIFY(m_settings.get(settings::GatewayHttps));
    QCOMPARE(m_settings.get(settings::RecentFiles), QStringList{u"/a.yaml"_qs});
    m_settings.stored.clear();
    QVERIFY(!m_settings.get(settings::GatewayHttps));
    QVERIFY(m_settings.get(settings::PanelFolded));
    QCOMPARE(m_settings.get(settings::RecentFiles), QStringList());
}

void TestSettings::storesValuesInRange()
{
    m_settings.stored.clear();
    m_settings.set(settings::GatewayPort, 70'000);
    QCOMPARE(m_settings.stored.value(settings::GatewayPort.key), QVariant(65535));
    m_settings.set(settings::RecordedFile, -5);
    QCOMPARE(m_settings.stored.value(settings::RecordedFile.key), QVariant(qint64(0)));
}

void TestSettings::reportsChanges()
{
    m_settings.stored.clear();
    const QSignalSpy changes(&m_settings, &settings::Settings::changed);
    m_settings.set(settings::ThemeChoice, 2);
    m_settings.set(settings::KnownPolicies, u"e1"_qs, {u"p"_qs});
    QCOMPARE(changes, (QList<QVariantList>{{QByteArray("window/theme")}, {QByteArray("policies/known/e1")}}));
}

void TestSettings::storesOnlyChanges()
{
    m_settings.stored.clear();
    const QSignalSpy changes(&m_settings, &settings::Settings::changed);
    m_settings.set(settings::GatewayPort, settings::GatewayPort.fallback());
    m_settings.set(settings::OpenFiles, {});
    QVERIFY(changes.isEmpty() && m_settings.stored.isEmpty());
}

void TestSettings::followsUntilTheContextIsDeleted()
{
    m_settings.stored.clear();
    QList<int> seen;
    {
        QObject context;
        m_settings.follow(settings::GatewayPort, &context, [&seen](int port) { seen.append(port); });
        m_settings.set(settings::GatewayPort, 9000);
        m_settings.set(settings::ThemeChoice, 1);
    }
    m_settings.set(settings::GatewayPort, 9001);
    QCOMPARE(seen, (QList<int>{8080, 9000}));
}

void TestSettings::keepsMembersOfAFamilyApart()
{
    m_settings.stored.clear();
    m_settings.set(settings::KnownPolicies, u"e1"_qs, {u"p"_qs});
    QCOMPARE(m_settings.get(settings::KnownPolicies, u"e1"_qs), QStringList{u"p"_qs});
    QCOMPARE(m_settings.get(settings::KnownPolicies, u"e2"_qs), QStringList());
    QCOMPARE(m_settings.stored.keys(), QList<QByteArray>{"policies/known/e1"});
}

GATEWRIGHT_TEST(TestSettings, QCoreApplication)
#include "testsettings.moc"
