#include "responses.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;

/** Which responses an operation has, and how one is added, to the byte. */
class TestResponses final : public QObject
{
    Q_OBJECT

private slots:
    void listsResponsesWithTheirTargets();
    void knowsStatuses();
    void offersStatusesThatAreFree();
    void findsTheStatusOfAComponent_data();
    void findsTheStatusOfAComponent();
    void addsAResponse_data();
    void addsAResponse();
    void needsNoDescriptionSince32();
    void refusesWhatIsNoStatus();
    void renames();
};

namespace {

const Pointer Show{"paths", "/a", "get"};

QByteArray operationWith(const QByteArray &version, const QByteArray &responses)
{
    return "openapi: " + version + "\npaths:\n  /a:\n    get:\n      responses:\n" + responses +
           "components:\n  responses:\n    Gone:\n      description: It was here\n";
}

const QByteArray Ok = "        '200': {description: Fine} # ours\n";

} // namespace

void TestResponses::listsResponsesWithTheirTargets()
{
    const Document document(operationWith("3.0.3", Ok + "        '410': {$ref: '#/components/responses/Gone'}\n"
                                                        "        '500': {$ref: 'other.yaml#/Failed'}\n"
                                                        "        x-note: 1\n"),
                            Format::Yaml);
    const Pointer place = Show / QByteArray("responses");
    const QList<content::ResponseEntry> entries = content::responsesAt(document.snapshot(), place);
    QCOMPARE(entries.size(), 3);
    QCOMPARE(entries.at(0), (content::ResponseEntry{"200", place / QByteArray("200"), place / QByteArray("200"), {}}));
    QCOMPARE(entries.at(1).target.toString(), u"/components/responses/Gone"_qs);
    QCOMPARE(entries.at(1).reference, u"#/components/responses/Gone"_qs);
    QVERIFY(entries.at(2).target.isRoot());
}

void TestResponses::knowsStatuses()
{
    for (const char *status : {"200", "599", "4XX", "default"})
        QVERIFY2(content::isStatus(QString::fromLatin1(status)), status);
    for (const char *text : {"", "20", "600", "4xx", "Default", "200 "})
        QVERIFY2(!content::isStatus(QString::fromLatin1(text)), text);
    QCOMPARE(content::reasonOf("404"), u"Not Found"_qs);
    QCOMPARE(content::reasonOf("4XX"), u"Client error"_qs);
    QCOMPARE(content::reasonOf("default"), u"Any other status"_qs);
    QCOMPARE(content::reasonOf("599"), QString());
}

void TestResponses::offersStatusesThatAreFree()
{
    const Document document(operationWith("3.0.3", Ok), Format::Yaml);
    const QList<QByteArray> free = content::freeStatuses(document.snapshot().at(Show / QByteArray("responses")));
    QVERIFY(!free.contains("200"));
    QCOMPARE(free.first(), QByteArray("201"));
    QVERIFY(free.contains("default"));
}

void TestResponses::findsTheStatusOfAComponent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("reason phrase") << u"NotFound"_qs << QByteArray("404");
    QTest::newRow("with other words") << u"BookNotFoundError"_qs << QByteArray("404");
    QTest::newRow("code") << u"Error409"_qs << QByteArray("409");
    QTest::newRow("part of another word") << u"Bookkeeping"_qs << QByteArray("default");
    QTest::newRow("used") << u"Ok"_qs << QByteArray("default");
}

void TestResponses::findsTheStatusOfAComponent()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, status);
    const Document document(operationWith("3.0.3", Ok), Format::Yaml);
    QCOMPARE(content::statusFor(name, document.snapshot().at(Show / QByteArray("responses"))), status);
}

void TestResponses::addsAResponse_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<bool>("hasBody");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("without a body") << QByteArray("404") << false
                                    << QByteArray("        '404':\n          description: Not Found\n");
    QTest::newRow("with a body") << QByteArray("404") << true
                                 << QByteArray("        '404':\n          description: Not Found\n"
                                               "          content:\n            application/json:\n"
                                               "              schema:\n                type: object\n");
    QTest::newRow("without a reason phrase")
        << QByteArray("599") << false << QByteArray("        '599':\n          description: '599'\n");
}

void TestResponses::addsAResponse()
{
    QFETCH(QByteArray, status);
    QFETCH(bool, hasBody);
    QFETCH(QByteArray, expected);
    const QByteArray before = operationWith("3.0.3", Ok);
    Document document(before, Format::Yaml);
    const auto added = content::addResponse(document, Show, status,
                                            hasBody ? content::NewBody::Json : content::NewBody::None);
    QVERIFY(added);
    QCOMPARE(*added, Show / (Pointer{"responses"} / status));
    QCOMPARE(document.snapshot().text(), operationWith("3.0.3", Ok + expected));
    document.undo();
    QCOMPARE(document.snapshot().text(), before);
}

void TestResponses::needsNoDescriptionSince32()
{
    Document document(operationWith("3.2.0", Ok), Format::Yaml);
    const auto added = content::addResponse(document, Show, "404", content::NewBody::Json);
    QVERIFY(added);
    QVERIFY(!content::needsDescription(document.snapshot()));
    QVERIFY(!document.snapshot().at(*added).member("description").exists());
    QVERIFY(document.snapshot().at(*added / Pointer{"content", "application/json", "schema"}).isMapping());
}

void TestResponses::refusesWhatIsNoStatus()
{
    Document document(operationWith("3.0.3", Ok), Format::Yaml);
    QCOMPARE(content::addResponse(document, Show, "20", content::NewBody::None).error().code,
             base::ErrorCode::InvalidArgument);
    QCOMPARE(content::addResponse(document, Show, "200", content::NewBody::None).error().code,
             base::ErrorCode::AlreadyExists);
    QVERIFY(!document.canUndo());
    const auto reference = content::addResponseReference(document, Show, "410", u"#/components/responses/Gone"_qs);
    QVERIFY(reference);
    QCOMPARE(document.snapshot().at(*reference / QByteArray("$ref")).text(), u"#/components/responses/Gone"_qs);
}

void TestResponses::renames()
{
    Document document(operationWith("3.0.3", Ok), Format::Yaml);
    const Pointer place = Show / Pointer{"responses", "200"};
    QVERIFY(!content::renameResponse(document, place, "2"));
    const auto renamed = content::renameResponse(document, place, "201");
    QVERIFY(renamed);
    QCOMPARE(renamed->last(), QByteArray("201"));
    QCOMPARE(document.snapshot().text(), operationWith("3.0.3", QByteArray(Ok).replace("200", "201")));
}

GATEWRIGHT_TEST(TestResponses, QCoreApplication)
#include "testresponses.moc"
