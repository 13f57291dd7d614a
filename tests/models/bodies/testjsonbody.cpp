#include "jsonbody.h"

#include "bodylimits.h"
#include "rowtokens.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace bodies;

namespace {

QByteArray textOf(const BodyRows &rows)
{
    return textBetween(rows, {0, 0}, {rows.rowCount() - 1, LongestRow * 2}, 1'000'000'000);
}

QByteArray formatted(const QByteArray &json)
{
    const auto rows = jsonRows(json);
    return rows ? textOf(**rows) : QByteArray();
}

/** The text without the white space between tokens. */
QByteArray compact(const QByteArray &json)
{
    QByteArray text;
    bool isInString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char one = json.at(i);
        if (isInString && one == '\\') {
            text.append(json.mid(i, 2));
            ++i;
            continue;
        }
        if (one == '"')
            isInString = !isInString;
        if (isInString || !QByteArray(" \n\r\t").contains(one))
            text.append(one);
    }
    return text;
}

QByteArray randomValue(QRandomGenerator &random, int depth)
{
    const QByteArray blanks = QByteArray("  \n\t").first(random.bounded(4));
    QByteArray text;
    switch (random.bounded(depth > 6 ? 4 : 8)) {
    case 0:
        return blanks + "-12.50e+3" + blanks;
    case 1:
        return blanks + "null";
    case 2:
        return "\"" + QByteArray("\\\"\xC3\xA9 ").repeated(random.bounded(700)) + "\"";
    case 3:
        return QByteArray("1").repeated(1 + random.bounded(2500)) + blanks;
    case 4:
    case 5:
        for (int i = random.bounded(9); i > 0; --i)
            text += (text.isEmpty() ? "" : ",") + randomValue(random, depth + 1);
        return blanks + '[' + blanks + text + blanks + ']';
    default:
        for (int i = random.bounded(9); i > 0; --i)
            text += (text.isEmpty() ? "\"" : ",\"") + QByteArray("k").repeated(random.bounded(i == 3 ? 3000 : 9)) +
                    '"' + blanks + ':' + randomValue(random, depth + 1);
        return '{' + text + blanks + '}' + blanks;
    }
}

} // namespace

class TestJsonBody final : public QObject
{
    Q_OBJECT

private slots:
    void formatsMembersAndItems();
    void keepsEveryTokenOfRandomTexts();
    void readsFromAnyRow();
    void foldsObjectsAndArrays();
    void foldsALargeArray();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void formatsDeepNesting();
    void doesNotFormatEndlessBlanks();
    void colorsKeysAndValues();
};

void TestJsonBody::formatsMembersAndItems()
{
    QCOMPARE(formatted(R"( {"a":[1,{}, []],"b" : {"c":"x\"y"} } )"), QByteArray(R"({
  "a": [
    1,
    {},
    []
  ],
  "b": {
    "c": "x\"y"
  }
})"));
    QCOMPARE(formatted("12345678901234567890.10"), QByteArray("12345678901234567890.10"));
    QCOMPARE(formatted("[]"), QByteArray("[]"));
}

void TestJsonBody::keepsEveryTokenOfRandomTexts()
{
    QRandomGenerator random(7);
    for (int i = 0; i < 40; ++i) {
        const QByteArray json = randomValue(random, 0);
        const auto rows = jsonRows(json);
        QVERIFY2(rows.isOk(), json.left(200).constData());
        QCOMPARE(compact(textOf(**rows)), compact(json));
        (*rows)->read(0, [&](const Row &row) {
            // A token that a row ends within may be longer by a character or an escape and its punctuation.
            const bool isShort = row.text.size() <= LongestRow + 8 && row.text.isValidUtf8();
            if (!isShort)
                qWarning("row of %d bytes", int(row.text.size()));
            return isShort;
        });
    }
}

void TestJsonBody::readsFromAnyRow()
{
    QRandomGenerator random(8);
    QByteArray json = "[0";
    for (int i = 0; i < 30; ++i)
        json += ',' + randomValue(random, 3);
    const auto rows = jsonRows(json + ']');
    QVERIFY(rows.isOk());
    const QList<Row> all = (*rows)->rows(0, (*rows)->rowCount() + 1);
    QCOMPARE(all.size(), (*rows)->rowCount());
    for (qsizetype row = 0; row < all.size(); ++row)
        QCOMPARE((*rows)->row(row), all.at(row));
    QVERIFY((*rows)->rows(all.size(), 1).isEmpty());
}

void TestJsonBody::foldsObjectsAndArrays()
{
    const auto rows = jsonRows(R"({"a":[1,[2,3]],"b":{"c":1},"d":{}})");
    QVERIFY(rows.isOk());
    QCOMPARE((*rows)->fold(0), (Fold{0, 12, 3, Fold::Kind::Object}));
    QCOMPARE((*rows)->fold(1), (Fold{1, 7, 2, Fold::Kind::Array}));
    QCOMPARE((*rows)->fold(3), (Fold{3, 6, 2, Fold::Kind::Array}));
    QCOMPARE((*rows)->fold(8), (Fold{8, 10, 1, Fold::Kind::Object}));
    for (const qsizetype row : {2, 11, 12, 13})
        QVERIFY(!(*rows)->fold(row));
}

void TestJsonBody::foldsALargeArray()
{
    const int count = int(SmallFold) * 2;
    const auto rows = jsonRows("{\"a\":[" + QByteArray("[1],").repeated(count) + "0]}");
    QVERIFY(rows.isOk());
    QCOMPARE((*rows)->fold(1), (Fold{1, 2 + count * 3 + 1, count + 1, Fold::Kind::Array}));
    QCOMPARE((*rows)->fold(2), (Fold{2, 4, 1, Fold::Kind::Array}));
}

void TestJsonBody::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto add = [](const char *name, const QByteArray &json, Fault::Code code, int line, int column) {
        QTest::newRow(name) << json << int(code) << line << column;
    };
    using Code = Fault::Code;
    add("empty", " ", Code::EmptyText, 1, 2);
    add("no end", "{\"a\":\n[1", Code::UnexpectedEnd, 2, 3);
    add("string without end", "\"abc", Code::UnexpectedEnd, 1, 5);
    add("trailing comma", "[1,]", Code::UnexpectedByte, 1, 4);
    add("no colon", "{\"a\" 1}", Code::UnexpectedByte, 1, 6);
    add("key without quotes", "{a:1}", Code::UnexpectedByte, 1, 2);
    add("wrong bracket", "[1}", Code::UnexpectedByte, 1, 3);
    add("line feed in a string", "\"a\nb\"", Code::InvalidString, 1, 3);
    add("escape", R"("\x")", Code::InvalidString, 1, 3);
    add("short escape", R"("\u12")", Code::InvalidString, 1, 6);
    add("digits after the zero", "01", Code::TextAfterValue, 1, 2);
    add("no digit", "[-]", Code::InvalidNumber, 1, 3);
    add("no fraction", "[1.]", Code::InvalidNumber, 1, 4);
    add("two values", "{}\n\n{}", Code::TextAfterValue, 3, 1);
    add("NUL", QByteArray("[\0]", 3), Code::UnexpectedByte, 1, 2);
    add("literal", "nul", Code::UnexpectedByte, 1, 1);
}

void TestJsonBody::saysWhatIsWrong()
{
    QFETCH(QByteArray, json);
    QFETCH(int, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto rows = jsonRows(json);
    QVERIFY(!rows.isOk());
    QCOMPARE(int(rows.error().code), code);
    QCOMPARE(int(rows.error().line), line);
    QCOMPARE(int(rows.error().column), column);
}

void TestJsonBody::formatsDeepNesting()
{
    constexpr int Depth = 100'000;
    const auto rows = jsonRows(QByteArray(Depth, '[') + '1' + QByteArray(Depth, ']'));
    QVERIFY(rows.isOk());
    QCOMPARE((*rows)->rowCount(), qsizetype(2 * Depth + 1));
    QCOMPARE((*rows)->row(Depth).text, QByteArray(MaximumIndentedLevels * 2, ' ') + '1');
    QCOMPARE((*rows)->fold(0), (Fold{0, 2 * Depth, 1, Fold::Kind::Array}));
    QCOMPARE((*rows)->fold(Depth - 1), (Fold{Depth - 1, Depth + 1, 1, Fold::Kind::Array}));
    QCOMPARE(int(jsonRows(QByteArray(MaximumDepth + 2, '[')).error().code), int(Fault::Code::TooDeep));
}

void TestJsonBody::doesNotFormatEndlessBlanks()
{
    const QByteArray blanks(MaximumBlanks + 1, ' ');
    QCOMPARE(int(jsonRows("[1" + blanks + "]").error().code), int(Fault::Code::TooManyBlanks));
    QVERIFY(jsonRows("[1" + blanks.chopped(1) + "]").isOk());
}

void TestJsonBody::colorsKeysAndValues()
{
    using Kind = RowToken::Kind;
    QCOMPARE(tokensOf(u"  \"a\": \"b\\\"\",", Language::Json, false),
             (QList<RowToken>{{Kind::Key, 2, 3}, {Kind::Text, 7, 5}}));
    QCOMPARE(tokensOf(u"x\": -1.5e3", Language::Json, true),
             (QList<RowToken>{{Kind::Key, 0, 2}, {Kind::Number, 4, 6}}));
}

GATEWRIGHT_TEST(TestJsonBody, QCoreApplication)
#include "testjsonbody.moc"
