#include "corpus.h"
#include "crosscheck.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using document::Format;
using document::Snapshot;

class TestCrossCheck final : public QObject
{
    Q_OBJECT

private slots:
    void agreesOn_data();
    void agreesOn();
    void leavesOutAKnownFault();
    void reportsARefusal();
    void saysNothingOfJson();
    void agreesOnRealDocuments();
};

void TestCrossCheck::agreesOn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("comments only") << QByteArray("# a\n");
    QTest::newRow("scalars") << QByteArray("a: 1\nb: 'x'\nc: \"y\\n\"\nd:\ne: ~\n");
    QTest::newRow("nesting") << QByteArray("a:\n- b: 1\n  c: [1, {d: e}]\n-\n  - x\n");
    QTest::newRow("lines") << QByteArray("a: |\n  x\n\n  y\nb: >-\n  x\n  y\n\nc: x\n  y\n");
    QTest::newRow("anchors") << QByteArray("a: &n {b: 1}\nc: *n\nd:\n  <<: *n\n");
    QTest::newRow("documents") << QByteArray("a: 1\n---\n- b\n---\nc\n");
    QTest::newRow("carriage returns") << QByteArray("a: 1\r\nb: |\r\n  x\r\n  y\r\n");
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a: 1\n");
    QTest::newRow("complex key") << QByteArray("? [a, b]\n: c\n");
}

void TestCrossCheck::agreesOn()
{
    QFETCH(QByteArray, text);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    const base::Diagnostics differences = document::crossCheck(snapshot);
    QVERIFY2(differences.isEmpty(),
             differences.isEmpty() ? "" : qPrintable(differences.first().rule + differences.first().pointer));
}

void TestCrossCheck::leavesOutAKnownFault()
{
    // yaml-cpp loses one of the newlines that `+` keeps after folded lines.
    const Snapshot snapshot = Snapshot::parse("a: 1\nb:\n  c: >+\n    text\n\n\ne: 2\n", Format::Yaml);
    QVERIFY(snapshot.isValid());
    QVERIFY(document::crossCheck(snapshot).isEmpty());
}

void TestCrossCheck::reportsARefusal()
{
    // A surrogate pair in escapes is legal here and refused there.
    const Snapshot snapshot = Snapshot::parse("a: 1\nb: \"\\ud83d\\ude00\"\n", Format::Yaml);
    QVERIFY(snapshot.isValid());
    const base::Diagnostics differences = document::crossCheck(snapshot);
    QCOMPARE(differences.size(), 1);
    QCOMPARE(differences.first().rule, QStringLiteral("second-opinion-refused"));
    QCOMPARE(snapshot.positionAt(differences.first().span.offset).line, 2);
}

void TestCrossCheck::saysNothingOfJson()
{
    QVERIFY(document::crossCheck(Snapshot::parse("{\"a\":\"\\ud83d\\ude00\"}", Format::Json)).isEmpty());
}

void TestCrossCheck::agreesOnRealDocuments()
{
    SKIP_WITHOUT_CORPUS();
    QDirIterator files(support::corpusFolder() + QStringLiteral("/openapi"), {QStringLiteral("*.yaml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Snapshot snapshot = Snapshot::parse(file.readAll(), Format::Yaml);
        QVERIFY2(snapshot.isValid(), qPrintable(file.fileName()));
        const base::Diagnostics differences = document::crossCheck(snapshot);
        QVERIFY2(differences.isEmpty(), differences.isEmpty() ? ""
                                                              : qPrintable(file.fileName() + differences.first().rule +
                                                                           differences.first().pointer));
    }
}

GATEWRIGHT_TEST(TestCrossCheck, void)
#include "testcrosscheck.moc"
