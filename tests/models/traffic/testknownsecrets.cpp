#include "knownsecrets.h"
#include "secretsearch.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

/** Known values in all the spellings that a message may give them. */
class TestKnownSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void findsEverySpelling_data();
    void findsEverySpelling();
    void findsValuesWithinBase64();
    void takesThePaddingAlong_data();
    void takesThePaddingAlong();
    void findsShortValuesAsWords_data();
    void findsShortValuesAsWords();
    void leavesNoHalfEscape_data();
    void leavesNoHalfEscape();
    void leavesOtherTextAlone();
    void boundsTheStepsForNearMisses_data();
    void boundsTheStepsForNearMisses();
};

namespace {

QByteArray removed(const QByteArray &secret, const QByteArray &text)
{
    traffic::KnownSecrets known;
    known.add(secret);
    return known.removedFrom(text);
}

QByteArray asJson(const QByteArray &text)
{
    return QJsonDocument(QJsonArray{QString::fromUtf8(text)}).toJson(QJsonDocument::Compact);
}

} // namespace

void TestKnownSecrets::findsEverySpelling_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray secret = "p/\"s\\ \xc3\xb6\xf0\x9f\x94\x91'";
    QTest::newRow("plain") << "<" + secret + ">" << QByteArray("<REDACTED>");
    QTest::newRow("percent-encoded") << "<" + secret.toPercentEncoding() + ">" << QByteArray("<REDACTED>");
    QTest::newRow("percent-encoded in small letters")
        << "<" + secret.toPercentEncoding().toLower() + ">" << QByteArray("<REDACTED>");
    QTest::newRow("percent-encoded where a browser does it")
        << "<" + secret.toPercentEncoding("/'") + ">" << QByteArray("<REDACTED>");
    QTest::newRow("percent-encoded twice")
        << "<" + secret.toPercentEncoding().toPercentEncoding() + ">" << QByteArray("<REDACTED>");
    QTest::newRow("as a form has it") << "<" + secret.toPercentEncoding().replace("%20", "+") + ">"
                                      << QByteArray("<REDACTED>");
    QTest::newRow("in JSON") << asJson(secret) << QByteArray("[\"REDACTED\"]");
    QTest::newRow("in JSON in JSON") << asJson(asJson(secret)) << QByteArray("[\"[\\\"REDACTED\\\"]\"]");
    QTest::newRow("in JSON with every escape")
        << QByteArray(R"(["p\/\u0022s\\ \u00f6\ud83d\udd11'"])") << QByteArray("[\"REDACTED\"]");
    QTest::newRow("twice") << secret + secret << QByteArray("REDACTEDREDACTED");
    QTest::newRow("nearly") << secret.chopped(1) << secret.chopped(1);
}

void TestKnownSecrets::findsEverySpelling()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(removed("p/\"s\\ \xc3\xb6\xf0\x9f\x94\x91'", text), expected);
}

void TestKnownSecrets::findsValuesWithinBase64()
{
    const QByteArray secret = "s3cret";
    for (const QByteArray before : {"", "u", "us", "use", "user:"}) {
        for (const QByteArray after : {"", "\n", "!!", " and more"}) {
            const QByteArray encoded = (before + secret + after).toBase64();
            // A slash ends the run, because it could be part of a path; the text after it is not part of the secret.
            QCOMPARE(removed(secret, "a " + encoded + " z").replace('/', ""), QByteArray("a REDACTED z"));
        }
    }
}

void TestKnownSecrets::takesThePaddingAlong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("two") << QByteArray("Basic azpwdw==");
    QTest::newRow("none") << QByteArray("Basic azpwdw");
    QTest::newRow("percent-encoded") << QByteArray("Basic azpwdw%3D%3d");
    QTest::newRow("escaped") << QByteArray("Basic azpwdw\\u003d\\u003d");
}

void TestKnownSecrets::takesThePaddingAlong()
{
    QFETCH(QByteArray, text);
    QCOMPARE(removed("k:pw", text), QByteArray("Basic REDACTED"));
}

void TestKnownSecrets::findsShortValuesAsWords_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("two bytes") << QByteArray("pw") << QByteArray("pw, \"pw\" and spwan")
                               << QByteArray("REDACTED, \"REDACTED\" and spwan");
    QTest::newRow("three in base64") << QByteArray("abc") << QByteArray("YWJj YWJjYWJj abcabc")
                                     << QByteArray("REDACTED YWJjYWJj abcabc");
    QTest::newRow("four bytes") << QByteArray("pass") << QByteArray("a passage") << QByteArray("a REDACTEDage");
    QTest::newRow("a single byte") << QByteArray("a") << QByteArray("a b") << QByteArray("a b");
    QTest::newRow("nothing") << QByteArray() << QByteArray("a b") << QByteArray("a b");
}

void TestKnownSecrets::findsShortValuesAsWords()
{
    QFETCH(QByteArray, secret);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(removed(secret, text), expected);
}

void TestKnownSecrets::leavesNoHalfEscape_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("its start is an escape")
        << QByteArray("nabcdefg") << QByteArray(R"(["x\nabcdefg"])") << QByteArray(R"(["xREDACTED"])");
    QTest::newRow("its start is the digits of one")
        << QByteArray("00000000") << QByteArray(R"(["x\u000000000000"])") << QByteArray(R"(["xREDACTED0000"])");
    QTest::newRow("an escaped quote after it")
        << QByteArray("abcdefg\\") << QByteArray(R"(["abcdefg\\\"x"])") << QByteArray(R"(["REDACTED\"x"])");
    QTest::newRow("a backslash that is no escape")
        << QByteArray("password") << QByteArray("DOMAIN\\password") << QByteArray("DOMAIN\\REDACTED");
    QTest::newRow("an escaped backslash before it")
        << QByteArray("nabcdefg") << QByteArray(R"(["x\\nabcdefg"])") << QByteArray(R"(["x\\REDACTED"])");
}

void TestKnownSecrets::leavesNoHalfEscape()
{
    QFETCH(QByteArray, secret);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(removed(secret, text), expected);
}

void TestKnownSecrets::leavesOtherTextAlone()
{
    traffic::KnownSecrets known;
    known.add("correct horse battery staple");
    QRandomGenerator random(4);
    for (int round = 0; round < 200; ++round) {
        QByteArray bytes;
        for (int i = 0; i < 300; ++i)
            bytes.append("%\\+u00aec ="[random.bounded(11)]);
        QCOMPARE(known.removedFrom(bytes), bytes);
    }
}

void TestKnownSecrets::boundsTheStepsForNearMisses_data()
{
    QTest::addColumn<QList<QByteArray>>("secrets");
    QTest::addColumn<QByteArray>("text");
    using Secrets = QList<QByteArray>;
    Secrets branches;
    for (int length = 3; length < 31; ++length)
        branches.append(QByteArray(length, 'a') + 'b');
    QTest::newRow("a letter") << Secrets{QByteArray(31, 'a') + 'b'} << QByteArray("a");
    QTest::newRow("many secrets") << branches << QByteArray("a");
    QTest::newRow("percent signs") << Secrets{QByteArray(31, '%') + 'b'} << QByteArray("%25");
    QTest::newRow("backslashes") << Secrets{QByteArray(31, '\\') + 'b'} << QByteArray("\\");
    QTest::newRow("blanks") << Secrets{QByteArray(31, ' ') + 'b'} << QByteArray("+");
}

void TestKnownSecrets::boundsTheStepsForNearMisses()
{
    QFETCH(const QList<QByteArray>, secrets);
    QFETCH(const QByteArray, text);
    traffic::SpellingIndex spellings;
    for (const QByteArray &secret : secrets)
        spellings.add(secret, traffic::SpellingIndex::Form::Plain);
    spellings.sort();
    const QByteArray whole = text.repeated(100'000);
    traffic::SecretSearch search(spellings, whole);
    for (qsizetype place = 0; place < whole.size(); ++place) {
        if (const auto match = search.matchAt(place))
            place = match->end - 1;
    }
    constexpr qsizetype mostPerByte = 9;
    QVERIFY2(search.steps() <= mostPerByte * whole.size(), QByteArray::number(search.steps()).constData());
    // Nothing of this text is to be kept at any cost, but the secrets themselves are still found after it.
    traffic::KnownSecrets known;
    known.add(secrets);
    QCOMPARE(known.removedFrom(whole + '<' + secrets.last() + '>').right(10), QByteArray("<REDACTED>"));
}

GATEWRIGHT_TEST(TestKnownSecrets, QCoreApplication)
#include "testknownsecrets.moc"
