#include "bodykind.h"
#include "bodylimits.h"
#include "formreader.h"
#include "mediatype.h"
#include "multipartreader.h"
#include "testprogram.h"

#include <QTest>

using namespace bodies;

class TestBodyForms final : public QObject
{
    Q_OBJECT

private slots:
    void knowsTheKindOfABody_data();
    void knowsTheKindOfABody();
    void readsParametersOfMediaTypes();
    void readsParts();
    void readsPartsWithoutAnEnd();
    void readsOnlyBoundariesThatAreLines();
    void readsBoundedNumbersOfParts();
    void readsEveryPrefixOfAMultipartBody();
    void decodesForms();
};

void TestBodyForms::knowsTheKindOfABody_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    const auto add = [](const QByteArray &type, const QByteArray &bytes, BodyKind kind) {
        QTest::addRow("%s %s", type.constData(), bytes.left(8).toHex().constData()) << type << bytes << int(kind);
    };
    add("application/json; charset=utf-8", "x", BodyKind::Json);
    add("application/Problem+JSON", "{}", BodyKind::Json);
    add("text/xml", "", BodyKind::Xml);
    add("image/svg+xml", "<svg/>", BodyKind::Xml);
    add("text/html", "<p>", BodyKind::Html);
    add("application/x-www-form-urlencoded", "a=b", BodyKind::Form);
    add("multipart/form-data; boundary=x", "--x", BodyKind::Multipart);
    add("image/png", "\x89PNG", BodyKind::Image);
    add("", " [1]", BodyKind::Json);
    add("text/plain", "{\"a\":1}", BodyKind::Json);
    add("application/octet-stream", "<?xml version=\"1.0\"?>", BodyKind::Xml);
    add("text/plain", "plain", BodyKind::Text);
    add("text/plain", QByteArray("a\0b", 3), BodyKind::Binary);
    add("text/plain", "a\xFF\xFE z", BodyKind::Binary);
    add("text/plain", "a\xC3", BodyKind::Text); // Truncated within a character.
}

void TestBodyForms::knowsTheKindOfABody()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QCOMPARE(int(kindOfBody(type, bytes)), kind);
}

void TestBodyForms::readsParametersOfMediaTypes()
{
    QCOMPARE(parameterOf("multipart/mixed; charset=x; Boundary=\"a;\\\"b\" ; z=1", "boundary"), QByteArray("a;\"b"));
    QCOMPARE(parameterOf("multipart/mixed;boundary=abc", "boundary"), QByteArray("abc"));
    QCOMPARE(parameterOf("multipart/mixed; boundary", "boundary"), QByteArray());
    QCOMPARE(parameterOf("text/plain", "boundary"), QByteArray());
    QCOMPARE(parameterOf(";;\"", "boundary"), QByteArray());
}

void TestBodyForms::readsParts()
{
    const BodyParts parts = readMultipart(
        "preamble\r\n--B\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\n"
        "Emma\r\n--B  \r\nContent-Type: image/png;\r\n name=x\r\n\r\n\x89\r\n\r\n--B\r\n"
        "\r\n\r\n--B--\r\nepilogue",
        "B");
    QVERIFY(parts.isComplete);
    QCOMPARE(parts.parts.size(), 3);
    QCOMPARE(parts.parts.at(0).name, QByteArray("title"));
    QCOMPARE(parts.parts.at(0).bytes, QByteArray("Emma"));
    QCOMPARE(parts.parts.at(1).headers.first("Content-Type"), QByteArray("image/png; name=x"));
    QCOMPARE(parts.parts.at(1).bytes, QByteArray("\x89\r\n"));
    QCOMPARE(parts.parts.at(2).bytes, QByteArray());
}

void TestBodyForms::readsPartsWithoutAnEnd()
{
    const BodyParts parts = readMultipart("--B\n\none\n--B\nA: b", "B");
    QVERIFY(!parts.isComplete);
    QCOMPARE(parts.parts.size(), 2);
    QCOMPARE(parts.parts.at(0).bytes, QByteArray("one"));
    QCOMPARE(parts.parts.at(1).headers.first("A"), QByteArray("b"));
    QVERIFY(readMultipart("anything", {}).parts.isEmpty());
    QVERIFY(readMultipart("anything", "B").parts.isEmpty());
}

void TestBodyForms::readsOnlyBoundariesThatAreLines()
{
    const BodyParts parts = readMultipart("--B\n\nx --B\n--Bx\n--B--", "B");
    QCOMPARE(parts.parts.size(), 1);
    QCOMPARE(parts.parts.at(0).bytes, QByteArray("x --B\n--Bx"));
    QVERIFY(parts.isComplete);
}

void TestBodyForms::readsBoundedNumbersOfParts()
{
    const BodyParts parts = readMultipart(QByteArray("--B\n\n").repeated(MaximumParts + 5) + "--B--", "B");
    QCOMPARE(parts.parts.size(), MaximumParts);
    QVERIFY(!parts.isComplete);
    const BodyParts longHeader = readMultipart("--B\nA: " + QByteArray(MaximumPartHeader, 'x') + "\n\nbody\n--B--",
                                               "B");
    QCOMPARE(longHeader.parts.at(0).headers, http::HeaderList());
    QVERIFY(longHeader.parts.at(0).bytes.endsWith("\n\nbody"));
}

void TestBodyForms::readsEveryPrefixOfAMultipartBody()
{
    const QByteArray body = "--B\r\nA: b\r\n\r\none\r\n--B\r\n\r\ntwo\r\n--B--\r\n";
    for (qsizetype size = 0; size <= body.size(); ++size) {
        const BodyParts parts = readMultipart(body.first(size), "B");
        QVERIFY(parts.parts.size() <= 3);
        QCOMPARE(parts.isComplete, size >= body.size() - 2);
        for (const BodyPart &part : parts.parts)
            QVERIFY(body.contains(part.bytes));
    }
}

void TestBodyForms::decodesForms()
{
    const FormFields form = readForm("a=1&b+c=%C3%A9%2&&d&=x&e=f=g");
    QCOMPARE(form.fields,
             (QList<FormFields::Field>{{"a", "1"}, {"b c", "\xC3\xA9%2"}, {"d", ""}, {"", "x"}, {"e", "f=g"}}));
    QVERIFY(!form.isCut);
    QVERIFY(readForm(QByteArray("a&").repeated(MaximumFields + 1)).isCut);
}

GATEWRIGHT_TEST(TestBodyForms, QCoreApplication)
#include "testbodyforms.moc"
