#include "hostindex.h"
#include "testprogram.h"

#include <QMap>
#include <QTest>

using management::HostPattern;
using Kind = HostPattern::Kind;
using Outcome = HostPattern::Outcome;

/** "Which certificate serves this host?" */
class TestHostMatch final : public QObject
{
    Q_OBJECT

private slots:
    void matchesPatterns_data();
    void matchesPatterns();
    void readsHosts_data();
    void readsHosts();
    void givesUpOnCatastrophicPatterns_data();
    void givesUpOnCatastrophicPatterns();
    void choosesTheBestPatternOfACertificate();
    void answersNothingForNoHost();
    void theIndexAnswersAsEachPatternDoes();
    void oneQuestionGivesUpOnlySoOften();
};

void TestHostMatch::matchesPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("matches");
    const auto row = [](const QString &pattern, Kind kind, const QString &host, bool matches) {
        QTest::addRow("%s on %s", qPrintable(pattern), qPrintable(host)) << pattern << kind << host << matches;
    };
    row(u"a.example.com"_qs, Kind::Exact, u"a.example.com"_qs, true);
    row(u"A.Example.COM"_qs, Kind::Exact, u"a.example.com"_qs, true);
    row(u"a.example.com."_qs, Kind::Exact, u"a.example.com"_qs, true);
    row(u"a.example.com"_qs, Kind::Exact, u"b.a.example.com"_qs, false);
    row(u"a.example.com"_qs, Kind::Exact, u"aXexample.com"_qs, false);
    row(u"10.0.0.1"_qs, Kind::Exact, u"10.0.0.1"_qs, true);
    row(u"bücher.example"_qs, Kind::Exact, u"xn--bcher-kva.example"_qs, true);
    row(u"*.example.com"_qs, Kind::Wildcard, u"a.example.com"_qs, true);
    row(u"*.EXAMPLE.com"_qs, Kind::Wildcard, u"a.example.com"_qs, true);
    row(u"*.example.com"_qs, Kind::Wildcard, u"example.com"_qs, false);
    row(u"*.example.com"_qs, Kind::Wildcard, u"a.b.example.com"_qs, false);
    row(u"*.example.com"_qs, Kind::Wildcard, u"a.badexample.com"_qs, false);
    row(u"^api[0-9]+\\.example\\.com$"_qs, Kind::Expression, u"api12.example.com"_qs, true);
    row(u"^api[0-9]+\\.example\\.com$"_qs, Kind::Expression, u"api.example.com"_qs, false);
    row(u"api[0-9]\\.example\\.com"_qs, Kind::Expression, u"api1.example.com.evil.example"_qs, false);
    row(u"api[0-9]\\.example\\.com"_qs, Kind::Expression, u"x.api1.example.com"_qs, false);
    row(u".*.example.com"_qs, Kind::Expression, u"a.b.example.com"_qs, true);
    row(u"(a|b)\\.example"_qs, Kind::Expression, u"b.example"_qs, true);
    row(u"(A|B)\\.example"_qs, Kind::Expression, u"b.example"_qs, true);
    row(u"a.example\\.com|b"_qs, Kind::Expression, u"b"_qs, true);
    row(u"["_qs, Kind::Invalid, u"a.example"_qs, false);
    row(u"(a.example"_qs, Kind::Invalid, u"a.example"_qs, false);
    row(u"a.example)|(?:.*"_qs, Kind::Invalid, u"other.example"_qs, false);
    row(u"(*LIMIT_MATCH=999999999).*"_qs, Kind::Invalid, u"a.example"_qs, false);
    row(u""_qs, Kind::Invalid, u"a.example"_qs, false);
    row(u"*"_qs, Kind::Invalid, u"a.example"_qs, false);
    row(u"api*.example.com"_qs, Kind::Invalid, u"apix.example.com"_qs, false);
    row(u"a b"_qs, Kind::Invalid, u"a b"_qs, false);
    row(u"a..example"_qs, Kind::Invalid, u"a..example"_qs, false);
    row(QString(2000, u'a'), Kind::Invalid, u"a"_qs, false);
}

void TestHostMatch::matchesPatterns()
{
    QFETCH(QString, pattern);
    QFETCH(QString, host);
    QFETCH(bool, matches);
    const HostPattern parsed(pattern);
    QTEST(parsed.kind(), "kind");
    QCOMPARE(parsed.matches(host), matches ? Outcome::Yes : Outcome::No);
}

void TestHostMatch::readsHosts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("host");
    QTest::newRow("host") << u"a.example"_qs << u"a.example"_qs;
    QTest::newRow("capitals and final dot") << u" A.Example. "_qs << u"a.example"_qs;
    QTest::newRow("port") << u"a.example:8443"_qs << u"a.example"_qs;
    QTest::newRow("address") << u"https://kim@a.example:1/x?y#z"_qs << u"a.example"_qs;
    QTest::newRow("beyond ASCII") << u"bücher.example"_qs << u"xn--bcher-kva.example"_qs;
    QTest::newRow("IPv6") << u"2001:db8::1"_qs << u"2001:db8::1"_qs;
    QTest::newRow("IPv6 with port") << u"[2001:db8::1]:443"_qs << u"2001:db8::1"_qs;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("too long") << QString(300, u'a') << QString();
}

void TestHostMatch::readsHosts()
{
    QFETCH(QString, text);
    QTEST(management::normalisedHost(text), "host");
}

void TestHostMatch::givesUpOnCatastrophicPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("nested repetition") << u"(a+)+$"_qs;
    QTest::newRow("nested stars") << u"^((a*)*)*b$"_qs;
    QTest::newRow("alternatives") << u"(a|aa)+b"_qs;
    QTest::newRow("recursion") << u"(a?(?1)?a?)*c"_qs;
    QTest::newRow("many optional parts") << u"a?"_qs.repeated(120) + u"a"_qs.repeated(120);
    QTest::newRow("large counts") << u"(((a{1,100}){1,100}){1,100})x"_qs;
}

void TestHostMatch::givesUpOnCatastrophicPatterns()
{
    QFETCH(QString, pattern);
    management::Certificate certificate;
    certificate.dnsNames = {pattern};
    const auto answer = management::certificatesFor({certificate}, QString(100, u'a') + u".example"_qs);
    QVERIFY(answer.serving.isEmpty());
}

void TestHostMatch::choosesTheBestPatternOfACertificate()
{
    QList<management::Certificate> certificates(4);
    certificates[0].dnsNames = {u".*"_qs, u"*.example.com"_qs};
    certificates[1].dnsNames = {u"other.example"_qs};
    certificates[2].dnsNames = {u"*.example.com"_qs, u"a.example.com"_qs};
    certificates[3].dnsNames = {u"("_qs, u"^a\\..*$"_qs, u"(a+)+b"_qs};
    const auto answer = management::certificatesFor(certificates, u"https://A.example.com/"_qs);
    const QList<management::HostMatch> serving{{2, u"a.example.com"_qs, Kind::Exact},
                                               {0, u"*.example.com"_qs, Kind::Wildcard},
                                               {3, u"^a\\..*$"_qs, Kind::Expression}};
    QCOMPARE(answer.serving, serving);
    QCOMPARE(answer.unusable, (QList<management::HostMatch>{{3, u"("_qs, Kind::Invalid}}));
}

void TestHostMatch::answersNothingForNoHost()
{
    QList<management::Certificate> certificates(1);
    certificates[0].dnsNames = {u".*"_qs};
    QVERIFY(management::certificatesFor(certificates, QString()).serving.isEmpty());
}

void TestHostMatch::theIndexAnswersAsEachPatternDoes()
{
    const QStringList patterns{u"a.example.com"_qs,
                               u"A.EXAMPLE.COM."_qs,
                               u"*.example.com"_qs,
                               u"*.com"_qs,
                               u"[ab]\\.example\\..*"_qs,
                               u"b.example.com"_qs,
                               u"("_qs,
                               u"bücher.example"_qs,
                               u".*"_qs,
                               u"*.bücher.example"_qs};
    QList<management::Certificate> certificates;
    for (int i = 0; i < (1 << patterns.size()); i += 3) {
        management::Certificate certificate;
        for (qsizetype j = 0; j < patterns.size(); ++j) {
            if (i & (1 << j))
                certificate.dnsNames.append(patterns.at(j));
        }
        certificates.append(certificate);
    }
    const management::HostIndex index(certificates);
    for (const QString &host : {u"a.example.com"_qs, u"b.example.com"_qs, u"c.example.com"_qs, u"example.com"_qs,
                                u"bücher.example"_qs, u"a.bücher.example"_qs, u"other.test"_qs}) {
        const QString name = management::normalisedHost(host);
        QMap<qsizetype, Kind> expected;
        qsizetype invalid = 0;
        for (qsizetype i = 0; i < certificates.size(); ++i) {
            for (const QString &text : certificates.at(i).dnsNames) {
                const HostPattern pattern(text);
                invalid += pattern.kind() == Kind::Invalid ? 1 : 0;
                if (pattern.matches(name) == Outcome::Yes)
                    expected[i] = std::min(expected.value(i, Kind::Invalid), pattern.kind());
            }
        }
        const management::HostAnswer answer = index.find(host);
        QMap<qsizetype, Kind> found;
        for (const management::HostMatch &match : answer.serving)
            found.insert(match.certificate, match.kind);
        QCOMPARE(found, expected);
        QCOMPARE(answer.serving.size(), found.size());
        QCOMPARE(answer.unusable.size(), invalid);
        QVERIFY(std::is_sorted(answer.serving.begin(), answer.serving.end(),
                               [](const auto &a, const auto &b) { return a.kind < b.kind; }));
    }
}

void TestHostMatch::oneQuestionGivesUpOnlySoOften()
{
    QList<management::Certificate> certificates(management::MaximumAbortedPatterns + 10);
    for (qsizetype i = 0; i < certificates.size(); ++i)
        certificates[i].dnsNames = {u"^(a+)+[cd]{%1}$"_qs.arg(i + 1)};
    certificates.append(management::Certificate());
    certificates.last().dnsNames = {u"^a+\\.example$"_qs};
    const auto answer = management::HostIndex(certificates).find(QString(60, u'a') + u".example"_qs);
    QVERIFY(answer.serving.isEmpty());
    QCOMPARE(answer.unusable.size(), certificates.size());
}

GATEWRIGHT_TEST(TestHostMatch, QCoreApplication)
#include "testhostmatch.moc"
