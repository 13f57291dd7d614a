#include "mediarange.h"
#include "methods.h"
#include "readerror.h"
#include "reasonphrase.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

/** The tables of methods, reason phrases and reading errors. */
class TestProtocolWords final : public QObject
{
    Q_OBJECT

private slots:
    void ranksMediaRanges_data();
    void ranksMediaRanges();
    void weighsMediaTypes();
    void listsTheMethodsOfOpenApi();
    void knowsStandardMethods();
    void knowsIdempotentMethods();
    void namesStatusCodes_data();
    void namesStatusCodes();
    void givesEachReadErrorAWordAndAStatus();
};

void TestProtocolWords::ranksMediaRanges_data()
{
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<QByteArray>("mediaType");
    QTest::addColumn<int>("rank");
    QTest::newRow("all") << QByteArray("*/*") << QByteArray("text/html") << 1;
    QTest::newRow("subtypes") << QByteArray("Text/*") << QByteArray("text/html; charset=utf-8") << 2;
    QTest::newRow("type") << QByteArray("text/html") << QByteArray("TEXT/HTML;charset=utf-8") << 5;
    QTest::newRow("parameter") << QByteArray("text/html; charset=UTF-8") << QByteArray("text/html;charset=utf-8") << 6;
    QTest::newRow("weight is no parameter") << QByteArray("text/html;q=0.5") << QByteArray("text/html") << 5;
    QTest::newRow("suffix") << QByteArray("application/*+json") << QByteArray("application/problem+json") << 3;
    QTest::newRow("other suffix") << QByteArray("application/*+json") << QByteArray("application/problem+xml") << 0;
    QTest::newRow("other parameter") << QByteArray("text/html;level=1") << QByteArray("text/html") << 0;
    QTest::newRow("charset that is not stated")
        << QByteArray("text/html; charset=utf-8") << QByteArray("text/html") << 4;
    QTest::newRow("charset between others")
        << QByteArray("text/html;level=1;charset=utf-8;a=b") << QByteArray("text/html;a=b;level=1") << 4;
    QTest::newRow("other charset") << QByteArray("text/html; charset=utf-8") << QByteArray("text/html;charset=latin1")
                                   << 0;
    QTest::newRow("other charset of JSON")
        << QByteArray("application/json; charset=utf-8") << QByteArray("application/json;charset=latin1") << 4;
    QTest::newRow("charset of JSON") << QByteArray("application/hal+json;charset=utf-8")
                                     << QByteArray("application/hal+json; charset=UTF-8") << 6;
    QTest::newRow("quotes") << QByteArray("text/html;charset=\"utf-8\"") << QByteArray("text/html; charset=utf-8") << 6;
    QTest::newRow("blanks and a semicolon in quotes")
        << QByteArray("text/html;a=\"b; c\"") << QByteArray("text/html; A=\"b; c\"; d=e") << 6;
    QTest::newRow("boundary") << QByteArray("multipart/form-data; boundary=x")
                              << QByteArray("multipart/form-data; boundary=y") << 4;
    QTest::newRow("other type") << QByteArray("text/*") << QByteArray("image/png") << 0;
    QTest::newRow("other subtype") << QByteArray("text/html") << QByteArray("text/plain") << 0;
    QTest::newRow("empty") << QByteArray() << QByteArray("text/plain") << 0;
}

void TestProtocolWords::ranksMediaRanges()
{
    QFETCH(QByteArray, range);
    QFETCH(QByteArray, mediaType);
    QTEST(http::rangeRank(range, mediaType), "rank");
}

/** The examples of RFC 9110, section 12.5.1, and malformed weights. */
void TestProtocolWords::weighsMediaTypes()
{
    const QByteArray accept = "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, "
                              "text/plain;format=fixed;q=0.4, */*;q=0.5";
    QCOMPARE(http::acceptWeight(accept, "text/plain;format=flowed"), 1000);
    QCOMPARE(http::acceptWeight(accept, "text/plain"), 700);
    QCOMPARE(http::acceptWeight(accept, "text/html"), 300);
    QCOMPARE(http::acceptWeight(accept, "image/jpeg"), 500);
    QCOMPARE(http::acceptWeight(accept, "text/plain;format=fixed"), 400);
    QCOMPARE(http::acceptWeight("", "text/html"), 1000);
    QCOMPARE(http::acceptWeight("text/html;q=0", "text/html"), 0);
    QCOMPARE(http::acceptWeight("text/html;q=x", "text/html"), 1000);
    QCOMPARE(http::acceptWeight("image/png", "text/html"), 0);
}

void TestProtocolWords::listsTheMethodsOfOpenApi()
{
    QCOMPARE(http::methods(), (QList<QByteArray>{"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"}));
}

void TestProtocolWords::knowsStandardMethods()
{
    for (const QByteArray &method : http::methods())
        QVERIFY2(http::isStandardMethod(method), method.constData());
    QVERIFY(http::isStandardMethod("CONNECT"));
    QVERIFY(!http::isStandardMethod("get"));
    QVERIFY(!http::isStandardMethod("BREW"));
    QVERIFY(!http::isStandardMethod({}));
}

void TestProtocolWords::knowsIdempotentMethods()
{
    QSet<QByteArray> idempotent;
    for (const QByteArray &method : http::methods()) {
        if (http::isIdempotent(method))
            idempotent.insert(method);
    }
    QCOMPARE(idempotent, (QSet<QByteArray>{"GET", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE"}));
}

void TestProtocolWords::namesStatusCodes_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("phrase");
    const auto row = [](int status, const QByteArray &phrase) { QTest::addRow("%d", status) << status << phrase; };
    row(0, {});
    row(100, "Continue");
    row(200, "OK");
    row(204, "No Content");
    row(404, "Not Found");
    row(413, "Content Too Large");
    row(418, {});
    row(429, "Too Many Requests");
    row(505, "HTTP Version Not Supported");
    row(511, "Network Authentication Required");
    row(999, {});
}

void TestProtocolWords::namesStatusCodes()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, phrase);
    QCOMPARE(http::reasonPhrase(status), phrase);
}

void TestProtocolWords::givesEachReadErrorAWordAndAStatus()
{
    static const QRegularExpression form(u"^[a-z0-9]+([-.][a-z0-9]+)*$"_qs);
    QSet<QByteArray> words;
    for (int at = 0; at < http::ReadErrors; ++at) {
        const auto error = static_cast<http::ReadError>(at);
        const QByteArray word = http::wireWord(error);
        QVERIFY2(form.match(QString::fromLatin1(word)).hasMatch(), word.constData());
        QVERIFY2(!words.contains(word), word.constData());
        words.insert(word);
        QVERIFY(http::statusOf(error) >= 400 && http::statusOf(error) < 600);
        QVERIFY2(!http::reasonPhrase(http::statusOf(error)).isEmpty(), word.constData());
    }
}

GATEWRIGHT_TEST(TestProtocolWords, QCoreApplication)
#include "testprotocolwords.moc"
