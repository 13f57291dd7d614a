#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/** The command `export --to httproute`. */
class TestCommandHttpRoute final : public QObject
{
    Q_OBJECT

private slots:
    void writesAManifest();
    void writesAFolder();
    void needsAGateway_data();
    void needsAGateway();

private:
    [[nodiscard]] support::RunOutcome exported(const QStringList &options) const;

    support::ProgramRun m_program;
};

support::RunOutcome TestCommandHttpRoute::exported(const QStringList &options) const
{
    (void)m_program.write(u"shop.yaml"_qs,
                          "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
                          "  info: {name: Shop, state: {active: true}}\n"
                          "  server: {listenPath: {value: /shop/, strip: true}}\n"
                          "  upstream: {url: 'http://orders:8080/v1', authentication: {enabled: true, basicAuth: "
                          "{enabled: true, username: kim, password: hunter2-of-kim}}}\n");
    return m_program.run(QStringList{u"export"_qs, u"shop.yaml"_qs, u"--to"_qs, u"httproute"_qs} + options);
}

void TestCommandHttpRoute::writesAManifest()
{
    const auto outcome = exported({u"--gateway"_qs, u"edge"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("kind: HTTPRoute\n"), outcome.output.constData());
    QVERIFY(outcome.output.contains("parentRefs:\n  - name: edge\n"));
    QVERIFY(!outcome.output.contains("kim") && !outcome.errors.contains("kim"));
    for (const char *const line : {"kept listen-path Shop: ", "lost credential-gap Shop: ", "lost host-field Shop: ",
                                   "differs slash-path Shop: "})
        QVERIFY2(outcome.errors.contains(line), outcome.errors.constData());
    QCOMPARE(exported({u"--gateway"_qs, u"edge"_qs, u"--strict"_qs}).exitCode, 1);

    const auto json = exported({u"--gateway"_qs, u"edge"_qs, u"--format"_qs, u"json"_qs});
    const QJsonObject report = QJsonDocument::fromJson(json.errors).object();
    QCOMPARE(report[u"differs"_qs][0][u"id"_qs].toString(), u"slash-path"_qs);
    QCOMPARE(report[u"lost"_qs].toArray().size(), 2);
}

void TestCommandHttpRoute::writesAFolder()
{
    const auto outcome = exported({u"--gateway"_qs, u"edge"_qs, u"-o"_qs, u"out/"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray());
    const QString path = QDir(m_program.folder()).filePath(u"out/httproute.yaml"_qs);
    QCOMPARE(m_program.read(path), exported({u"--gateway"_qs, u"edge"_qs}).output);
}

void TestCommandHttpRoute::needsAGateway_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("none") << QStringList{} << QByteArray("--to httproute needs --gateway NAME");
    QTest::newRow("no name") << QStringList{u"--gateway"_qs, u"Edge Gateway"_qs}
                             << QByteArray("--gateway must be the name of a Gateway");
    QTest::newRow("other target") << QStringList{u"--to"_qs, u"nginx"_qs, u"--gateway"_qs, u"edge"_qs}
                                  << QByteArray("--gateway can be used only with --to httproute");
}

void TestCommandHttpRoute::needsAGateway()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, message);
    const auto outcome = exported(options);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(message), outcome.errors.constData());
}

GATEWRIGHT_TEST(TestCommandHttpRoute, QCoreApplication)
#include "testcommandhttproute.moc"
