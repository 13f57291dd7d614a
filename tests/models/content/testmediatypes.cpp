#include "mediatypes.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;

/** Media types of bodies, and the parts of forms. */
class TestMediaTypes final : public QObject
{
    Q_OBJECT

private slots:
    void knowsMediaTypes();
    void makesTheSchemaThatSuits_data();
    void makesTheSchemaThatSuits();
    void addsAndRenames();
    void addsPartsToAForm();
    void addsPartsToTheTargetOfAReference();
};

namespace {

const Pointer Body{"paths", "/a", "post", "requestBody"};

QByteArray bodyWith(const QByteArray &version, const QByteArray &content)
{
    return "openapi: " + version + "\npaths:\n  /a:\n    post:\n      requestBody:\n        content:\n" + content +
           "components:\n  schemas:\n    Upload: {type: object}\n";
}

} // namespace

void TestMediaTypes::knowsMediaTypes()
{
    for (const char *text : {"application/json", "text/plain; charset=utf-8", "image/*", "*/*",
                             "application/vnd.a+json", "multipart/form-data; boundary=\"a b\""})
        QVERIFY2(content::isMediaType(QString::fromLatin1(text)), text);
    for (const char *text : {"", "json", "application/", "/json", "a b/c", "text/plain;"})
        QVERIFY2(!content::isMediaType(QString::fromLatin1(text)), text);
    QVERIFY(content::isJson("Application/JSON; charset=utf-8"));
    QVERIFY(content::isJson("application/problem+json"));
    QVERIFY(!content::isJson("application/jsonp"));
    QVERIFY(content::isForm("application/x-www-form-urlencoded"));
    QVERIFY(content::isMultipart("multipart/mixed"));
    QVERIFY(!content::isMultipart("application/x-www-form-urlencoded"));
}

void TestMediaTypes::makesTheSchemaThatSuits_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("mediaType");
    QTest::addColumn<QByteArray>("schema");
    QTest::newRow("JSON") << QByteArray("3.0.3") << QByteArray("application/json")
                          << QByteArray(R"({"type":"object"})");
    QTest::newRow("text") << QByteArray("3.0.3") << QByteArray("text/csv") << QByteArray(R"({"type":"string"})");
    QTest::newRow("bytes in 3.0") << QByteArray("3.0.3") << QByteArray("image/png")
                                  << QByteArray(R"({"type":"string","format":"binary"})");
    QTest::newRow("bytes in 3.1") << QByteArray("3.1.0") << QByteArray("image/png")
                                  << QByteArray(R"({"contentMediaType":"image/png"})");
}

void TestMediaTypes::makesTheSchemaThatSuits()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, mediaType);
    QFETCH(QByteArray, schema);
    const Document document(bodyWith(version, "          text/plain: {}\n"), Format::Yaml);
    QCOMPARE(content::newMediaType(mediaType, document.snapshot()).member("schema").toJson(), schema);
}

void TestMediaTypes::addsAndRenames()
{
    const QByteArray before = bodyWith("3.0.3", "          text/plain: {} # as it was\n");
    Document document(before, Format::Yaml);
    QCOMPARE(content::addMediaType(document, Body, "json").error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(content::addMediaType(document, Body, "text/plain").error().code, base::ErrorCode::AlreadyExists);
    const auto added = content::addMediaType(document, Body, "text/html");
    QVERIFY(added);
    QCOMPARE(content::mediaTypesOf(document.snapshot().at(Body / QByteArray("content"))),
             (QList<QByteArray>{"text/plain", "text/html"}));
    const auto renamed = content::renameMediaType(document, *added, "text/xml");
    QVERIFY(renamed);
    QVERIFY(document.snapshot().at(Body / Pointer{"content", "text/xml", "schema"}).exists());
    document.undo();
    document.undo();
    QCOMPARE(document.snapshot().text(), before);
}

void TestMediaTypes::addsPartsToAForm()
{
    Document document(bodyWith("3.0.3", "          multipart/form-data: {}\n"), Format::Yaml);
    const Pointer form = Body / Pointer{"content", "multipart/form-data"};
    const auto photo = content::addPart(document, form, "photo", content::PartKind::File);
    QVERIFY(photo);
    QCOMPARE(document.snapshot().at(*photo / QByteArray("format")).text(), u"binary"_qs);
    QCOMPARE(document.snapshot().at(form / Pointer{"schema", "type"}).text(), u"object"_qs);
    QVERIFY(content::addPart(document, form, "title", content::PartKind::Text));
    QCOMPARE(content::addPart(document, form, "title", content::PartKind::Text).error().code,
             base::ErrorCode::AlreadyExists);
    QCOMPARE(content::addPart(document, form, "", content::PartKind::Text).error().code,
             base::ErrorCode::InvalidArgument);
    document.undo();
    document.undo(); // The schema was made in the same step as the first part.
    QVERIFY(!document.snapshot().at(form / QByteArray("schema")).exists());
}

void TestMediaTypes::addsPartsToTheTargetOfAReference()
{
    Document document(bodyWith("3.1.0", "          multipart/form-data:\n"
                                        "            schema: {$ref: '#/components/schemas/Upload'}\n"),
                      Format::Yaml);
    const auto photo = content::addPart(document, Body / Pointer{"content", "multipart/form-data"}, "photo",
                                        content::PartKind::File);
    QVERIFY(photo);
    QCOMPARE(photo->toString(), u"/components/schemas/Upload/properties/photo"_qs);
    QCOMPARE(document.snapshot().at(*photo / QByteArray("contentMediaType")).text(), u"application/octet-stream"_qs);
}

GATEWRIGHT_TEST(TestMediaTypes, QCoreApplication)
#include "testmediatypes.moc"
