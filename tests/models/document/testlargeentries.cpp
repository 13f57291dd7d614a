#include "edits.h"
#include "reparse.h"
#include "testprogram.h"
#include "treetext.h"

#include <QTest>

using document::Edited;
using document::EditResult;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Splice;
using document::Value;

/** What is edited beside a large value, or in its key, does not read that value again. */
class TestLargeEntries final : public QObject
{
    Q_OBJECT

private slots:
    void editsReadLittle_data();
    void editsReadLittle();
    void typingReadsLittle_data();
    void typingReadsLittle();
    void movingPastALargeEntryMovesTheOther();
    void fewEntriesCanDiffer_data();
    void fewEntriesCanDiffer();

private:
    static constexpr qsizetype Little = 4096;

    [[nodiscard]] static QByteArray large(const QByteArray &margin)
    {
        QByteArray text;
        for (int i = 0; i < 2400; ++i)
            text += margin + "entry" + QByteArray::number(i) + ": {value: [1, 2]}\n";
        return text;
    }
    [[nodiscard]] static QByteArray yaml()
    {
        return "# head\n\nfirst: 1\npaths:\n" + large("  ") + "# of the list\nlist:\n  - name: x\n    all:\n" +
               large("      ") + "  - y\nlast:\n" + large("    ");
    }
    [[nodiscard]] static QByteArray json()
    {
        QByteArray members;
        for (int i = 0; i < 2400; ++i)
            members += (i > 0 ? ",\n    " : "\n    ") + QByteArray("\"e") + QByteArray::number(i) + "\": [1, {}]";
        return "{\n  \"first\": 1,\n  \"paths\": {" + members + "\n  },\n  \"last\": {" + members + "\n  }\n}\n";
    }
    /** Bytes read for the splices one after the other; the tree must be that of a full parse. */
    static void readsLittle(Snapshot snapshot, const QList<Splice> &splices)
    {
        for (const Splice &splice : splices) {
            const document::Reparsed done = document::applySplice(snapshot, splice);
            QVERIFY2(done.read < Little, QByteArray::number(done.read).constData());
            snapshot = done.snapshot;
        }
        const Snapshot full = Snapshot::parse(snapshot.text(), snapshot.format());
        QVERIFY(full.isValid() && snapshot.isValid());
        QVERIFY(tests::TreeText::write(full) == tests::TreeText::write(snapshot));
    }
};

void TestLargeEntries::editsReadLittle_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Format>("format");
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("place");
    for (const auto &[name, text, format] :
         {std::tuple("YAML", yaml(), Format::Yaml), std::tuple("JSON", json(), Format::Json)}) {
        const auto row = [&, name = name, text = text, format = format](const char *verb, const char *place) {
            QTest::addRow("%s, %s %s", name, verb, place)
                << text << format << QString::fromLatin1(verb) << QString::fromLatin1(place);
        };
        for (const char *place : {"/paths", "/last", "/first"})
            row("rename", place);
        for (const char *place : {"/new @0", "/new @1", "/new @2", "/new", "/paths/new @0", "/paths/new", "/last/new"})
            row("insert", place);
        row("remove", "/first");
        row("set", "/first");
    }
    const auto yamlRow = [](const char *verb, const char *place) {
        QTest::addRow("YAML, %s %s", verb, place)
            << yaml() << Format::Yaml << QString::fromLatin1(verb) << QString::fromLatin1(place);
    };
    yamlRow("rename", "/list/0/all");
    yamlRow("insert", "/list/0/new");
    yamlRow("insert", "/list/0/new @0");
    yamlRow("insert", "/list/1");
    yamlRow("insert", "/list/0");
}

void TestLargeEntries::editsReadLittle()
{
    QFETCH(QByteArray, text);
    QFETCH(Format, format);
    QFETCH(QString, verb);
    QFETCH(QString, place);
    const Snapshot before = Snapshot::parse(text, format);
    QVERIFY(before.isValid());
    const Pointer pointer = *Pointer::parse(place.section(u' ', 0, 0));
    const QString at = place.section(u'@', 1);
    const EditResult done = verb == u"rename"_qs   ? document::renameIn(before, pointer, "renamed")
                            : verb == u"remove"_qs ? document::removeFrom(before, pointer)
                            : verb == u"set"_qs
                                ? document::setScalarIn(before, pointer, Value::string(QByteArray("two")))
                                : document::insertInto(before, pointer, Value::integer(7),
                                                       at.isEmpty() ? -1 : at.toLongLong());
    QVERIFY(done.isOk());
    QVERIFY(!done->splices.isEmpty());
    readsLittle(before, done->splices);
}

void TestLargeEntries::typingReadsLittle_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("typed");
    QTest::newRow("in a key") << QByteArray("\npat") << QByteArray("x");
    QTest::newRow("a line above") << QByteArray("\nfirst: 1\n") << QByteArray("second: 2\n");
    QTest::newRow("a comment above") << QByteArray("\nfirst: 1\n") << QByteArray("# why\n");
    QTest::newRow("in a comment above") << QByteArray("# of the") << QByteArray(" whole");
    QTest::newRow("a blank line above") << QByteArray("# of the list\n") << QByteArray("\n");
    QTest::newRow("an item above") << QByteArray("\nlist:\n") << QByteArray("  - z\n");
    QTest::newRow("a member of the item above") << QByteArray("  - name: x\n") << QByteArray("    w: 1\n");
    QTest::newRow("at the end") << yaml() << QByteArray("end: 1\n");
}

void TestLargeEntries::typingReadsLittle()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, typed);
    const QByteArray text = yaml();
    const qsizetype at = text.indexOf(before) + before.size();
    readsLittle(Snapshot::parse(text, Format::Yaml), {{at, 0, typed}});
}

void TestLargeEntries::movingPastALargeEntryMovesTheOther()
{
    const QByteArray text = "a: 1\npaths:\n" + large("  ") + "b: 2\n";
    const Snapshot before = Snapshot::parse(text, Format::Yaml);
    const EditResult up = document::moveIn(before, {"paths"}, 0);
    QVERIFY(up.isOk());
    QCOMPARE(up->snapshot.text(), "paths:\n" + large("  ") + "a: 1\nb: 2\n");
    const EditResult down = document::moveIn(before, {"paths"}, 2);
    QVERIFY(down.isOk());
    QCOMPARE(down->snapshot.text(), "a: 1\nb: 2\npaths:\n" + large("  "));
    for (const EditResult &moved : {up, down})
        readsLittle(before, moved->splices);
}

void TestLargeEntries::fewEntriesCanDiffer_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<qsizetype>("index");
    QTest::newRow("first") << QByteArray("  entry0: {") << QByteArray("a: 1, ") << qsizetype(0);
    QTest::newRow("a value") << QByteArray("  entry1200: {value: [") << QByteArray("3, ") << qsizetype(1200);
    QTest::newRow("a new entry") << QByteArray("  entry700: {value: [1, 2]}\n") << QByteArray("  new: 1\n")
                                 << qsizetype(701);
    QTest::newRow("last") << QByteArray("  entry2399: {") << QByteArray("a: 1, ") << qsizetype(2399);
}

void TestLargeEntries::fewEntriesCanDiffer()
{
    QFETCH(const QByteArray, written);
    QFETCH(const QByteArray, typed);
    QFETCH(const qsizetype, index);
    const Snapshot before = Snapshot::parse("paths:\n" + large("  "), Format::Yaml);
    const qsizetype at = before.text().indexOf(written) + written.size();
    const Snapshot now = document::applySplice(before, {at, 0, typed}).snapshot;
    const document::Node old = before.at({"paths"});
    const document::Node present = now.at({"paths"});
    const document::ChangedEntries changed = changedEntries(old, present);
    QVERIFY(changed.first <= index && changed.endNow > index);
    QVERIFY2(changed.endNow - changed.first <= 128, QByteArray::number(changed.endNow - changed.first).constData());
    QCOMPARE(old.childCount() - changed.endBefore, present.childCount() - changed.endNow);
    for (qsizetype i = 0; i < old.childCount(); ++i) {
        QCOMPARE(old.indexOf(old.keyAt(i)), i);
        if (i >= changed.first && i < changed.endBefore)
            continue;
        const qsizetype moved = i < changed.first ? i : i - changed.endBefore + changed.endNow;
        QVERIFY(old.keyAt(i) == present.keyAt(moved) && isShared(old.childAt(i), present.childAt(moved)));
    }
    QCOMPARE(changedEntries(present, present).endNow, qsizetype(0));
    QCOMPARE(old.indexOf("new2"), qsizetype(-1));
}

GATEWRIGHT_TEST(TestLargeEntries, void)
#include "testlargeentries.moc"
