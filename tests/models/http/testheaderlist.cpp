#include "headerlist.h"
#include "testprogram.h"

#include <QTest>

using http::HeaderList;

namespace {

QByteArray text(const HeaderList &headers)
{
    QByteArray out;
    for (const auto &field : headers.fields())
        out += field.name.toByteArray() + '=' + field.value.toByteArray() + ' ';
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
    void putsAFieldInFront();
    void changesOneValue();
    void isEqualByItsFieldsAlone();
    void leavesACopyAsItWas();
    void takesItsOwnFieldsAgain();
    void takesTheFieldsOfAHead();
    void usesItsMemoryAgain();
    void sharesNothingOfWhatItWasAssigned();
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

void TestHeaderList::putsAFieldInFront()
{
    HeaderList headers = sample();
    headers.prepend("Host", "h");
    QCOMPARE(text(headers), "Host=h A=1 b=2 a=3");
}

void TestHeaderList::changesOneValue()
{
    HeaderList headers = sample();
    headers.setValue(1, "longer than before");
    headers.setValue(2, {});
    QCOMPARE(text(headers), "A=1 b=longer than before a=");
}

void TestHeaderList::isEqualByItsFieldsAlone()
{
    HeaderList headers = sample();
    headers.set("b", "other");
    QVERIFY(headers != sample());
    headers.setValue(1, "2");
    QVERIFY(headers == sample());
    headers.remove("b");
    QVERIFY(headers != sample());
}

void TestHeaderList::leavesACopyAsItWas()
{
    HeaderList headers = sample();
    const HeaderList copy = headers;
    headers.set("a", "x");
    headers.append("d", "4");
    QCOMPARE(text(copy), "A=1 b=2 a=3");
    QCOMPARE(text(headers), "a=x b=2 d=4");
}

void TestHeaderList::takesItsOwnFieldsAgain()
{
    HeaderList headers = sample();
    QByteArray expected = text(headers);
    for (int time = 0; time < 100; ++time) { // Often enough for the memory to be moved several times.
        headers.append(headers.fields().at(1));
        expected += " b=2";
    }
    QCOMPARE(text(headers), expected);
    headers.set("A", headers.fields().at(1).value);
    QCOMPARE(headers.first("A"), QByteArray("2"));
    for (int time = 0; time < 100; ++time) { // Where memory was short, the name has moved.
        headers.append("b", "2");
        headers.set(headers.fields().at(1).name, QByteArray(time, 'x'));
        QCOMPARE(headers.count("b"), 1);
    }
}

void TestHeaderList::takesTheFieldsOfAHead()
{
    const QByteArray head("GET / HTTP/1.1\r\nHost: h\r\nX-Empty:\r\n\r\n");
    const QByteArrayView view(head);
    const HeaderList::Field fields[] = {{view.sliced(16, 4), view.sliced(22, 1)}, {view.sliced(25, 7), {}}};
    HeaderList headers;
    headers.assign(head, fields);
    QCOMPARE(text(headers), "Host=h X-Empty=");
}

void TestHeaderList::usesItsMemoryAgain()
{
    HeaderList headers;
    headers.assign(sample());
    headers.append("room", "for what is to come");
    const void *const memory = headers.fields().at(0).name.data();
    headers.assign(sample());
    QCOMPARE(text(headers), "A=1 b=2 a=3");
    QCOMPARE(static_cast<const void *>(headers.fields().at(0).name.data()), memory);
    headers.clear(1000);
    QVERIFY(headers.isEmpty());
    headers.append("A", "1");
    QCOMPARE(static_cast<const void *>(headers.fields().at(0).name.data()), memory);
}

void TestHeaderList::sharesNothingOfWhatItWasAssigned()
{
    const HeaderList other = sample();
    HeaderList headers;
    headers.assign(other);
    QVERIFY(headers == other);
    QVERIFY(headers.fields().at(0).name.data() != other.fields().at(0).name.data());
    const HeaderList copy = headers;
    headers.assign(HeaderList{{"C", "9"}});
    QCOMPARE(text(copy), "A=1 b=2 a=3");
    QCOMPARE(text(headers), "C=9");
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

GATEWRIGHT_TEST(TestHeaderList, QCoreApplication)
#include "testheaderlist.moc"
