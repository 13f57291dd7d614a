#include "testprogram.h"
#include "urlpattern.h"

#include <QTest>

using management::AllowedUrl;
using management::UrlDecision;
using management::UrlPattern;
using Outcome = management::BoundedExpression::Outcome;
using DecisionCode = UrlDecision::Code;

class TestUrlPattern final : public QObject
{
    Q_OBJECT

private slots:
    void looksForThePatternInThePath_data();
    void looksForThePatternInThePath();
    void agreesWithTheExpressionAlone();
    void saysWhatIsNoPattern();
    void givesUpOnCatastrophicPatterns();
    void theFirstOpenUrlDecides_data();
    void theFirstOpenUrlDecides();
};

void TestUrlPattern::looksForThePatternInThePath_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("the same") << u"/pets"_qs << u"/pets"_qs << true;
    QTest::newRow("below it") << u"/pets"_qs << u"/pets/3"_qs << true;
    QTest::newRow("an anchored one not below it") << u"^/pets$"_qs << u"/pets/3"_qs << false;
    QTest::newRow("another") << u"/pets"_qs << u"/owners"_qs << false;
    QTest::newRow("case counts") << u"/Pets"_qs << u"/pets"_qs << false;
    QTest::newRow("a parameter is one part") << u"^/pets/{petId}$"_qs << u"/pets/3"_qs << true;
    QTest::newRow("a parameter is not two parts") << u"^/pets/{petId}$"_qs << u"/pets/3/4"_qs << false;
    QTest::newRow("a count is no parameter") << u"^/a{2}$"_qs << u"/aa"_qs << true;
    QTest::newRow("an empty one opens nothing") << QString() << u"/pets"_qs << false;
}

void TestUrlPattern::looksForThePatternInThePath()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, path);
    QFETCH(const bool, isOpen);
    QCOMPARE(UrlPattern(pattern).matches(path), isOpen ? Outcome::Yes : Outcome::No);
}

/** The text that an anchored pattern starts with is tested before its expression. */
void TestUrlPattern::agreesWithTheExpressionAlone()
{
    const QStringList patterns{u"^/ab"_qs,    u"^/ab?"_qs,    u"^/ab*c"_qs,  u"^/ab+$"_qs,
                               u"^/a{0}b"_qs, u"^/a|/b"_qs,   u"^/a\\.b"_qs, u"^/a\\.?b"_qs,
                               u"^/(a|b)"_qs, u"^(?i)/AB"_qs, u"^/[ab]"_qs,  u"^/a(?i)B"_qs,
                               u"^/a$"_qs,    u"^"_qs,        u"^/é?b"_qs,   u"^/ab{1,2}"_qs};
    const QStringList paths{u"/"_qs,    u"/a"_qs,  u"/b"_qs,  u"/ab"_qs, u"/abb"_qs, u"/ac"_qs,
                            u"/a.b"_qs, u"/AB"_qs, u"/aB"_qs, u"/éb"_qs, u"b"_qs};
    for (const QString &pattern : patterns) {
        const QRegularExpression expression(pattern);
        QVERIFY2(expression.isValid(), qPrintable(pattern));
        for (const QString &path : paths)
            QVERIFY2((UrlPattern(pattern).matches(path) == Outcome::Yes) == expression.match(path).hasMatch(),
                     qPrintable(pattern + u' ' + path));
    }
}

void TestUrlPattern::saysWhatIsNoPattern()
{
    QVERIFY(UrlPattern(u"/pets/(.*)"_qs).isValid());
    const UrlPattern broken(u"/pets/("_qs);
    QVERIFY(!broken.isValid());
    QVERIFY(!broken.problem().isEmpty());
    QCOMPARE(broken.matches(u"/pets/("_qs), Outcome::No);
}

void TestUrlPattern::givesUpOnCatastrophicPatterns()
{
    QCOMPARE(UrlPattern(u"^/(a+)+[cd]$"_qs).matches(u'/' + QString(60, u'a')), Outcome::GaveUp);
}

void TestUrlPattern::theFirstOpenUrlDecides_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("rule");
    const auto row = [](const char *name, const QString &method, const QString &path, DecisionCode code, int rule) {
        QTest::newRow(name) << method << path << static_cast<int>(code) << rule;
    };
    row("by the first that fits", u"GET"_qs, u"/pets/3"_qs, DecisionCode::Open, 0);
    row("by a later one", u"POST"_qs, u"/pets"_qs, DecisionCode::Open, 1);
    row("methods without case", u"get"_qs, u"/pets"_qs, DecisionCode::Open, 0);
    row("without its query", u"GET"_qs, u"/x?/pets"_qs, DecisionCode::NotTried, 3);
    row("every method where none is named", u"TRACE"_qs, u"/open"_qs, DecisionCode::Open, 2);
    row("nothing opens it, and one cannot be tried", u"DELETE"_qs, u"/pets"_qs, DecisionCode::NotTried, 3);
}

void TestUrlPattern::theFirstOpenUrlDecides()
{
    QFETCH(const QString, method);
    QFETCH(const QString, path);
    QFETCH(const int, code);
    QFETCH(const int, rule);
    const QList<AllowedUrl> urls{
        {u"^/pets"_qs, {u"GET"_qs}}, {u"^/pets$"_qs, {u"POST"_qs, u"PUT"_qs}}, {u"^/open"_qs, {}}, {u"(broken"_qs, {}}};
    const UrlDecision decision = management::decideUrl(urls, method, path);
    QCOMPARE(static_cast<int>(decision.code), code);
    QCOMPARE(decision.rule, rule);
    QCOMPARE(management::decideUrl({}, method, path), UrlDecision());
    QCOMPARE(management::decideUrl(urls.first(2), u"DELETE"_qs, u"/pets"_qs),
             (UrlDecision{DecisionCode::OtherMethod, 1}));
    QCOMPARE(management::decideUrl(urls.first(2), u"GET"_qs, u"/owners"_qs), (UrlDecision{DecisionCode::NoUrl, -1}));
}

GATEWRIGHT_TEST(TestUrlPattern, QCoreApplication)
#include "testurlpattern.moc"
