#include "completedline.h"
#include "lineversions.h"
#include "testprogram.h"

#include <QTest>

using propertyline::completeLine;
using propertyline::LineCandidate;
using propertyline::LineCompletion;
using support::scopeOf;

/** What completion offers at a place of a line, and which text it replaces. */
class TestCompletedLine final : public QObject
{
    Q_OBJECT

private slots:
    void offersWhatCanBeThere_data();
    void offersWhatCanBeThere();
    void offersNothingElsewhere_data();
    void offersNothingElsewhere();
    void replacesTheWordAtTheCursor();
};

namespace {

/** The completion at the mark "^" in a text. */
LineCompletion completedAt(QString text)
{
    const qsizetype cursor = text.indexOf(u'^');
    return completeLine(text.remove(cursor, 1), cursor, scopeOf());
}

QStringList textsOf(const LineCompletion &completion)
{
    QStringList texts;
    for (const LineCandidate &candidate : completion.candidates)
        texts.append(candidate.text);
    return texts;
}

} // namespace

void TestCompletedLine::offersWhatCanBeThere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("offered");
    const auto row = [](const char *text, const QStringList &offered) {
        QTest::newRow(text) << QString::fromUtf8(text) << offered;
    };
    row("name str^", {u"string"_qs});
    row("name Con^", {u"Contact"_qs});
    row("name con^", {u"Contact"_qs});
    row("name! uu^ // text", {u"uuid"_qs});
    row("name @v^", {u"Voucher"_qs, u"v1.Price"_qs});
    row("name Card | Vou^", {u"Voucher"_qs});
    row("name map<int^>", {u"integer"_qs, u"int32"_qs, u"int64"_qs, u"json-pointer"_qs, u"relative-json-pointer"_qs});
    row("name (nu^", {u"number"_qs, u"null"_qs});
    row("name dat^", {u"date"_qs, u"date-time"_qs, u"@date"_qs});
    row("name string(^", {u"1..80"_qs, u">=1"_qs, u"<=80"_qs, u"/^[a-z]+$/"_qs});
    row("name number(>0, st^", {u"step 0.01"_qs});
    row("name Card[](^)", {u"unique"_qs, u"1..5"_qs, u">=1"_qs, u"<=5"_qs});
    row("name Card ^", {u"read-only"_qs, u"write-only"_qs, u"deprecated"_qs});
    row("name Card | Voucher ^", {u"read-only"_qs, u"write-only"_qs, u"deprecated"_qs, u"by"_qs});
    row("name string read-only dep^", {u"deprecated"_qs});
    row("name boolean = ^", {u"true"_qs, u"false"_qs});
    row("name \"active\" | \"blocked\" | null = bl^", {u"\"blocked\""_qs});
}

void TestCompletedLine::offersWhatCanBeThere()
{
    QFETCH(QString, text);
    QFETCH(QStringList, offered);
    QCOMPARE(textsOf(completedAt(text)), offered);
}

void TestCompletedLine::offersNothingElsewhere_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"^", "na^", "\"na^", "name \"str^", "name string // str^", "name string(/a^",
                             "name boolean = \"tr^", "name string) ^", "name Card(^"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestCompletedLine::offersNothingElsewhere()
{
    QFETCH(QString, text);
    QCOMPARE(textsOf(completedAt(text)), QStringList());
}

void TestCompletedLine::replacesTheWordAtTheCursor()
{
    const LineCompletion inside = completedAt(u"name st^r(1..5)"_qs);
    QCOMPARE(inside.start, qsizetype(5));
    QCOMPARE(inside.length, qsizetype(3));
    QCOMPARE(textsOf(inside).first(), u"string"_qs);
    const LineCompletion between = completedAt(u"name ^ // text"_qs);
    QCOMPARE(between.start, qsizetype(5));
    QCOMPARE(between.length, qsizetype(0));
    QVERIFY(textsOf(between).contains(u"map<"_qs));
    QVERIFY(textsOf(between).contains(u"Card"_qs));
    const LineCompletion outside = completeLine(u"name s"_qs, 100, scopeOf());
    QCOMPARE(outside.start, qsizetype(5));
    QCOMPARE(outside.length, qsizetype(1));
    // What is after the cursor does not count.
    QVERIFY(textsOf(completedAt(u"name ^ x( ]"_qs)).contains(u"string"_qs));
    QCOMPARE(completeLine(u"name s"_qs, -5, scopeOf()).start, qsizetype(0));
}

GATEWRIGHT_TEST(TestCompletedLine, QCoreApplication)
#include "testcompletedline.moc"
