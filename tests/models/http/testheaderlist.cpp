#include "headerlist.h"

#include <QtTest>

using http::HeaderList;

namespace {

QByteArray text(const HeaderList &headers)
{
    QByteArray out;
    for (const auto &field : headers.fields())
        out += field.name + '=' + field.value + ' ';
    return out.trimmed();
}

HeaderList sample()
{
    HeaderList headers;
    headers.append("A", "1");
    headers.append("b", "2");
    headers.append("a", "3");
    return headers;
}

} // namespace

class TestHeaderList : public QObject
{
    Q_OBJECT

private slots:
    void keepsOrderCaseAndDuplicates() { QCOMPARE(text(sample()), "A=1 b=2 a=3"); }
    void setReplacesAllAtThePlaceOfTheFirst();
    void setAppendsWhatIsNotThere();
    void removesAllOfAName();
    void findsWithoutCase();
    void knowsTokens_data();
    void knowsTokens();
};

void TestHeaderList::setReplacesAllAtThePlaceOfTheFirst()
{
    HeaderList headers = sample();
    headers.set("a", "x");
    QCOMPARE(text(headers), "a=x b=2");
}

void TestHeaderList::setAppendsWhatIsNotThere()
{
    HeaderList headers = sample();
    headers.set("C", "x");
    QCOMPARE(text(headers), "A=1 b=2 a=3 C=x");
}

void TestHeaderList::removesAllOfAName()
{
    HeaderList headers = sample();
    QCOMPARE(headers.remove("a"), 2);
    QCOMPARE(headers.remove("a"), 0);
    QCOMPARE(text(headers), "b=2");
}

void TestHeaderList::findsWithoutCase()
{
    const HeaderList headers = sample();
    QCOMPARE(headers.first("a"), QByteArray("1"));
    QCOMPARE(headers.all("a"), (QList<QByteArray>{"1", "3"}));
    QVERIFY(headers.contains("B"));
    QVERIFY(!headers.contains("c"));
    QVERIFY(!headers.first("ab"));
}

void TestHeaderList::knowsTokens_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isToken");
    QTest::newRow("usual") << QByteArray("X-Api-Key") << true;
    QTest::newRow("all signs") << QByteArray("!#$%&'*+-.^_`|~09azAZ") << true;
    QTest::newRow("empty") << QByteArray() << false;
    for (const char sign : QByteArray("(),/:;<=>?@[\\]{}\" \t\r\n\x7f\xe4"))
        QTest::addRow("byte %d", sign) << QByteArray("X") + sign << false;
    QTest::newRow("NUL") << QByteArray("X\0", 2) << false;
}

void TestHeaderList::knowsTokens()
{
    QFETCH(const QByteArray, name);
    QFETCH(const bool, isToken);
    QCOMPARE(http::isToken(name), isToken);
}

QTEST_GUILESS_MAIN(TestHeaderList)
#include "testheaderlist.moc"
