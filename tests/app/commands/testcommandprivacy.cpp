#include "filemode.h"
#include "programrun.h"
#include "testprogram.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

/** Which data of the program other users could read. */
class TestCommandPrivacy final : public QObject
{
    Q_OBJECT

private slots:
    void writesConfigurationsForTheOwnerOnly();
    void writesHarForTheOwnerOnly();
    void printsNoValueOfAReference_data();
    void printsNoValueOfAReference();
    void leavesNoCoreDump();
};

namespace {

const QByteArray Shop = "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\n"
                        "x-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n"
                        "  server: {listenPath: {value: /shop/, strip: true}}\n"
                        "  upstream:\n    url: http://127.0.0.1:9\n    authentication:\n      enabled: true\n"
                        "      basicAuth: {enabled: true, username: kim, password: s3cret}\n";

} // namespace

void TestCommandPrivacy::writesConfigurationsForTheOwnerOnly()
{
    const support::ProgramRun program;
    const QString shop = program.write(u"shop.yaml"_qs, Shop);
    const QString out = program.write(u"nginx.conf"_qs, "old");
    QCOMPARE(chmod(QFile::encodeName(out).constData(), 0644), 0);
    const auto outcome = program.run({u"export"_qs, shop, u"--nginx"_qs, u"--show-secrets"_qs, u"-o"_qs, out});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QVERIFY(program.read(out).contains(QByteArray("kim:s3cret").toBase64()));
    QCOMPARE(support::fileMode(out), mode_t(0600));
}

void TestCommandPrivacy::writesHarForTheOwnerOnly()
{
    const support::ProgramRun program;
    const QString shop = program.write(u"shop.yaml"_qs, Shop);
    const QString har = program.folder() + u"/exchanges.har"_qs;
    QByteArray line;
    const auto process = program.start({u"serve"_qs, shop, u"--port"_qs, u"0"_qs, u"--har"_qs, har}, line);
    QVERIFY(line.startsWith("listening "));
    QTRY_COMPARE(support::fileMode(har), mode_t(0600));
    kill(pid_t(process->processId()), SIGINT);
    QVERIFY(process->waitForFinished());
    QCOMPARE(support::fileMode(har), mode_t(0600));
    QVERIFY(program.read(har).contains("\"entries\""));
}

void TestCommandPrivacy::printsNoValueOfAReference_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("header");
    QTest::newRow("path") << u"/shop/env://CANARY/list"_qs << u"X-Up"_qs;
    QTest::newRow("query") << u"/shop/?q=env://CANARY"_qs << u"X-Up"_qs;
    QTest::newRow("header name") << u"/shop/"_qs << u"env://CANARY"_qs;
    QTest::newRow("part of a header name") << u"/shop/"_qs << u"X-env://CANARY"_qs;
}

void TestCommandPrivacy::printsNoValueOfAReference()
{
    QFETCH(QString, url);
    QFETCH(QString, header);
    const QString canary = u"Canary-value-of-the-variable"_qs;
    support::ProgramRun program;
    program.setVariable(u"CANARY"_qs, canary);
    QByteArray line;
    // An upstream that returns what it receives.
    const auto echo = program.start(
        {u"serve"_qs, program.write(u"shop.yaml"_qs, Shop), u"--port"_qs, u"0"_qs, u"--upstream"_qs, u"echo"_qs}, line);
    const QString upstream = QString::fromUtf8(line.simplified().mid(qsizetype(qstrlen("listening "))));
    QByteArray text = Shop;
    text.replace("url: http://127.0.0.1:9", "url: '" + (upstream + url).toUtf8() + '\'');
    text.replace("password: s3cret", "password: s3cret, header: {enabled: true, name: '" + header.toUtf8() + "'}");
    const QString file = program.write(u"canary.yaml"_qs, text);
    for (const QString &format : {u"text"_qs, u"json"_qs, u"har"_qs}) {
        const QStringList preview{u"preview"_qs,  file,   u"--request"_qs,      u"GET /shop/x"_qs,
                                  u"--format"_qs, format, u"--allow-secrets"_qs};
        const auto safe = program.run(preview);
        QVERIFY2(safe.output.contains("REDACTED"), (safe.output + safe.errors).constData());
        QVERIFY2(!safe.output.contains(canary.toUtf8()), safe.output.constData());
        QVERIFY2(!safe.errors.contains(canary.toUtf8()), safe.errors.constData());
        QVERIFY(program.run(preview + QStringList{u"--show-secrets"_qs}).output.contains(canary.toUtf8()));
    }
    echo->kill();
    QVERIFY(echo->waitForFinished());
}

void TestCommandPrivacy::leavesNoCoreDump()
{
    const support::ProgramRun program;
    const QString shop = program.write(u"shop.yaml"_qs, Shop);
    QByteArray line;
    const auto process = program.start({u"serve"_qs, shop, u"--port"_qs, u"0"_qs}, line);
    QFile limits(u"/proc/%1/limits"_qs.arg(process->processId()));
    QVERIFY(limits.open(QIODevice::ReadOnly));
    const QByteArray all = limits.readAll();
    const QByteArray core = all.mid(all.indexOf("Max core file size")).split('\n').first().simplified();
    QCOMPARE(core, QByteArray("Max core file size 0 0 bytes"));
    process->kill();
    QVERIFY(process->waitForFinished());
}

GATEWRIGHT_TEST(TestCommandPrivacy, QCoreApplication)
#include "testcommandprivacy.moc"
