#include "definitionview.h"
#include "importer.h"
#include "publicexport.h"
#include "testprogram.h"

#include <QTest>

using definition::DefinitionView;
using document::Document;
using document::Format;
using document::Snapshot;

/** From a plain OpenAPI document to a definition and back. */
class TestImporter final : public QObject
{
    Q_OBJECT

private slots:
    void makesSlugs_data();
    void makesSlugs();
    void plansTheUpstream_data();
    void plansTheUpstream();
    void addsTheExtension();
    void refusesWithoutAnUpstream();
    void refusesWhatIsNoPlainOpenApi_data();
    void refusesWhatIsNoPlainOpenApi();
    void exportUndoesTheImport();
    void exportDropsServersThatAreTheUpstream_data();
    void exportDropsServersThatAreTheUpstream();
};

namespace {

QByteArray withServers(const QByteArray &servers)
{
    return "openapi: 3.0.3\ninfo:\n  title: Book Shop\n  version: '1'\nservers: " + servers + "\npaths: {}\n";
}

} // namespace

void TestImporter::makesSlugs_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("expected");
    QTest::newRow("words") << u"Book Shop API"_qs << u"book-shop-api"_qs;
    QTest::newRow("signs") << u"  Books & more (v2)! "_qs << u"books-more-v2"_qs;
    QTest::newRow("accents") << u"Café Übersee"_qs << u"cafe-ubersee"_qs;
    QTest::newRow("nothing usable") << u"日本"_qs << u"api"_qs;
    QTest::newRow("empty") << QString() << u"api"_qs;
}

void TestImporter::makesSlugs()
{
    QFETCH(QString, title);
    QFETCH(QString, expected);
    QCOMPARE(definition::slug(title), expected);
}

void TestImporter::plansTheUpstream_data()
{
    QTest::addColumn<QByteArray>("servers");
    QTest::addColumn<QString>("upstream");
    QTest::newRow("absolute") << QByteArray("[{url: 'https://a/v1'}]") << u"https://a/v1"_qs;
    QTest::newRow("after a relative one") << QByteArray("[{url: /v1}, {url: 'http://b'}]") << u"http://b"_qs;
    QTest::newRow("variables")
        << QByteArray(
               "[{url: 'https://{host}:{port}/v1', variables: {host: {default: a.example}, port: {default: 8443}}}]")
        << u"https://a.example:8443/v1"_qs;
    QTest::newRow("a variable without default") << QByteArray("[{url: 'https://{host}/v1'}]") << QString();
    QTest::newRow("relative only") << QByteArray("[{url: /v1}]") << QString();
    QTest::newRow("another scheme") << QByteArray("[{url: 'ws://a'}]") << QString();
    QTest::newRow("none") << QByteArray("[]") << QString();
    QTest::newRow("wrong type") << QByteArray("text") << QString();
}

void TestImporter::plansTheUpstream()
{
    QFETCH(QByteArray, servers);
    QFETCH(QString, upstream);
    const auto plan = definition::planImport(Snapshot::parse(withServers(servers), Format::Yaml));
    QVERIFY(plan);
    QCOMPARE(*plan, (definition::ImportPlan{u"Book Shop"_qs, u"/book-shop/"_qs, upstream}));
}

void TestImporter::addsTheExtension()
{
    const QByteArray before = withServers("[{url: 'https://a/v1'}]");
    Document document(before, Format::Yaml);
    QVERIFY(definition::importDefinition(document, *definition::planImport(document.snapshot())));
    QCOMPARE(document.fileBytes(), before + "x-vendor-api-gateway:\n"
                                            "  info:\n"
                                            "    name: Book Shop\n"
                                            "    state:\n"
                                            "      active: true\n"
                                            "  server:\n"
                                            "    listenPath:\n"
                                            "      value: /book-shop/\n"
                                            "      strip: true\n"
                                            "  upstream:\n"
                                            "    url: https://a/v1\n");
}

void TestImporter::refusesWithoutAnUpstream()
{
    const QByteArray before = withServers("[]");
    Document document(before, Format::Yaml);
    const auto imported = definition::importDefinition(document, *definition::planImport(document.snapshot()));
    QVERIFY(!imported);
    QCOMPARE(imported.error(), (base::Error{base::ErrorCode::InvalidArgument, u"upstream.url"_qs}));
    QCOMPARE(document.fileBytes(), before);
}

void TestImporter::refusesWhatIsNoPlainOpenApi_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::newRow("older format") << QByteArray("swagger: '2.0'\n") << int(base::ErrorCode::Unsupported);
    QTest::newRow("classic") << QByteArray("{api_id: a, proxy: {listen_path: /a/}}")
                             << int(base::ErrorCode::Unsupported);
    QTest::newRow("imported already") << QByteArray("openapi: 3.0.3\nx-acme-api-gateway: {info: {}, upstream: {}}\n")
                                      << int(base::ErrorCode::AlreadyExists);
    QTest::newRow("something else has its name")
        << QByteArray("openapi: 3.0.3\nx-vendor-api-gateway: no\n") << int(base::ErrorCode::AlreadyExists);
}

void TestImporter::refusesWhatIsNoPlainOpenApi()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    const auto plan = definition::planImport(Snapshot::parse(text, Format::Yaml));
    QVERIFY(!plan);
    QCOMPARE(int(plan.error().code), code);
}

void TestImporter::exportUndoesTheImport()
{
    const QByteArray before = withServers("[{url: 'https://a/v1'}]");
    Document document(before, Format::Yaml);
    QVERIFY(definition::importDefinition(document, *definition::planImport(document.snapshot())));
    QVERIFY(definition::exportPublic(document, false));
    QCOMPARE(document.fileBytes(), before);
}

void TestImporter::exportDropsServersThatAreTheUpstream_data()
{
    QTest::addColumn<QByteArray>("servers");
    QTest::addColumn<QByteArray>("left"); // empty: the member is gone
    QTest::newRow("one of two") << QByteArray("[{url: 'https://A.example:443/v1/'}, {url: 'https://b'}]")
                                << QByteArray(R"([{"url":"https://b"}])");
    QTest::newRow("all") << QByteArray("[{url: 'https://a.example/v1'}]") << QByteArray();
    QTest::newRow("another path") << QByteArray("[{url: 'https://a.example/v2'}]")
                                  << QByteArray(R"([{"url":"https://a.example/v2"}])");
}

void TestImporter::exportDropsServersThatAreTheUpstream()
{
    QFETCH(QByteArray, servers);
    QFETCH(QByteArray, left);
    Document document(withServers(servers) +
                          "x-vendor-api-gateway: {info: {name: a}, upstream: {url: 'https://a.example/v1'}}\n",
                      Format::Yaml);
    QVERIFY(definition::exportPublic(document, true));
    QVERIFY(!document.snapshot().at({"x-vendor-api-gateway"}).exists());
    const document::Node list = document.snapshot().at({"servers"});
    QCOMPARE(list.exists() ? list.value()->toJson() : QByteArray(), left);
}

GATEWRIGHT_TEST(TestImporter, QCoreApplication)
#include "testimporter.moc"
