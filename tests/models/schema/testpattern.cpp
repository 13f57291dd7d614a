#include "pattern.h"
#include "testprogram.h"

#include <QTest>

using schema::Pattern;

class TestPattern final : public QObject
{
    Q_OBJECT

private slots:
    void matches_data();
    void matches();
    void isStrict_data();
    void isStrict();
    void endsWithBacktracking();
    void countsWhatItReads_data();
    void countsWhatItReads();
    void endsAtTheLimit();
};

void TestPattern::matches_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const QString &source, const QString &text, bool isMatch) {
        QTest::addRow("%s on %s", qPrintable(source), qPrintable(text)) << source << text << isMatch;
    };
    row(u"b"_qs, u"abc"_qs, true);
    row(u"^a$"_qs, u"a\n"_qs, false);
    row(u"^\\d+$"_qs, u"12"_qs, true);
    row(u"^\\d+$"_qs, u"१२"_qs, false);
    row(u"^\\w$"_qs, u"é"_qs, false);
    row(u"^\\s$"_qs, u"\u00a0"_qs, true);
    row(u"^[\\s]$"_qs, u"\ufeff"_qs, true);
    row(u"^\\S$"_qs, u"\u2003"_qs, false);
    row(u"^.$"_qs, u"\U0001f600"_qs, true);
    row(u"^.$"_qs, u"\u2028"_qs, false);
    row(u"^[^]$"_qs, u"\n"_qs, true);
    row(u"^\\u0041\\u{1f600}$"_qs, u"A\U0001f600"_qs, true);
    row(u"^\\ud83d\\ude00$"_qs, u"\U0001f600"_qs, true);
    row(u"^[\\u0020-\\uD7FF\\uE000-\\uFFFD\\uD800\\uDBFF-\\uDC00\\uDFFF\\t]*$"_qs, u"a\t字"_qs, true);
    row(u"^[\\u0020-\\uD7FF\\uE000-\\uFFFD\\uD800\\uDBFF-\\uDC00\\uDFFF\\t]*$"_qs, u"a\n"_qs, false);
    row(u"\\uD800"_qs, u"\U00010000"_qs, false);
    row(u"^\\p{Letter}+$"_qs, u"aé字"_qs, true);
    row(u"^\\p{Script=Greek}$"_qs, u"α"_qs, true);
    row(u"^\\P{L}$"_qs, u"1"_qs, true);
    row(u"^\\/a\\-b$"_qs, u"/a-b"_qs, true);
    row(u"^[[]$"_qs, u"["_qs, true);
    row(u"^[[:alpha:]]$"_qs, u"a]"_qs, true);
    row(u"^\\cA$"_qs, u"\u0001"_qs, true);
    row(u"^(?<year>\\d{4})-\\k<year>$"_qs, u"2024-2024"_qs, true);
    row(u"(?<=a)b"_qs, u"ab"_qs, true);
    row(u"^(?!ab)"_qs, u"ab"_qs, false);
    row(u"^a\\_b\\@c$"_qs, u"a_b@c"_qs, true);
    row(u"^\\Q$"_qs, u"Q"_qs, true);
}

void TestPattern::matches()
{
    QFETCH(QString, source);
    QFETCH(QString, text);
    QFETCH(bool, isMatch);
    const Pattern pattern(source);
    QVERIFY(pattern.isValid());
    QCOMPARE(pattern.match(text.toUtf8(), 10'000) == Pattern::Match::Yes, isMatch);
}

void TestPattern::isStrict_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("isValid");
    QTest::addColumn<bool>("isStrictly");
    const auto row = [](const QString &source, bool isValid, bool isStrictly) {
        QTest::newRow(qPrintable(source)) << source << isValid << isStrictly;
    };
    row(u"^a+$"_qs, true, true);
    row(u"a\\"_qs, false, false);
    row(u"(a"_qs, false, false);
    row(u"[a"_qs, false, false);
    row(u"*a"_qs, false, false);
    row(u"\\Z"_qs, true, false);
    row(u"\\a"_qs, true, false);
    row(u"(?>a)"_qs, false, false);
    row(u"(?i)a"_qs, false, false);
    row(u"a++"_qs, true, false);
}

void TestPattern::isStrict()
{
    QFETCH(QString, source);
    QFETCH(bool, isValid);
    QFETCH(bool, isStrictly);
    const Pattern pattern(source);
    QCOMPARE(pattern.isStrict(), isStrictly);
    QVERIFY(!isValid || pattern.isValid());
}

void TestPattern::endsWithBacktracking()
{
    const Pattern pattern(u"^(a+)+$"_qs);
    QCOMPARE(pattern.match(QByteArray(60, 'a') + 'b', 100'000), Pattern::Match::TooLong);
    QCOMPARE(pattern.match(QByteArray(60, 'a'), 100'000), Pattern::Match::Yes);
}

void TestPattern::countsWhatItReads_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("most");
    QTest::addColumn<bool>("isTooLong");
    const QByteArray long_(200'000, 'a');
    QTest::newRow("a name") << u"^[a-z][a-z0-9-]*$"_qs << QByteArray("a-name") << qint64(20) << false;
    QTest::newRow("a long text") << u"^[a-z]*$"_qs << long_ << qint64(10'000) << false;
    QTest::newRow("a text that is searched for") << u"zz"_qs << long_ << qint64(10'000) << false;
    // Each start reads the rest of the text, in few steps of backtracking.
    QTest::newRow("a start at each place") << u"a*[bc]"_qs << long_ << qint64(1'000'000) << true;
    QTest::newRow("a look ahead at each place") << u"^(?:(?=a*)a)*$"_qs << long_ << qint64(1'000'000) << true;
    QTest::newRow("a count") << u"(?:a{60000}[bc]|[de])"_qs << QByteArray(59'999, 'a') + 'e' << qint64(1'000'000)
                             << true;
    QTest::newRow("a reference to a group")
        << u"^(a*)(?:[^]*?)(?=\\1[bc])"_qs << QByteArray(20'000, 'a') + 'x' + QByteArray(100'000, 'a')
        << qint64(1'000'000) << true;
    QTest::newRow("a source that is too large to be counted")
        << u'^' + QString(12'000, u'a') << QByteArray(20'000, 'a') << qint64(10'000'000) << false;
}

void TestPattern::countsWhatItReads()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, text);
    QFETCH(qint64, most);
    QFETCH(bool, isTooLong);
    const Pattern pattern(source);
    QVERIFY(pattern.isValid());
    qint64 taken = 0;
    const Pattern::Match found = pattern.match(text, most, &taken);
    QCOMPARE(found == Pattern::Match::TooLong, isTooLong);
    QCOMPARE(taken > most, isTooLong);
}

void TestPattern::endsAtTheLimit()
{
    const Pattern pattern(u"^(a+)+$"_qs);
    const QByteArray text = QByteArray(12, 'a') + 'b';
    qint64 taken = 0;
    QCOMPARE(pattern.match(text, 1'000'000, &taken), Pattern::Match::No);
    QVERIFY(taken > 1'000);
    QCOMPARE(pattern.match(text, taken), Pattern::Match::No);
    QCOMPARE(pattern.match(text, taken - 1), Pattern::Match::TooLong);
}

GATEWRIGHT_TEST(TestPattern, QCoreApplication)
#include "testpattern.moc"
