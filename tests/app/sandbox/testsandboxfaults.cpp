#include "awaited.h"
#include "certificatestatus.h"
#include "fakeclock.h"
#include "fakekeychain.h"
#include "networkmanagementservice.h"
#include "sandboxenvironment.h"
#include "sandboxserver.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using management::CallFailure;
using management::SandboxFault;
using support::awaited;

/** The sandbox with faults, and files that the user puts into its folder. */
class TestSandboxFaults final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void refusesEveryoneWhenTold();
    void failsWhenTold();
    void answersWithAWebPageWhenTold();
    void answersLateWhenTold();
    void isLeftWhileItIsSlow();
    void keepsItsFaultOverARestart();
    void knowsTheWordsOfTheFaults();
    void takesPackedCertificates();
    void takesMadeUpCertificates();
    void passesOverWhatItCannotRead();

private:
    [[nodiscard]] management::CallError failure(SandboxFault fault);
    [[nodiscard]] QList<management::Certificate> certificates();
    void drop(const QString &name, const QByteArray &content);
    void connectService();

    const secrets::Secret m_token{QByteArray("token-of-the-test")};
    support::FakeClock m_clock;
    support::FakeKeychain m_keychain;
    management::MemoryPolicyIds m_knownIds;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<sandbox::SandboxServer> m_server;
    std::unique_ptr<network::NetworkManagementService> m_service;
};

void TestSandboxFaults::init()
{
    m_service.reset();
    m_server.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(u"certificates"_qs));
    m_server = std::make_unique<sandbox::SandboxServer>(m_token, m_clock, nullptr);
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
    m_service = std::make_unique<network::NetworkManagementService>(
        m_keychain, m_knownIds, network::NetworkManagementService::Options{.sandboxToken = m_token});
    connectService();
}

void TestSandboxFaults::connectService()
{
    management::Environment environment;
    environment.id = management::sandboxEnvironmentId();
    environment.isSandbox = true;
    environment.dashboardUrl = m_server->dashboardUrl();
    environment.portalUrl = m_server->portalUrl();
    m_service->setEnvironment(environment);
}

management::CallError TestSandboxFaults::failure(SandboxFault fault)
{
    m_server->setFault(fault);
    const auto profiles = awaited(m_service->portal().listSsoProfiles());
    return profiles.isOk() ? management::CallError::cancelled() : profiles.error();
}

QList<management::Certificate> TestSandboxFaults::certificates()
{
    const auto page = awaited(m_service->dashboard().listCertificates({-1, true, {}}));
    return page.isOk() ? page->certificates : QList<management::Certificate>();
}

void TestSandboxFaults::drop(const QString &name, const QByteArray &content)
{
    QFile file(m_folder->filePath(u"certificates/"_qs + name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

void TestSandboxFaults::refusesEveryoneWhenTold()
{
    const management::CallError error = failure(SandboxFault::Unauthorised);
    QCOMPARE(error.failure, CallFailure::Refused);
    QCOMPARE(error.status, 401);
    QCOMPARE(error.message, u"Not authorised"_qs);
    m_server->setFault(SandboxFault::None);
    QVERIFY(awaited(m_service->portal().listSsoProfiles()).isOk());
}

void TestSandboxFaults::failsWhenTold()
{
    const management::CallError error = failure(SandboxFault::Failing);
    QCOMPARE(error.failure, CallFailure::Refused);
    QCOMPARE(error.status, 500);
    QCOMPARE(error.message, u"The sandbox was told to fail"_qs);
}

void TestSandboxFaults::answersWithAWebPageWhenTold()
{
    const management::CallError error = failure(SandboxFault::WebPage);
    QCOMPARE(error.failure, CallFailure::UnexpectedAnswer);
    QCOMPARE(error.status, 200);
    QVERIFY(error.contentType.startsWith("text/html"));
    QVERIFY(error.body.startsWith("<!doctype html>"));
}

void TestSandboxFaults::answersLateWhenTold()
{
    m_server->setFault(SandboxFault::Slow);
    m_server->setSlowness(1);
    QVERIFY(awaited(m_service->portal().listSsoProfiles()).isOk());
}

void TestSandboxFaults::isLeftWhileItIsSlow()
{
    m_server->setFault(SandboxFault::Slow);
    auto waiting = m_service->portal().listSsoProfiles();
    QTRY_COMPARE(m_server->findChildren<QTcpSocket *>().size(), 1);
    waiting.cancel();
    QTRY_VERIFY(waiting.isFinished());
    QTRY_COMPARE(m_server->findChildren<QTcpSocket *>().size(), 0);
}

void TestSandboxFaults::keepsItsFaultOverARestart()
{
    m_server->setFault(SandboxFault::Failing);
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
    connectService();
    QCOMPARE(awaited(m_service->portal().listSsoProfiles()).error().status, 500);
}

void TestSandboxFaults::knowsTheWordsOfTheFaults()
{
    QCOMPARE(management::sandboxFault("none"), SandboxFault::None);
    QCOMPARE(management::sandboxFault("401"), SandboxFault::Unauthorised);
    QCOMPARE(management::sandboxFault("500"), SandboxFault::Failing);
    QCOMPARE(management::sandboxFault("slow"), SandboxFault::Slow);
    QCOMPARE(management::sandboxFault("html"), SandboxFault::WebPage);
    for (const char *word : {"", "SLOW", "404", "slow "})
        QVERIFY(!management::sandboxFault(word));
}

void TestSandboxFaults::takesPackedCertificates()
{
    QVERIFY(QFile::copy(QFINDTESTDATA("data/packed.p12"), m_folder->filePath(u"certificates/packed.p12"_qs)));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Unable to parse PKCS#12"_qs));
    QVERIFY(certificates().isEmpty()); // Its password is not known.
    drop(u"packed.password"_qs, "sesame\n");
    QList<management::Certificate> found = certificates();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).subjectName, u"localhost"_qs);
    QVERIFY(found.at(0).hasPrivateKey);
    QCOMPARE(found.at(1).subjectName, u"Test authority"_qs);
    QVERIFY(found.at(1).isCa && !found.at(1).hasPrivateKey);
}

void TestSandboxFaults::takesMadeUpCertificates()
{
    drop(u"soon.json"_qs,
         R"({"subject_cn":"soon.example","dns_names":["soon.example"],"not_before":"-30d","not_after":"+5d","x":[1]})");
    drop(u"fixed.json"_qs, R"({"id":"mine","has_private":true,"not_after":"2020-01-01T00:00:00Z"})");
    const QList<management::Certificate> found = certificates();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).id, u"mine"_qs);
    QVERIFY(found.at(0).hasPrivateKey);
    QCOMPARE(found.at(0).notAfter.date(), QDate(2020, 1, 1));
    const management::Certificate &soon = found.at(1);
    QCOMPARE(soon.id.size(), 24 + 64);
    QCOMPARE(soon.notBefore, m_clock.moment.addDays(-30));
    QCOMPARE(soon.notAfter, m_clock.moment.addDays(5));
    QCOMPARE(management::certificateStatus(soon, m_clock.moment).validity, management::Validity::ExpiresSoon);
    QCOMPARE(soon.raw.member("x").toJson(), QByteArray("[1]"));
    // Later the same file still ends in five days.
    m_clock.moment = m_clock.moment.addDays(100);
    QCOMPARE(certificates().at(1).notAfter, m_clock.moment.addDays(5));
    m_clock.moment = m_clock.moment.addDays(-100);
}

void TestSandboxFaults::passesOverWhatItCannotRead()
{
    drop(u"a.json"_qs, "[1]");
    drop(u"b.json"_qs, "{");
    drop(u"c.p12"_qs, QByteArray(1000, '\xff'));
    drop(u"d.pfx"_qs, {});
    drop(u"e.txt"_qs, "{}");
    drop(u"f.json"_qs, R"({"not_after":"+9999999999d"})");
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Unable to read PKCS#12"_qs));
    const QList<management::Certificate> found = certificates();
    QCOMPARE(found.size(), 1);
    QVERIFY(!found.constFirst().notAfter.isValid());
}

GATEWRIGHT_TEST(TestSandboxFaults, QCoreApplication)
#include "testsandboxfaults.moc"
