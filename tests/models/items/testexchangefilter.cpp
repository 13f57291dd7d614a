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
    QTest::newRow("an unknown key is a word") << u"colour:red"_qs << false;
}

void TestExchangeFilter::matches()
{
    QFETCH(const QString, filter);
    QFETCH(const bool, expected);
    QCOMPARE(items::ExchangeFilter::parse(filter).matches(support::bookshopExchange()), expected);
}

void TestExchangeFilter::namesWhatItDoesNotUnderstand_data()
{
    QTest::addColumn<QString>("filter");
    QTest::newRow("a status that is none") << u"status:abc"_qs;
    QTest::newRow("a class that is none") << u"status:9xx"_qs;
    QTest::newRow("a duration without direction") << u"ms:100"_qs;
    QTest::newRow("an empty value") << u"method:"_qs;
    QTest::newRow("a negated one") << u"-status:abc"_qs;
}

void TestExchangeFilter::namesWhatItDoesNotUnderstand()
{
    QFETCH(const QString, filter);
    const auto parsed = items::ExchangeFilter::parse(filter);
    QCOMPARE(parsed.misunderstood(), QStringList{filter});
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
