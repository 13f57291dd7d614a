#include "decimal.h"
#include "schemalimits.h"
#include "testprogram.h"

#include <QTest>

using schema::Decimal;

class TestDecimal final : public QObject
{
    Q_OBJECT

private slots:
    void compares_data();
    void compares();
    void divides_data();
    void divides();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void knowsIntegers();
    void endsWithLongDivisions();
};

void TestDecimal::compares_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<int>("order");
    const auto row = [](const char *left, const char *right, int order) {
        QTest::addRow("%s and %s", left, right) << QByteArray(left) << QByteArray(right) << order;
    };
    row("1", "1.0", 0);
    row("1", "10e-1", 0);
    row("0", "-0.00", 0);
    row("0e5", "0", 0);
    row("0.1", "0.10000000000000000000000000001", -1);
    row("9007199254740993", "9007199254740992", 1);
    row("1e400", "1e401", -1);
    row("-1e400", "1e-400", -1);
    row("-2", "-1", -1);
    row("123456789012345678901234567890", "123456789012345678901234567891", -1);
    row("100", "99.99", 1);
    row("0x1F", "31", 0);
    row("0o17", "15", 0);
    row("+3", "3", 0);
    row(".5", "0.5", 0);
    row("5.", "5", 0);
    row("12", "112", -1);
}

void TestDecimal::compares()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(int, order);
    const auto a = Decimal::parse(left);
    const auto b = Decimal::parse(right);
    QVERIFY(a && b);
    QCOMPARE(a->compare(*b), order);
    QCOMPARE(b->compare(*a), -order);
    QCOMPARE(a->canonical() == b->canonical(), order == 0);
}

void TestDecimal::divides_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<QByteArray>("divisor");
    QTest::addColumn<bool>("isMultiple");
    const auto row = [](const char *number, const char *divisor, bool isMultiple) {
        QTest::addRow("%s by %s", number, divisor) << QByteArray(number) << QByteArray(divisor) << isMultiple;
    };
    row("0", "7", true);
    row("21", "7", true);
    row("22", "7", false);
    row("0.0075", "0.0001", true);
    row("0.00751", "0.0001", false);
    row("4.5", "1.5", true);
    row("19.99", "0.01", true);
    row("1e308", "0.5", true);
    row("1", "3e5", false);
    row("-9", "3", true);
    row("12345678901234567890123456789012345678900", "12345678901234567890", true);
    row("12345678901234567890123456789012345678901", "12345678901234567890", false);
    row("12345678901234567890000", "12345678901234567890", true);
    row("1", "1e-8", true);
}

void TestDecimal::divides()
{
    QFETCH(QByteArray, number);
    QFETCH(QByteArray, divisor);
    QFETCH(bool, isMultiple);
    QCOMPARE(Decimal::parse(number)->isMultipleOf(*Decimal::parse(divisor)), std::optional(isMultiple));
}

void TestDecimal::refusesWhatIsNoNumber_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"", "-", ".", "e5", "1e", "1e+", ".inf", "-.inf", ".nan", "1.2.3", "0x", "0xG", "0o8", "a"})
        QTest::addRow("'%s'", text) << QByteArray(text);
}

void TestDecimal::refusesWhatIsNoNumber()
{
    QFETCH(QByteArray, text);
    QVERIFY(!Decimal::parse(text));
}

void TestDecimal::knowsIntegers()
{
    QVERIFY(Decimal::parse("1.0")->isInteger());
    QVERIFY(Decimal::parse("1.5e1")->isInteger());
    QVERIFY(!Decimal::parse("1.5")->isInteger());
    QVERIFY(Decimal::parse("0.000")->isInteger());
    QCOMPARE(Decimal::parse("1.20e3")->toInt(), 1200);
    QCOMPARE(Decimal::parse("1e30")->toInt(), std::numeric_limits<qint64>::max());
    QCOMPARE(Decimal::parse("-17")->toInt(), -17);
}

void TestDecimal::endsWithLongDivisions()
{
    QCOMPARE(Decimal::parse("1e999999999999")->isMultipleOf(*Decimal::parse("7")), std::nullopt);
    QCOMPARE(Decimal::parse("1")->isMultipleOf(*Decimal::parse(QByteArray(200, '7'))), std::nullopt);
    const auto isMultiple = [](const QByteArray &number, const QByteArray &divisor) {
        return Decimal::parse(number)->isMultipleOf(*Decimal::parse(divisor));
    };
    const QByteArray zeros = QByteArray::number(schema::MaximumDivisionDigits - 1);
    QCOMPARE(isMultiple("1e" + zeros, "7"), false);
    QCOMPARE(isMultiple("12e" + zeros, "7"), std::nullopt);
    QCOMPARE(isMultiple("1", QByteArray(schema::MaximumDivisorDigits, '7')), false);
    QCOMPARE(isMultiple("1", QByteArray(schema::MaximumDivisorDigits + 1, '7')), std::nullopt);
    // The digits of the quotient, each with the digits of the divisor.
    QCOMPARE(Decimal::parse("12345")->stepsOfDivision(*Decimal::parse("7")), 10);
    QCOMPARE(Decimal::parse("1e100")->stepsOfDivision(*Decimal::parse("7")), 202);
    QCOMPARE(Decimal::parse("1e100")->stepsOfDivision(*Decimal::parse(QByteArray(80, '7'))), 1'212);
}

GATEWRIGHT_TEST(TestDecimal, QCoreApplication)
#include "testdecimal.moc"
