#include "crosscheck.h"
#include "document.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;

/** Any string is accepted as a key and as a value, and both YAML readers read it back as it was given. */
class TestWrittenScalars final : public QObject
{
    Q_OBJECT

private slots:
    void areReadAlike_data();
    void areReadAlike();
    void keepTheStyleBeforeTheLastLine();
};

namespace {

/** A place for a new entry, or with `isNew` false the place of an old value. */
struct WritePlace {
    const char *text;
    Pointer pointer;
    bool isNew;
};

const QList<WritePlace> &writePlaces()
{
    static const QList<WritePlace> places{
        {"a: 1\nc: 2\n", {"b"}, true},
        {"a: 1\nc: 2", {"b"}, true},
        {"a: |\n  x\nc: |\n  y\n", {"b"}, true},
        {"r:\n  a: 1\n\n# c\nz: 1\n", {"r", "b"}, true},
        {"a:\n  - x\n  - y\nz: 1\n", {"a", "-"}, true},
        {"a:\n- x\n- y", {"a", "-"}, true},
        {"a: {b: x}\n", {"a", "c"}, true},
        {"a: [x, y]\n", {"a", "-"}, true},
        {"a: {\n  b: x\n  }\n", {"a", "c"}, true},
        {"", {"a"}, true},
        {"a: x\nb: x # c\nc: y\n", {"b"}, false},
        {"a: x\nb: 'x'\nc: y\n", {"b"}, false},
        {"a: x\nb: \"x\"\nc: y\n", {"b"}, false},
        {"a: x\nb: |\n  x\n  y\nc: y\n", {"b"}, false},
        {"a: x\nb: |-\n  x", {"b"}, false},
        {"a: x\nb: >-\n  x\n  y\n\nc: y\n", {"b"}, false},
        {"a: x\nb: |+ # c\n  x\n\n", {"b"}, false},
        {"a: x\nb:\nc: y\n", {"b"}, false},
        {"a: x\r\nb: x\r\nc: y\r\n", {"b"}, false},
        {"a: x\nb: x", {"b"}, false},
        {"a: x\nb: &n x\nc: *n\n", {"b"}, false},
        {"a:\n    - x\n    - b: x\n    - y\n", {"a", "1", "b"}, false},
        {"a: {b: x, c: y}\n", {"a", "b"}, false},
        {"a: [x, b: x, c: y]\n", {"a", "1", "b"}, false},
        {"? a\n: x\n? b\n: x\n? c\n", {"b"}, false},
        {"--- x\n", {}, false},
        {"x", {}, false},
    };
    return places;
}

QByteArray stringFrom(QRandomGenerator &random)
{
    static const QList<QByteArray> pieces{
        "a",  "x y",    "\n",     "\n",     "\n",     " ",    "  ",   "\t",     "#",         " #",     "# ",
        ":",  ": ",     "-",      "- ",     "---",    "...",  "yes",  "null",   "1.5",       "\u00E9", "\u2028",
        "\r", "\u0085", "\uFEFF", "\u00A0", "\uFFFE", "\x01", "\x1B", "\x7F",   "'",         "\"",     "\\",
        "{",  "}",      "[",      "]",      ",",      "&",    "*",    "!",      "|",         ">",      "%",
        "@",  "`",      "?",      "? ",     "=",      "<<",   "~",    "\uE000", "\U0001F600"};
    QByteArray text;
    for (int left = random.bounded(random.bounded(4) == 0 ? 20 : 6); left > 0; --left)
        text += pieces[random.bounded(int(pieces.size()))];
    return text;
}

/** The value with the string as a key and as values of block collections inside it. */
Value nested(const QByteArray &text)
{
    const Value inner = Value::object({{text, Value::string(text)}});
    return Value::object({{"k", Value::string(text)}, {"l", Value::array({Value::string(text), inner})}});
}

base::Result<void> write(Document &document, const WritePlace &place, const Value &value)
{
    return place.isNew ? document.insert(place.pointer, value) : document.set(place.pointer, value);
}

void checkBothReaders(const Document &document, const base::Result<void> &done, const QByteArray &text)
{
    const Snapshot now = document.snapshot();
    const QByteArray shown = text.toPercentEncoding() + " is written as\n" + now.text();
    QVERIFY2(done.isOk(), shown.constData());
    QVERIFY2(now.isValid(), shown.constData());
    const base::Diagnostics differences = document::crossCheck(now);
    QVERIFY2(differences.isEmpty(), shown.constData());
}

void checkValues(const WritePlace &place, const QByteArray &text)
{
    for (const Value &value : {Value::string(text), nested(text)}) {
        Document document(place.text, Format::Yaml);
        const bool isAnchored = document.snapshot().hasAliases() && value.isContainer();
        const base::Result<void> done = isAnchored ? base::Result<void>() : write(document, place, value);
        checkBothReaders(document, done, text);
        const bool isItem = place.isNew && place.pointer.last() == "-";
        const document::Node parent = document.snapshot().at(place.pointer.isRoot() ? Pointer()
                                                                                    : place.pointer.parent());
        const document::Node written = isItem ? parent.childAt(parent.childCount() - 1)
                                              : document.snapshot().at(place.pointer);
        const base::Result<Value> read = written.value();
        QVERIFY2(isAnchored || (read && *read == value), document.fileBytes().constData());
    }
}

void checkKey(const WritePlace &place, const QByteArray &text)
{
    if (place.pointer.isRoot() || place.pointer.last() == "-")
        return;
    Document document(place.text, Format::Yaml);
    const Pointer named = place.pointer.parent() / text;
    // In a text without a root, "-" names the first item of a sequence.
    if (document.snapshot().at(named).exists() || (document.snapshot().size() == 0 && text == "-"))
        return;
    checkBothReaders(document,
                     place.isNew ? document.insert(named, Value::string(QByteArray("v")))
                                 : document.renameKey(place.pointer, text),
                     text);
    QVERIFY2(document.snapshot().at(named).exists(), document.fileBytes().constData());
}

} // namespace

void TestWrittenScalars::areReadAlike_data()
{
    QTest::addColumn<int>("number");
    for (qsizetype i = 0; i < writePlaces().size(); ++i)
        QTest::newRow(writePlaces()[i].text) << int(i);
}

void TestWrittenScalars::areReadAlike()
{
    QFETCH(int, number);
    const WritePlace &place = writePlaces()[number];
    QRandomGenerator random(quint32(number) + 1);
    for (int i = 0; i < 300 && !QTest::currentTestFailed(); ++i) {
        const QByteArray text = stringFrom(random);
        checkValues(place, text);
        checkKey(place, text);
    }
}

void TestWrittenScalars::keepTheStyleBeforeTheLastLine()
{
    Document document("a: 1\nb: 2", Format::Yaml);
    const Value text = Value::string(QByteArray("yes\n"));
    QVERIFY(document.insert({"c"}, Value::object({{"d", text}, {"e", text}})).isOk());
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\nb: 2\nc:\n  d: |\n    yes\n  e: \"yes\\n\""));
    QVERIFY(document.set({"a"}, text).isOk());
    QCOMPARE(document.fileBytes(), QByteArray("a: |\n  yes\nb: 2\nc:\n  d: |\n    yes\n  e: \"yes\\n\""));
}

GATEWRIGHT_TEST(TestWrittenScalars, void)
#include "testwrittenscalars.moc"
