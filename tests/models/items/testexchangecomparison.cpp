#include "exchangecomparison.h"
#include "exchangesamples.h"
#include "testprogram.h"

#include <QTest>

using items::ComparedExchanges;
using items::ComparedLine;
using Kind = items::ComparedLine::Kind;

namespace {

ComparedExchanges compared(const traffic::Exchange &first, const traffic::Exchange &second)
{
    return items::compareExchanges({first, first}, {second, second});
}

/** The lines as they are printed: a sign, and the text. */
QByteArrayList printedLines(const QList<ComparedLine> &lines)
{
    QByteArrayList texts;
    for (const ComparedLine &line : lines) {
        switch (line.kind) {
        case Kind::Same:
            texts.append("  " + line.text);
            break;
        case Kind::First:
            texts.append("- " + line.text);
            break;
        case Kind::Second:
            texts.append("+ " + line.text);
            break;
        case Kind::Gap:
            texts.append("… " + QByteArray::number(line.count));
            break;
        }
    }
    return texts;
}

traffic::Exchange withBody(const QByteArray &body)
{
    traffic::Exchange exchange;
    exchange.request = {"PUT", "/a", {}, 1};
    exchange.requestBody.bytes = body;
    exchange.requestBody.size = body.size();
    return exchange;
}

} // namespace

class TestExchangeComparison final : public QObject
{
    Q_OBJECT

private slots:
    void saysThatNothingDiffers();
    void comparesFieldsByName();
    void comparesRequestAndStatusLines();
    void comparesJsonLineByLine();
    void leavesEqualLinesOut();
    void showsMasksAndComparesWhatIsBehindThem();
    void saysThatBodiesDifferWhereNothingIsSeen();
};

void TestExchangeComparison::saysThatNothingDiffers()
{
    const traffic::Exchange exchange = support::bookshopExchange();
    const ComparedExchanges result = compared(exchange, exchange);
    QVERIFY(result.request.isSame());
    QVERIFY(result.response.isSame());
    QCOMPARE(result.request.body, QList<ComparedLine>());
    QCOMPARE(result.request.head.size(), 5); // The request line, and four fields.
}

void TestExchangeComparison::comparesFieldsByName()
{
    traffic::Exchange first = withBody({});
    first.request.headers.append("Accept", "a/b");
    first.request.headers.append("X-Two", "1");
    first.request.headers.append("Gone", "x");
    first.request.headers.append("X-Two", "2");
    traffic::Exchange second = withBody({});
    second.request.headers.append("x-two", "1");
    second.request.headers.append("x-two", "3");
    second.request.headers.append("accept", "a/b");
    second.request.headers.append("New", "y");
    const ComparedExchanges result = compared(first, second);
    const QByteArrayList expected{"  PUT /a HTTP/1.1", "  Accept: a/b", "- X-Two: 1", "- X-Two: 2",
                                  "+ x-two: 1",        "+ x-two: 3",    "- Gone: x",  "+ New: y"};
    QCOMPARE(printedLines(result.request.head), expected);
    QVERIFY(!result.request.isSame());
    QVERIFY(result.response.isSame());
}

void TestExchangeComparison::comparesRequestAndStatusLines()
{
    traffic::Exchange first = support::bookshopExchange();
    traffic::Exchange second = first;
    second.request.method = "HEAD";
    second.response = {404, "Not Found", first.response.headers, 1};
    const ComparedExchanges result = compared(first, second);
    QCOMPARE(printedLines(result.request.head).first(2),
             (QByteArrayList{"- GET /shop/books?page=2 HTTP/1.1", "+ HEAD /shop/books?page=2 HTTP/1.1"}));
    QCOMPARE(printedLines(result.response.head).first(2), (QByteArrayList{"- 200 OK", "+ 404 Not Found"}));
    first.response = {}; // Nobody answered.
    QCOMPARE(printedLines(compared(first, second).response.head).first(1), QByteArrayList{"+ 404 Not Found"});
}

void TestExchangeComparison::comparesJsonLineByLine()
{
    const ComparedExchanges result = compared(withBody(R"({"a":1,"b":[true]})"), withBody(R"({"a":2,"b":[true]})"));
    const QByteArrayList lines = printedLines(result.request.body);
    QVERIFY2(lines.contains("-   \"a\": 1,") && lines.contains("+   \"a\": 2,"), lines.join('\n').constData());
    QVERIFY2(lines.contains("    \"b\": ["), lines.join('\n').constData());
}

void TestExchangeComparison::leavesEqualLinesOut()
{
    QByteArrayList lines;
    for (int number = 0; number < 100; ++number)
        lines.append(QByteArray::number(number));
    const QByteArray first = lines.join('\n');
    lines[50] = "other";
    const QByteArrayList shown = printedLines(compared(withBody(first), withBody(lines.join('\n'))).request.body);
    const QByteArrayList expected{"… 47", "  47", "  48", "  49", "- 50", "+ other", "  51", "  52", "  53", "… 46"};
    QCOMPARE(shown, expected);
}

void TestExchangeComparison::showsMasksAndComparesWhatIsBehindThem()
{
    traffic::Exchange first = withBody({});
    first.request.headers.append("Authorization", "Basic one");
    traffic::Exchange second = withBody({});
    second.request.headers.append("Authorization", "Basic two");
    traffic::Exchange shown = withBody({});
    shown.request.headers.append("Authorization", "Basic …");
    const QByteArrayList differing = printedLines(
        items::compareExchanges({first, shown}, {second, shown}).request.head);
    QCOMPARE(differing.last(2), (QByteArrayList{"- Authorization: Basic …", "+ Authorization: Basic …"}));
    const QByteArrayList same = printedLines(items::compareExchanges({first, shown}, {first, shown}).request.head);
    QCOMPARE(same.last(), "  Authorization: Basic …");
}

void TestExchangeComparison::saysThatBodiesDifferWhereNothingIsSeen()
{
    const traffic::Exchange first = withBody(R"({"password":"one"})");
    const traffic::Exchange second = withBody(R"({"password":"two"})");
    const traffic::Exchange shown = withBody(R"({"password":"REDACTED"})");
    const ComparedExchanges masked = items::compareExchanges({first, shown}, {second, shown});
    QVERIFY(masked.request.differsUnseen);
    QVERIFY(!masked.request.isSame());
    QCOMPARE(masked.request.body, QList<ComparedLine>());
    traffic::Exchange longer = first;
    longer.requestBody.size = 1'000'000; // The rest was not recorded.
    QVERIFY(compared(first, longer).request.differsUnseen);
}

GATEWRIGHT_TEST(TestExchangeComparison, QCoreApplication)
#include "testexchangecomparison.moc"
