#include "exchangefilter.h"
#include "exchangesamples.h"
#include "testprogram.h"

#include <QTest>

class TestExchangeFilter final : public QObject
{
    Q_OBJECT

private slots:
    void matches_data();
    void matches();
    void findsProblems_data();
    void findsProblems();
    void findsComments();
    void namesWhatItDoesNotUnderstand_data();
    void namesWhatItDoesNotUnderstand();
    void anEmptyFilterLetsEverythingThrough();
};

void TestExchangeFilter::matches_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("expected");

    QTest::newRow("a class of statuses") << u"status:2xx"_qs << true;
    QTest::newRow("another class") << u"status:5xx"_qs << false;
    QTest::newRow("one status") << u"status:200"_qs << true;
    QTest::newRow("no response") << u"status:none"_qs << false;
    QTest::newRow("a method in any case") << u"method:get"_qs << true;
    QTest::newRow("one of two methods") << u"method:POST,GET"_qs << true;
    QTest::newRow("part of a method is not enough") << u"method:GE"_qs << false;
    QTest::newRow("part of the path") << u"path:/books"_qs << true;
    QTest::newRow("a wildcard") << u"path:/shop/*page=2"_qs << true;
    QTest::newRow("a wildcard that does not fit") << u"path:/pets*"_qs << false;
    QTest::newRow("a dot is a dot") << u"path:/shop.books*"_qs << false;
    QTest::newRow("the API") << u"api:book"_qs << true;
    QTest::newRow("a changed header") << u"changed:authorization"_qs << true;
    QTest::newRow("a header that was not changed") << u"changed:accept"_qs << false;
    QTest::newRow("a changed target") << u"changed:target"_qs << true;
    QTest::newRow("anything changed") << u"changed:*"_qs << true;
    QTest::newRow("a response header") << u"header:etag"_qs << true;
    QTest::newRow("slower than") << u"ms:>5"_qs << true;
    QTest::newRow("faster than") << u"ms:<5"_qs << false;
    QTest::newRow("two terms") << u"status:2xx method:POST"_qs << false;
    QTest::newRow("a negation") << u"-method:POST"_qs << true;
    QTest::newRow("a negation that fits") << u"-status:2xx"_qs << false;
    QTest::newRow("a plain word in the path") << u"books"_qs << true;
    QTest::newRow("a plain word in the status") << u"200"_qs << true;
    QTest::newRow("a plain word nowhere") << u"pets"_qs << false;
    QTest::newRow("quotes keep blanks") << u"api:\"book shop\""_qs << false;
    QTest::newRow("one of two statuses") << u"status:404,2xx"_qs << true;
    QTest::newRow("one of two conditions") << u"status:5xx or method:GET"_qs << true;
    QTest::newRow("none of two conditions") << u"status:5xx or method:POST"_qs << false;
    QTest::newRow("and binds tighter than or") << u"status:2xx or status:5xx method:POST"_qs << true;
    QTest::newRow("brackets") << u"(status:2xx or status:5xx) method:POST"_qs << false;
    QTest::newRow("an and that is written") << u"status:2xx AND method:GET"_qs << true;
    QTest::newRow("not") << u"not method:POST"_qs << true;
    QTest::newRow("not twice") << u"not not method:POST"_qs << false;
    QTest::newRow("not brackets") << u"not (status:5xx or method:POST)"_qs << true;
    QTest::newRow("minus brackets") << u"-(status:2xx or method:POST)"_qs << false;
    QTest::newRow("a quoted operator is a word") << u"\"or\""_qs << false;
    QTest::newRow("a header and its value") << u"header:content-type=JSON"_qs << true;
    QTest::newRow("a header with another value") << u"header:etag=zebra"_qs << false;
    QTest::newRow("a text of a body") << u"body:\"signal and\""_qs << true;
    QTest::newRow("a text of no body") << u"body:zebra"_qs << false;
    QTest::newRow("larger than") << u"larger:1B"_qs << true;
    QTest::newRow("larger than a megabyte") << u"larger:1MB"_qs << false;
    QTest::newRow("smaller than a kilobyte") << u"smaller:1kB"_qs << true;
    QTest::newRow("slower than milliseconds") << u"slower:5"_qs << true;
    QTest::newRow("slower than seconds") << u"slower:1.5s"_qs << false;
    QTest::newRow("faster than a minute") << u"faster:1min"_qs << true;
    QTest::newRow("a URL is a word") << u"http://zebra.example"_qs << false;
    QTest::newRow("quoted colons are text") << u"\"page:2\""_qs << false;
}

void TestExchangeFilter::matches()
{
    QFETCH(const QString, filter);
    QFETCH(const bool, expected);
    QCOMPARE(items::ExchangeFilter::parse(filter).matches(support::bookshopExchange()), expected);
}

void TestExchangeFilter::findsProblems_data()
{
    using Error = traffic::GatewayError;
    QTest::addColumn<Error>("gatewayReason");
    QTest::addColumn<Error>("error");
    QTest::addColumn<int>("status");
    QTest::addColumn<QStringList>("problems");

    QTest::newRow("a response") << Error::None << Error::None << 500 << QStringList();
    QTest::newRow("no route") << Error::NotFound << Error::None << 404 << QStringList{u"refused"_qs};
    QTest::newRow("another origin") << Error::OriginNotAllowed << Error::None << 403 << QStringList{u"refused"_qs};
    QTest::newRow("no credentials") << Error::ClientAuthenticationMissing << Error::None << 401
                                    << QStringList{u"refused"_qs, u"credentials"_qs};
    QTest::newRow("a secret that is not allowed")
        << Error::SecretNotAllowed << Error::None << 503 << QStringList{u"settings"_qs};
    QTest::newRow("a closed port") << Error::UpstreamRefused << Error::UpstreamRefused << 500
                                   << QStringList{u"failed"_qs, u"unreachable"_qs};
    QTest::newRow("a slow upstream") << Error::UpstreamTimeout << Error::UpstreamTimeout << 504
                                     << QStringList{u"failed"_qs, u"timeout"_qs};
    QTest::newRow("half a response") << Error::None << Error::UpstreamClosed << 200
                                     << QStringList{u"failed"_qs, u"bad-response"_qs};
    QTest::newRow("the client left") << Error::None << Error::ClientAborted << 0
                                     << QStringList{u"failed"_qs, u"aborted"_qs};
    QTest::newRow("a fault") << Error::Fault << Error::None << 503 << QStringList{u"fault"_qs};
    QTest::newRow("an entry of a file without a response")
        << Error::None << Error::NoResponse << 0 << QStringList{u"failed"_qs};
}

void TestExchangeFilter::findsProblems()
{
    QFETCH(const traffic::GatewayError, gatewayReason);
    QFETCH(const traffic::GatewayError, error);
    QFETCH(const int, status);
    QFETCH(const QStringList, problems);
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.gatewayReason = gatewayReason;
    exchange.error = error;
    exchange.response.status = status;
    for (const bool isTruncated : {false, true}) {
        exchange.responseBody.size = exchange.responseBody.bytes.size() + (isTruncated ? 1 : 0);
        QStringList found;
        for (const QString &word : items::problemWords()) {
            if (items::ExchangeFilter::parse(u"problem:"_qs + word.toUpper()).matches(exchange))
                found.append(word);
        }
        QStringList expected = problems;
        if (isTruncated)
            expected.append(u"truncated"_qs);
        if (!expected.isEmpty())
            expected.prepend(u"any"_qs);
        QCOMPARE(found, expected);
    }
}

void TestExchangeFilter::findsComments()
{
    traffic::Exchange exchange = support::bookshopExchange();
    const auto matches = [&exchange](QStringView text) { return items::ExchangeFilter::parse(text).matches(exchange); };
    QVERIFY(!matches(u"comment:*"));
    exchange.comment = u"Ask the Warehouse"_qs;
    QVERIFY(matches(u"comment:*"));
    QVERIFY(matches(u"comment:warehouse"));
    QVERIFY(matches(u"warehouse"));
    QVERIFY(!matches(u"comment:bookshop"));
}

void TestExchangeFilter::namesWhatItDoesNotUnderstand_data()
{
    using Mistake = items::FilterMistake::Kind;
    QTest::addColumn<QString>("filter");
    QTest::addColumn<Mistake>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("position");
    const auto row = [](const char *name, const QString &filter, Mistake kind, const QString &text) {
        QTest::newRow(name) << filter << kind << text << filter.indexOf(text);
    };
    row("a status that is none", u"status:abc"_qs, Mistake::Value, u"status:abc"_qs);
    row("a class that is none", u"status:9xx"_qs, Mistake::Value, u"status:9xx"_qs);
    row("a status too many", u"status:200,"_qs, Mistake::Value, u"status:200,"_qs);
    row("a duration without direction", u"ms:100"_qs, Mistake::Value, u"ms:100"_qs);
    row("a size without a known unit", u"larger:1TB"_qs, Mistake::Value, u"larger:1TB"_qs);
    row("a problem that is none", u"method:GET problem:refused,schema"_qs, Mistake::Problem,
        u"problem:refused,schema"_qs);
    row("an empty value", u"method:"_qs, Mistake::Value, u"method:"_qs);
    row("a negated one", u"-status:abc"_qs, Mistake::Value, u"status:abc"_qs);
    row("the second condition", u"method:GET  status:abc"_qs, Mistake::Value, u"status:abc"_qs);
    row("an unknown key", u"colour:red"_qs, Mistake::UnknownKey, u"colour"_qs);
    row("an open bracket", u"(status:2xx"_qs, Mistake::Bracket, u"("_qs);
    row("a closed bracket", u"status:2xx )"_qs, Mistake::Bracket, u")"_qs);
    row("empty brackets", u"()"_qs, Mistake::Missing, u")"_qs);
    row("an end after or", u"status:2xx or"_qs, Mistake::Missing, u"or"_qs);
    row("a beginning with or", u"or status:2xx"_qs, Mistake::Missing, u"or"_qs);
    row("an end after not", u"status:2xx not"_qs, Mistake::Missing, u"not"_qs);
    row("too many brackets", QString(100'000, u'('), Mistake::Bracket, u"("_qs);
    QTest::newRow("too many brackets, at the last that is read")
        << QString(60, u'(') + u"a"_qs + QString(60, u')') << Mistake::Bracket << u"("_qs << qsizetype(50);
}

void TestExchangeFilter::namesWhatItDoesNotUnderstand()
{
    QFETCH(const QString, filter);
    QFETCH(const items::FilterMistake::Kind, kind);
    QFETCH(const QString, text);
    QFETCH(const qsizetype, position);
    const auto parsed = items::ExchangeFilter::parse(filter);
    QVERIFY(parsed.mistake());
    QCOMPARE(parsed.mistake()->kind, kind);
    QCOMPARE(parsed.mistake()->text, text);
    if (filter.size() < 1000)
        QCOMPARE(parsed.mistake()->position, position);
    QVERIFY(!parsed.matches(support::bookshopExchange()));
}

void TestExchangeFilter::anEmptyFilterLetsEverythingThrough()
{
    const auto parsed = items::ExchangeFilter::parse(u"  ");
    QVERIFY(parsed.isEmpty());
    QVERIFY(parsed.matches(support::bookshopExchange()));
}

GATEWRIGHT_TEST(TestExchangeFilter, QCoreApplication)
#include "testexchangefilter.moc"
