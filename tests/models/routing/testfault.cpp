#include "fault.h"
#include "testprogram.h"

#include <QTest>

using routing::Fault;
using routing::FaultTable;
using routing::parseFault;
using namespace std::chrono_literals;

class TestFault : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void findsTheFirstThatIsMeant();
    void findsNothingWithoutFaults();
};

void TestFault::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Fault>("expected");
    const auto row = [](const QString &text, const Fault &fault) { QTest::newRow(qPrintable(text)) << text << fault; };
    row(u"GET /a delay=200ms"_qs, {"GET", "/a", 200ms, 0, false, 0});
    row(u"/a delay=1.5s"_qs, {{}, "/a", 1500ms, 0, false, 0});
    row(u"POST /a/{id} status=503"_qs, {"POST", "/a/{id}", 0ms, 503, false, 0});
    row(u"/a* abort"_qs, {{}, "/a*", 0ms, 0, true, 0});
    row(u" /a  throttle=10k "_qs, {{}, "/a", 0ms, 0, false, 10240});
    row(u"/a throttle=2M delay=1ms"_qs, {{}, "/a", 1ms, 0, false, 2 * 1024 * 1024});
    row(u"/a throttle=7"_qs, {{}, "/a", 0ms, 0, false, 7});
}

void TestFault::reads()
{
    QFETCH(const QString, text);
    const auto fault = parseFault(text);
    QVERIFY(fault);
    QTEST(*fault, "expected");
}

void TestFault::refuses_data()
{
    QTest::addColumn<QString>("word");
    const auto row = [](const QString &text, const QString &word) { QTest::newRow(qPrintable(text)) << word; };
    row(u""_qs, u""_qs);
    row(u"/a"_qs, u"/a"_qs);
    row(u"GET"_qs, u"GET"_qs);
    row(u"GE(T /a abort"_qs, u"GE(T /a abort"_qs);
    row(u"/a{ abort"_qs, u"/a{ abort"_qs);
    row(u"/a delay=5"_qs, u"delay=5"_qs);
    row(u"/a delay=-1s"_qs, u"delay=-1s"_qs);
    row(u"/a delay=nans"_qs, u"delay=nans"_qs);
    row(u"/a status=99"_qs, u"status=99"_qs);
    row(u"/a status=x"_qs, u"status=x"_qs);
    row(u"/a throttle=0"_qs, u"throttle=0"_qs);
    row(u"/a abort=1"_qs, u"abort=1"_qs);
    row(u"/a explode"_qs, u"explode"_qs);
}

void TestFault::refuses()
{
    QFETCH(const QString, word);
    const auto fault = parseFault(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(!fault);
    QCOMPARE(fault.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(fault.error().detail, word);
}

void TestFault::findsTheFirstThatIsMeant()
{
    const FaultTable table({{"GET", "/a/{id}", 0ms, 500, false, 0},
                            {{}, "/a/b", 0ms, 501, false, 0},
                            {{}, "/below*", 0ms, 502, false, 0}});
    const auto status = [&](QByteArrayView method, QByteArrayView target) {
        const Fault *const fault = table.find(method, target);
        return fault ? fault->status : 0;
    };
    QCOMPARE(status("GET", "/a/7?x=1"), 500);
    QCOMPARE(status("GET", "/a/b"), 500);
    QCOMPARE(status("POST", "/a/b"), 501);
    QCOMPARE(status("POST", "/a/7"), 0);
    QCOMPARE(status("GET", "/a/7/more"), 0);
    QCOMPARE(status("GET", "/a/7/"), 0);
    QCOMPARE(status("PUT", "/below/and/more"), 502);
    QCOMPARE(status("PUT", "/below"), 502);
    QCOMPARE(status("GET", "http://h/a/7"), 500);
}

void TestFault::findsNothingWithoutFaults()
{
    QVERIFY(FaultTable().isEmpty());
    QVERIFY(FaultTable(QList<Fault>()).isEmpty());
    QCOMPARE(FaultTable().find("GET", "/"), nullptr);
}

GATEWRIGHT_TEST(TestFault, QCoreApplication)
#include "testfault.moc"
