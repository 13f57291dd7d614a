#include "definitionwriter.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using definition::DefinitionView;
using definition::DefinitionWriter;
using document::Document;
using document::Format;

/** What the writer puts into the text, to the byte. */
class TestDefinitionWriter final : public QObject
{
    Q_OBJECT

private slots:
    void writesTheWholeSection();
    void writesJson();
    void completesWhatIsThere_data();
    void completesWhatIsThere();
    void changesNothingTheSecondTime();
    void isOneUndoStep();
    void choosingNoneKeepsTheRest();
    void choosingNoneWritesNothingWhereNothingIs();
    void setsEachField_data();
    void setsEachField();
    void settingTheHeaderNameTurnsItOn();
    void asksClientsForSchemes();
    void writesIntoAnotherVendorsExtension();
    void makesTheExtensionWhereThereIsNone();
    void removesStoredCredentials();
    void refusesWhatStandsInTheWay_data();
    void refusesWhatStandsInTheWay();
    void writesToNoReadOnlyDocument();
};

namespace {

const QByteArray Plain = "openapi: 3.0.3 # pinned\n"
                         "x-vendor-api-gateway:\n"
                         "  info:\n"
                         "    name: a\n"
                         "  upstream:\n"
                         "    url: http://h # the stock system\n"
                         "paths: {}\n";

QByteArray withSection(const QByteArray &section)
{
    return "x-vendor-api-gateway:\n  info: {name: a}\n  upstream:\n    authentication: " + section + "\n";
}

QByteArray json(const Document &document, const char *pointer)
{
    const auto value = document.snapshot().at(*document::Pointer::parse(QString::fromLatin1(pointer))).value();
    return value ? value->toJson() : QByteArray("none");
}

constexpr char Section[] = "/x-vendor-api-gateway/upstream/authentication";

} // namespace

void TestDefinitionWriter::writesTheWholeSection()
{
    Document document(Plain, Format::Yaml);
    QVERIFY(DefinitionWriter(document).chooseBasic());
    QByteArray expected = Plain;
    expected.replace("# the stock system\n", "# the stock system\n"
                                             "    authentication:\n"
                                             "      enabled: true\n"
                                             "      basicAuth:\n"
                                             "        enabled: true\n"
                                             "        username: ''\n"
                                             "        password: ''\n"
                                             "        header:\n"
                                             "          enabled: true\n"
                                             "          name: Authorization\n");
    const QByteArray written = document.fileBytes();
    // Which quotes an empty text gets is the document's choice.
    QCOMPARE(QByteArray(written).replace("\"\"", "''"), expected);
}

void TestDefinitionWriter::writesJson()
{
    const QByteArray before =
        "{\n  \"openapi\": \"3.0.3\",\n  \"x-vendor-api-gateway\": {\n    \"info\": {\"name\": \"a\"},\n"
        "    \"upstream\": {\n      \"url\": \"http://h\"\n    }\n  }\n}\n";
    Document document(before, Format::Json);
    QVERIFY(DefinitionWriter(document).chooseBasic());
    QCOMPARE(json(document, Section),
             QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"","password":"",)"
                        R"("header":{"enabled":true,"name":"Authorization"}}})"));
    QVERIFY(document::Snapshot::parse(document.fileBytes(), Format::Json).isValid());
    QVERIFY(document.fileBytes().startsWith(before.first(before.indexOf("http://h"))));
}

void TestDefinitionWriter::completesWhatIsThere_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray header = R"("header":{"enabled":true,"name":"Authorization"})";
    QTest::newRow("empty object")
        << QByteArray("{}")
        << QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"","password":"",)" + header + "}}");
    QTest::newRow("null") << QByteArray("null")
                          << QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"","password":"",)" +
                                        header + "}}");
    QTest::newRow("flags off")
        << QByteArray("{enabled: false, basicAuth: {enabled: false, username: kim, password: p}}")
        << QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"kim","password":"p",)" + header +
                      "}}");
    QTest::newRow("a name that was not in force does not come into force")
        << QByteArray(
               "{enabled: true, basicAuth: {enabled: true, username: k, password: p, header: {enabled: false, name: X-Up}}}")
        << QByteArray(
               R"({"enabled":true,"basicAuth":{"enabled":true,"username":"k","password":"p","header":{"enabled":true,"name":"Authorization"}}})");
    QTest::newRow("name in force kept")
        << QByteArray(
               "{enabled: true, basicAuth: {enabled: true, username: k, password: p, header: {enabled: true, name: X-Up}}}")
        << QByteArray(
               R"({"enabled":true,"basicAuth":{"enabled":true,"username":"k","password":"p","header":{"enabled":true,"name":"X-Up"}}})");
    QTest::newRow("empty name")
        << QByteArray(
               "{enabled: true, basicAuth: {enabled: true, username: k, password: p, header: {enabled: true, name: ''}}}")
        << QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"k","password":"p",)" + header + "}}");
    QTest::newRow("empty basicAuth")
        << QByteArray("{enabled: true, basicAuth: null}")
        << QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"","password":"",)" + header + "}}");
    QTest::newRow("another method is turned off and keeps the rest")
        << QByteArray("{enabled: true, oauth: {enabled: true, a: [1]}}")
        << QByteArray(R"({"enabled":true,"basicAuth":{"enabled":true,"username":"","password":"",)" + header +
                      R"(},"oauth":{"enabled":false,"a":[1]}})");
    QTest::newRow("other methods stay")
        << QByteArray("{oauth: {enabled: false, a: [1]}, enabled: false}")
        << QByteArray(
               R"({"oauth":{"enabled":false,"a":[1]},"enabled":true,"basicAuth":{"enabled":true,"username":"","password":"",)" +
               header + "}}");
}

void TestDefinitionWriter::completesWhatIsThere()
{
    QFETCH(QByteArray, section);
    QFETCH(QByteArray, expected);
    Document document(withSection(section), Format::Yaml);
    const auto done = DefinitionWriter(document).chooseBasic();
    QVERIFY2(done.isOk(), done.isOk() ? "" : qPrintable(done.error().detail));
    QCOMPARE(json(document, Section), expected);
}

void TestDefinitionWriter::changesNothingTheSecondTime()
{
    Document document(Plain, Format::Yaml);
    DefinitionWriter writer(document);
    QVERIFY(writer.chooseBasic());
    QVERIFY(writer.setUserName(u"kim"_qs));
    const QByteArray once = document.fileBytes();
    QSignalSpy changed(&document, &Document::changed);
    QVERIFY(writer.chooseBasic());
    QVERIFY(writer.setUserName(u"kim"_qs));
    QCOMPARE(document.fileBytes(), once);
    QCOMPARE(changed.size(), 0);
}

void TestDefinitionWriter::isOneUndoStep()
{
    const QByteArray before = withSection("{enabled: false, basicAuth: {enabled: false, username: kim}}");
    Document document(before, Format::Yaml);
    QVERIFY(DefinitionWriter(document).chooseBasic());
    QVERIFY(document.fileBytes() != before);
    document.undo();
    QCOMPARE(document.fileBytes(), before);
    QVERIFY(!document.canUndo());
}

void TestDefinitionWriter::choosingNoneKeepsTheRest()
{
    const QByteArray before = withSection(
        "{enabled: true, basicAuth: {enabled: true, username: kim, password: p}} # note");
    Document document(before, Format::Yaml);
    QVERIFY(DefinitionWriter(document).chooseNone());
    QCOMPARE(document.fileBytes(), QByteArray(before).replace("enabled: true", "enabled: false"));
}

void TestDefinitionWriter::choosingNoneWritesNothingWhereNothingIs()
{
    Document document(Plain, Format::Yaml);
    QVERIFY(DefinitionWriter(document).chooseNone());
    QCOMPARE(document.fileBytes(), Plain);
}

void TestDefinitionWriter::setsEachField_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("name") << 0 << QByteArray("/x-vendor-api-gateway/info/name") << QByteArray("\"B: #1\"");
    QTest::newRow("active") << 1 << QByteArray("/x-vendor-api-gateway/info/state/active") << QByteArray("false");
    QTest::newRow("listen path") << 2 << QByteArray("/x-vendor-api-gateway/server/listenPath/value")
                                 << QByteArray("\"/b/\"");
    QTest::newRow("strip") << 3 << QByteArray("/x-vendor-api-gateway/server/listenPath/strip") << QByteArray("true");
    QTest::newRow("URL") << 4 << QByteArray("/x-vendor-api-gateway/upstream/url") << QByteArray("\"https://b\"");
    QTest::newRow("user name") << 5 << QByteArray("/x-vendor-api-gateway/upstream/authentication/basicAuth/username")
                               << QByteArray("\"null\"");
    QTest::newRow("password") << 6 << QByteArray("/x-vendor-api-gateway/upstream/authentication/basicAuth/password")
                              << QByteArray("\"0123\"");
}

void TestDefinitionWriter::setsEachField()
{
    QFETCH(int, field);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    Document document(Plain, Format::Yaml);
    DefinitionWriter writer(document);
    const auto set = [&]() -> base::Result<void> {
        switch (field) {
        case 0:
            return writer.setApiName(u"B: #1"_qs);
        case 1:
            return writer.setActive(false);
        case 2:
            return writer.setListenPath(u"/b/"_qs);
        case 3:
            return writer.setStripListenPath(true);
        case 4:
            return writer.setUpstreamUrl(u"https://b"_qs);
        case 5:
            return writer.setUserName(u"null"_qs);
        default:
            return writer.setPassword(u"0123"_qs);
        }
    };
    QVERIFY(set());
    QCOMPARE(json(document, pointer.constData()), value);
    document.undo();
    QCOMPARE(document.fileBytes(), Plain);
}

void TestDefinitionWriter::settingTheHeaderNameTurnsItOn()
{
    Document document(
        withSection(
            "{enabled: true, basicAuth: {enabled: true, username: k, password: p, header: {enabled: false, name: A}}}"),
        Format::Yaml);
    QVERIFY(DefinitionWriter(document).setHeaderName(u"X-Up"_qs));
    QCOMPARE(json(document, "/x-vendor-api-gateway/upstream/authentication/basicAuth/header"),
             QByteArray(R"({"enabled":true,"name":"X-Up"})"));
}

void TestDefinitionWriter::asksClientsForSchemes()
{
    Document document(Plain, Format::Yaml);
    QVERIFY(DefinitionWriter(document).askClientsFor({"basic", "a/b"}));
    const QByteArray expected =
        R"({"enabled":true,"securitySchemes":{"basic":{"enabled":true},"a/b":{"enabled":true}}})";
    QCOMPARE(json(document, "/x-vendor-api-gateway/server/authentication"), expected);
    const document::Snapshot before = document.snapshot();
    QVERIFY(DefinitionWriter(document).askClientsFor({"basic"}));
    QVERIFY(document.isAt(before));
    document.undo();
    QCOMPARE(document.fileBytes(), Plain);
    const QByteArray blocked = "x-vendor-api-gateway:\n  info: {name: a}\n  upstream: {}\n  server:\n"
                               "    authentication: {enabled: false, securitySchemes: {basic: on}}\n";
    Document other(blocked, Format::Yaml);
    QVERIFY(!DefinitionWriter(other).askClientsFor({"basic"}));
    QCOMPARE(other.fileBytes(), blocked);
}

void TestDefinitionWriter::writesIntoAnotherVendorsExtension()
{
    Document document("openapi: 3.0.3\nx-acme-api-gateway:\n  info: {name: a}\n  upstream: {url: 'http://h'}\n",
                      Format::Yaml);
    QVERIFY(DefinitionWriter(document).chooseBasic());
    QVERIFY(document.snapshot()
                .at(*document::Pointer::parse(u"/x-acme-api-gateway/upstream/authentication/basicAuth/header"))
                .exists());
    QVERIFY(!document.snapshot().at({"x-vendor-api-gateway"}).exists());
}

void TestDefinitionWriter::makesTheExtensionWhereThereIsNone()
{
    const QByteArray before = "openapi: 3.0.3\ninfo: {title: T}\n";
    Document document(before, Format::Yaml);
    QVERIFY(DefinitionWriter(document).chooseBasic());
    QVERIFY(document.fileBytes().startsWith(before));
    QVERIFY(DefinitionView(document.snapshot()).upstreamAuthentication().isBasicActive());
    document.undo();
    QCOMPARE(document.fileBytes(), before);
}

void TestDefinitionWriter::removesStoredCredentials()
{
    Document document(withSection("{enabled: false, basicAuth: {enabled: false, username: kim, password: p}}"),
                      Format::Yaml);
    QVERIFY(DefinitionWriter(document).removeStoredCredentials());
    QCOMPARE(json(document, Section), QByteArray(R"({"enabled":false})"));
    QVERIFY(DefinitionWriter(document).removeStoredCredentials());
}

void TestDefinitionWriter::refusesWhatStandsInTheWay_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const QString section = QString::fromLatin1(Section);
    QTest::newRow("a text for the section") << withSection("basic") << section;
    QTest::newRow("a list for basicAuth")
        << withSection("{enabled: true, basicAuth: []}") << section + u"/basicAuth"_qs;
    QTest::newRow("a flag for the header") << withSection("{enabled: false, basicAuth: {enabled: false, header: true}}")
                                           << section + u"/basicAuth/header"_qs;
    QTest::newRow("an object for a flag")
        << withSection("{enabled: {}, basicAuth: {enabled: false}}") << section + u"/enabled"_qs;
    QTest::newRow("an object for the name")
        << withSection("{enabled: false, basicAuth: {header: {name: {}}}}") << section + u"/basicAuth/header/name"_qs;
    QTest::newRow("a text for the extension")
        << QByteArray("x-vendor-api-gateway: on\n") << u"/x-vendor-api-gateway"_qs;
    QTest::newRow("a list for the document") << QByteArray("- 1\n") << QString();
}

void TestDefinitionWriter::refusesWhatStandsInTheWay()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    Document document(text, Format::Yaml);
    const auto done = DefinitionWriter(document).chooseBasic();
    QVERIFY(!done);
    QCOMPARE(done.error().code, base::ErrorCode::WrongType);
    QCOMPARE(done.error().detail, place);
    QCOMPARE(document.fileBytes(), text);
    QVERIFY(!document.canUndo());
}

void TestDefinitionWriter::writesToNoReadOnlyDocument()
{
    Document document(Plain, Format::Yaml);
    document.setReadOnly(document::ReadOnlyReason::NotWritable);
    QVERIFY(!DefinitionWriter(document).chooseBasic());
    QCOMPARE(document.fileBytes(), Plain);
}

GATEWRIGHT_TEST(TestDefinitionWriter, QCoreApplication)
#include "testdefinitionwriter.moc"
