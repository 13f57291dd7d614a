#include "exportsamples.h"
#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using support::ProgramRun;
using support::RunOutcome;

/** `export --to` as it is run: several files, where it writes, its report and its exit codes. */
class TestCommandExport final : public QObject
{
    Q_OBJECT

private slots:
    void writesOneConfigurationForSeveralFiles();
    void writesTheUsualNamesIntoAFolder_data();
    void writesTheUsualNamesIntoAFolder();
    void keepsUsersThatAreThere();
    void followsNoLinksOutOfTheFolder_data();
    void followsNoLinksOutOfTheFolder();
    void reportsAsJson();
    void failsOnLossesWithStrict();
    void exportsTheDocumentAlone();
    void refuses_data();
    void refuses();
};

namespace {

const support::ExportSample ExportedShop{.userName = u"kim"_qs, .password = u"pass:word"_qs};

QJsonArray idsOf(const QJsonValue &remarks)
{
    QJsonArray ids;
    for (const QJsonValue &remark : remarks.toArray())
        ids.append(remark.toObject().value(u"id"_qs));
    return ids;
}

} // namespace

void TestCommandExport::writesOneConfigurationForSeveralFiles()
{
    ProgramRun program;
    (void)program.write(u"shop.json"_qs, support::jsonOf(ExportedShop));
    (void)program.write(u"root.json"_qs, support::jsonOf({.name = u"Root"_qs, .listenPath = u"/"_qs}));
    const RunOutcome run = program.run(
        {u"export"_qs, u"root.json"_qs, u"shop.json"_qs, u"--to"_qs, u"haproxy"_qs, u"--port"_qs, u"8123"_qs});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("    bind 127.0.0.1:8123\n"), run.output.constData());
    QVERIFY(run.output.indexOf("use_backend shop if") < run.output.indexOf("use_backend root if"));
    QVERIFY(run.errors.startsWith("kept listen-path Shop: /shop/ is sent to http://127.0.0.1:9.\n"));
    QVERIFY(run.errors.contains("\ndiffers page-guard "));
    QVERIFY(run.errors.endsWith("\nset SHOP_1B7D6C_UPSTREAM_BASIC base64 of user:password (shop.json)\n"));
    QVERIFY(!run.errors.contains("lost") && !(run.output + run.errors).contains("pass:word"));
    const RunOutcome piped = program.run({u"export"_qs, u"-"_qs, u"--to"_qs, u"caddy"_qs},
                                         support::jsonOf(ExportedShop));
    QCOMPARE(piped.exitCode, 0);
    QVERIFY(piped.output.contains("# Shop (<stdin>)\n"));
}

void TestCommandExport::writesTheUsualNamesIntoAFolder_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isPrivate");
    QTest::newRow("nginx") << u"nginx"_qs << u"nginx.conf.template"_qs << true;
    QTest::newRow("haproxy") << u"haproxy"_qs << u"haproxy.cfg"_qs << false;
    QTest::newRow("caddy") << u"caddy"_qs << u"Caddyfile"_qs << false;
    QTest::newRow("apache") << u"apache"_qs << u"httpd.conf"_qs << false;
}

void TestCommandExport::writesTheUsualNamesIntoAFolder()
{
    QFETCH(const QString, target);
    QFETCH(const QString, name);
    QFETCH(const bool, isPrivate);
    ProgramRun program;
    (void)program.write(u"shop.json"_qs, support::jsonOf(ExportedShop));
    const QStringList arguments{u"export"_qs, u"shop.json"_qs, u"--to"_qs, target};
    const QByteArray printed = program.run(arguments).output;
    for (const QString &output : {u"new/folder/"_qs, u"new/folder"_qs, u"one.conf"_qs}) {
        const RunOutcome run = program.run(arguments + QStringList{u"-o"_qs, output});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.output, QByteArray());
        const QString path = program.folder() + u'/' + (output == u"one.conf" ? output : u"new/folder/"_qs + name);
        QCOMPARE(program.read(path), printed);
        const auto others = QFile::ReadGroup | QFile::ReadOther;
        QCOMPARE(!(QFileInfo(path).permissions() & others), isPrivate);
    }
}

void TestCommandExport::keepsUsersThatAreThere()
{
    ProgramRun program;
    (void)program.write(u"shop.json"_qs, support::jsonOf({.checksClients = true}));
    const QStringList arguments{u"export"_qs, u"shop.json"_qs, u"--to"_qs, u"nginx"_qs, u"-o"_qs, u"out/"_qs};
    QCOMPARE(program.run(arguments).exitCode, 0);
    const QString users = program.folder() + u"/out/shop-1b7d6c.htpasswd"_qs;
    QVERIFY(program.read(users).startsWith("# Users of Shop (shop.json)"));
    (void)program.write(u"out/shop-1b7d6c.htpasswd"_qs, "ann:x\n");
    const RunOutcome again = program.run(arguments);
    QCOMPARE(again.exitCode, 0);
    QVERIFY(again.errors.contains("\nlost local-users Shop: "));
    QCOMPARE(program.read(users), QByteArray("ann:x\n"));
    QVERIFY(program.read(program.folder() + u"/out/nginx.conf"_qs).contains("auth_basic Shop;"));
}

void TestCommandExport::followsNoLinksOutOfTheFolder_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isDangling");
    for (const bool isDangling : {true, false}) {
        const char *const kind = isDangling ? "to nothing" : "to a file";
        QTest::addRow("nginx.conf %s", kind) << u"nginx"_qs << u"nginx.conf"_qs << isDangling;
        QTest::addRow("haproxy.cfg %s", kind) << u"haproxy"_qs << u"haproxy.cfg"_qs << isDangling;
        QTest::addRow("Caddyfile %s", kind) << u"caddy"_qs << u"Caddyfile"_qs << isDangling;
        QTest::addRow("httpd.conf %s", kind) << u"apache"_qs << u"httpd.conf"_qs << isDangling;
    }
    QTest::newRow("users of nginx to nothing") << u"nginx"_qs << u"shop-1b7d6c.htpasswd"_qs << true;
    QTest::newRow("users of Apache to nothing") << u"apache"_qs << u"shop-1b7d6c.htpasswd"_qs << true;
}

void TestCommandExport::followsNoLinksOutOfTheFolder()
{
    QFETCH(const QString, target);
    QFETCH(const QString, name);
    QFETCH(const bool, isDangling);
    ProgramRun program;
    (void)program.write(u"shop.json"_qs, support::jsonOf({.checksClients = true}));
    QVERIFY(QDir(program.folder()).mkpath(u"out"_qs));
    const QString outside = program.folder() + u"/outside"_qs;
    if (!isDangling)
        (void)program.write(u"outside"_qs, "kept");
    QVERIFY(QFile::link(outside, program.folder() + u"/out/"_qs + name));
    const RunOutcome run = program.run({u"export"_qs, u"shop.json"_qs, u"--to"_qs, target, u"-o"_qs, u"out"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(name.toUtf8()), run.errors.constData());
    QCOMPARE(QFile::exists(outside), !isDangling);
    QVERIFY(isDangling || program.read(outside) == "kept");
    const QStringList files = QDir(program.folder() + u"/out"_qs).entryList(QDir::Files);
    QVERIFY2(files.isEmpty() || files == QStringList{name}, qPrintable(files.join(u' ')));
}

void TestCommandExport::reportsAsJson()
{
    ProgramRun program;
    (void)program.write(u"shop.json"_qs,
                        support::jsonOf({.userName = u"env://STOCK_USER"_qs, .password = u"env://STOCK_PASSWORD"_qs}));
    (void)program.write(u"same.json"_qs, support::jsonOf({.name = u"Same"_qs}));
    const RunOutcome run = program.run(
        {u"export"_qs, u"shop.json"_qs, u"same.json"_qs, u"--to"_qs, u"apache"_qs, u"--format"_qs, u"json"_qs});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject report = QJsonDocument::fromJson(run.errors).object();
    QCOMPARE(report.keys(), (QStringList{u"differs"_qs, u"kept"_qs, u"lost"_qs, u"variables"_qs}));
    QCOMPARE(idsOf(report.value(u"kept"_qs)), (QJsonArray{u"listen-path"_qs, u"upstream-credential"_qs}));
    QCOMPARE(idsOf(report.value(u"lost"_qs)), QJsonArray{u"equal-listen-path"_qs});
    QVERIFY(idsOf(report.value(u"differs"_qs)).contains(u"dot-segments"_qs));
    QCOMPARE(report.value(u"variables"_qs).toArray(), (QJsonArray{QJsonObject{{u"name"_qs, u"STOCK_USER"_qs},
                                                                              {u"holds"_qs, u"the user name"_qs},
                                                                              {u"definition"_qs, u"shop.json"_qs}},
                                                                  QJsonObject{{u"name"_qs, u"STOCK_PASSWORD"_qs},
                                                                              {u"holds"_qs, u"the password"_qs},
                                                                              {u"definition"_qs, u"shop.json"_qs}}}));
}

void TestCommandExport::failsOnLossesWithStrict()
{
    ProgramRun program;
    (void)program.write(u"shop.json"_qs, support::jsonOf(ExportedShop));
    const QStringList strict{u"--to"_qs, u"caddy"_qs, u"--strict"_qs};
    QCOMPARE(program.run(QStringList{u"export"_qs, u"shop.json"_qs} + strict).exitCode, 0);
    const RunOutcome lost = program.run(QStringList{u"export"_qs, u"shop.json"_qs, u"shop.json"_qs} + strict);
    QCOMPARE(lost.exitCode, 1);
    QVERIFY(lost.errors.contains(
        "lost equal-listen-path Shop (shop.json) is not served: its listen path /shop/ is the one of Shop "
        "(shop.json).\n"));
}

void TestCommandExport::exportsTheDocumentAlone()
{
    ProgramRun program;
    const QString file = program.write(u"shop.json"_qs, support::jsonOf(ExportedShop));
    const RunOutcome run = program.run({u"export"_qs, u"shop.json"_qs, u"--to"_qs, u"openapi"_qs});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output.contains("\"openapi\"") && !run.output.contains("x-vendor-api-gateway"));
    QCOMPARE(program.read(file), support::jsonOf(ExportedShop));
    QVERIFY(QDir(program.folder()).mkpath(u"out"_qs));
    QCOMPARE(program.run({u"export"_qs, u"shop.json"_qs, u"--to"_qs, u"openapi"_qs, u"-o"_qs, u"out"_qs}).exitCode, 0);
    QCOMPARE(program.read(program.folder() + u"/out/shop.json"_qs), run.output);
}

void TestCommandExport::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QString &arguments, const QByteArray &message) {
        QTest::newRow(name) << arguments.split(u' ') << message;
    };
    row("no file", u"--to nginx"_qs, "gatewright: the FILE argument is missing\n");
    row("another target", u"shop.json --to iis"_qs,
        "gatewright: --to must be one of nginx, haproxy, caddy, apache, httproute, openapi, not “iis”\n");
    row("another format", u"shop.json --to nginx --format xml"_qs, "gatewright: --format must be text or json\n");
    row("two formats", u"shop.json --to nginx --html"_qs,
        "gatewright: use one of --to, --public, --nginx and --html\n");
    for (const QString &port : {u"0"_qs, u"65536"_qs, u"-1"_qs, u"80a"_qs, u"1e3"_qs})
        row(qPrintable(u"port "_qs + port), u"shop.json --to nginx --port="_qs + port,
            "gatewright: --port must be a number from 1 to 65535\n");
    row("a Gateway for another target", u"shop.json --to nginx --gateway edge"_qs,
        "gatewright: --gateway can be used only with --to httproute\n");
    row("no Gateway", u"shop.json --to httproute"_qs, "gatewright: --to httproute needs --gateway NAME\n");
    row("a Gateway with an odd name", u"shop.json --to httproute --gateway Edge_1"_qs,
        "gatewright: --gateway must be the name of a Gateway: ");
    row("a folder that is a file", u"shop.json --to nginx -o plain.json/"_qs, "gatewright: plain.json/");
    row("a file in a missing folder", u"shop.json --to caddy -o gone/Caddyfile"_qs, "gatewright: gone/Caddyfile: ");
    row("a definition as its own configuration", u"shop.json --to nginx -o ./shop.json"_qs,
        "gatewright: ./shop.json is one of the definitions and is not replaced\n");
    row("a definition in the folder of the configuration", u"nginx.conf --to nginx -o ."_qs,
        "gatewright: ./nginx.conf is one of the definitions and is not replaced\n");
    row("several documents", u"shop.json shop.json --to openapi"_qs, "gatewright: --to openapi exports one FILE\n");
    row("losses of the document", u"shop.json --to openapi --strict"_qs,
        "gatewright: --strict can be used only with the configuration of a proxy\n");
    row("a report on the document", u"shop.json --to openapi --format json"_qs,
        "gatewright: --format can be used only with the configuration of a proxy\n");
    row("a port of a document", u"shop.json --to openapi --port 9"_qs,
        "gatewright: --port can be used only with --nginx and the configuration of a proxy that listens\n");
    row("a port of a cluster", u"shop.json --to httproute --gateway edge --port 9"_qs,
        "gatewright: --port can be used only with --nginx and the configuration of a proxy that listens\n");
    row("no extension", u"plain.json --to nginx"_qs,
        "gatewright: plain.json: the document has no gateway extension. Add it with gatewright import.\n");
    row("a missing file", u"shop.json gone.json --to nginx"_qs, "gatewright: gone.json: ");
    row("a syntax error", u"broken.json --to nginx"_qs, "broken.json:1:");
}

void TestCommandExport::refuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    ProgramRun program;
    (void)program.write(u"shop.json"_qs, support::jsonOf(ExportedShop));
    (void)program.write(u"plain.json"_qs,
                        R"({"openapi": "3.0.3", "info": {"title": "a", "version": "1"}, "paths": {}})");
    (void)program.write(u"broken.json"_qs, "{");
    (void)program.write(u"nginx.conf"_qs, support::jsonOf({}));
    const RunOutcome run = program.run(QStringList{u"export"_qs} + arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.startsWith(message), run.errors.constData());
    QCOMPARE(program.read(program.folder() + u"/shop.json"_qs), support::jsonOf(ExportedShop));
}

GATEWRIGHT_TEST(TestCommandExport, QCoreApplication)
#include "testcommandexport.moc"
