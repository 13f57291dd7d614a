#include "changedpiece.h"
#include "savecrosscheck.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using workspace::ChangeCrossCheck;

/** The cross-check of the changes that a save would write. */
class TestSaveCrossCheck final : public QObject
{
    Q_OBJECT

private slots:
    void judgesWhatChanged_data();
    void judgesWhatChanged();
    void namesTheLine();
    void repeatsNoSecret();
    void readsLargeTextsOnlyAroundTheChange();
    void findsTheLinesThatChanged_data();
    void findsTheLinesThatChanged();
    void takesThePieceAroundAChange_data();
    void takesThePieceAroundAChange();
};

namespace {

/** Legal YAML that yaml-cpp refuses. */
const QByteArray Refused = "\"\\ud83d\\ude00\"";

Snapshot read(const QByteArray &text, Format format = Format::Yaml)
{
    return Snapshot::parse(text, format);
}

QStringList diagnosticLines(const base::Diagnostics &diagnostics, const Snapshot &snapshot)
{
    QStringList found;
    for (const base::Diagnostic &one : diagnostics)
        found.append(u"%1 %2"_qs.arg(snapshot.positionAt(one.span.offset).line).arg(one.rule));
    return found;
}

} // namespace

void TestSaveCrossCheck::judgesWhatChanged_data()
{
    QTest::addColumn<QByteArray>("saved");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QStringList>("inChange");
    QTest::addColumn<QStringList>("elsewhere");
    const QStringList none;
    const QString refused = u" second-opinion-refused"_qs;
    QTest::newRow("nothing changed") << "a: " + Refused + "\n"
                                     << "a: " + Refused + "\n"
                                     << none << none;
    QTest::newRow("both read it alike") << QByteArray("a: 1\n") << QByteArray("a: 2\n") << none << none;
    QTest::newRow("the change itself") << QByteArray("a: 1\nb: 2\n") << "a: 1\nb: " + Refused + "\n"
                                       << QStringList{u'2' + refused} << none;
    QTest::newRow("after what was so before") << "a: " + Refused + "\nb: 1\n"
                                              << "a: " + Refused + "\nb: 2\n"
                                              << none << QStringList{u'1' + refused};
    QTest::newRow("before what was so before") << "a: 1\nb: " + Refused + "\n"
                                               << "a: 2\nb: " + Refused + "\n"
                                               << none << QStringList{u'2' + refused};
    QTest::newRow("a second one after the first") << "a: " + Refused + "\nb: 1\nc: 3\n"
                                                  << "a: " + Refused + "\nb: " + Refused + "\nc: 3\n"
                                                  << QStringList{u'2' + refused} << QStringList{u'1' + refused};
    // yaml-cpp reads one line break less.
    const QByteArray lines = "'a\n\n\n  '";
    const QString value = u" second-opinion-value"_qs;
    QTest::newRow("between changes") << "a: 1\nb: " + lines + "\nc: 1\n"
                                     << "a: 2\nb: " + lines + "\nc: 2\n"
                                     << none << QStringList{u'2' + value};
    QTest::newRow("changed between changes")
        << "a: 1\nb: " + lines + "\nc: 1\n"
        << QByteArray("a: 2\nb: 'a\n\n\n\n  '\nc: 2\n") << QStringList{u'2' + value} << none;
    QTest::newRow("taken away") << "a: " + Refused + "\nb: 1\n" << QByteArray("b: 1\n") << none << none;
    QTest::newRow("a known fault") << QByteArray("a: 1\n") << QByteArray("a: >+\n  text\n\n\nb: 1\n") << none << none;
    QTest::newRow("not valid") << QByteArray("a: 1\n") << QByteArray("a: \"1\n") << none << none;
}

void TestSaveCrossCheck::judgesWhatChanged()
{
    QFETCH(QByteArray, saved);
    QFETCH(QByteArray, now);
    const Snapshot after = read(now);
    const ChangeCrossCheck differences = workspace::crossCheckChange(read(saved), after);
    QTEST(diagnosticLines(differences.inChange, after), "inChange");
    QTEST(diagnosticLines(differences.elsewhere, after), "elsewhere");
    QVERIFY(workspace::crossCheckChange(read("[1]", Format::Json), read("[\"\\ud83d\\ude00\"]", Format::Json))
                .inChange.isEmpty());
}

void TestSaveCrossCheck::namesTheLine()
{
    const Snapshot after = read("# one\n\na:\n  b:\n    c: 1\n    d: " + Refused + "\n");
    const auto differences = workspace::crossCheckChange(read("# one\n\na:\n  b:\n    c: 1\n    d: 2\n"), after);
    QCOMPARE(diagnosticLines(differences.inChange, after), QStringList{u"6 second-opinion-refused"_qs});
}

void TestSaveCrossCheck::repeatsNoSecret()
{
    // No message may quote the value of a secret.
    for (const char *key : {"password", "X-API-Key", "client_secret"}) {
        const Snapshot after = read(QByteArray(key) + ": " + Refused + "\n");
        for (const base::Diagnostic &one : workspace::limitedCrossCheck(after)) {
            for (const QString &argument : one.arguments)
                QVERIFY2(!argument.contains(u"ude00"), qPrintable(argument));
        }
    }
}

void TestSaveCrossCheck::readsLargeTextsOnlyAroundTheChange()
{
    QByteArray text = "first: " + Refused + "\nmiddle: 1\nlast:\n";
    while (text.size() <= workspace::CrossCheckBytes)
        text += "  - an entry that is as good as any other, and that fills the text until it is too large\n";
    const Snapshot saved = read(text);
    const base::Diagnostics whole = workspace::limitedCrossCheck(saved);
    QCOMPARE(whole.size(), 1);
    QCOMPARE(whole.first().rule, u"second-opinion-too-large"_qs);
    QCOMPARE(whole.first().severity, base::Severity::Information);
    const Snapshot fine = read(QByteArray(text).replace("middle: 1", "middle: 2"));
    QVERIFY(workspace::crossCheckChange(saved, fine).inChange.isEmpty());
    const Snapshot bad = read(QByteArray(text).replace("middle: 1", "middle: " + Refused));
    QCOMPARE(diagnosticLines(workspace::crossCheckChange(saved, bad).inChange, bad),
             QStringList{u"2 second-opinion-refused"_qs});
}

void TestSaveCrossCheck::findsTheLinesThatChanged_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("changed");
    QTest::newRow("a value") << QByteArray("a: 1\nb: 2\nc: 3\n") << QByteArray("a: 1\nb: 4\nc: 3\n")
                             << QByteArray("b: 4\n");
    QTest::newRow("two values") << QByteArray("a: 1\nb: 2\nc: 3\n") << QByteArray("a: 0\nb: 2\nc: 0\n")
                                << QByteArray("a: 0\nb: 2\nc: 0\n");
    QTest::newRow("at the end") << QByteArray("a: 1\n") << QByteArray("a: 1\nb") << QByteArray("b");
    QTest::newRow("out of nothing") << QByteArray() << QByteArray("a: 1\n") << QByteArray("a: 1\n");
}

void TestSaveCrossCheck::findsTheLinesThatChanged()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    const auto lines = workspace::changedLines(read(before), read(now));
    QVERIFY(lines);
    QTEST(now.mid(lines->offset, lines->length), "changed");
    QVERIFY(!workspace::changedLines(read(now), read(now)));
    // A removal too is somewhere.
    QVERIFY(workspace::changedLines(read(now), read(before)));
}

void TestSaveCrossCheck::takesThePieceAroundAChange_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QString>("parent");
    const QByteArray text = "a: 1\nb:\n  c:\n    d: x # here\n    e: 2\n  f: {g: y}\nh:\n  - z\n  - i\n";
    QTest::newRow("deep inside") << text << QByteArray("x") << QByteArray("    d: x # here\n") << u"/b/c"_qs;
    QTest::newRow("in brackets") << text << QByteArray("y") << QByteArray("  f: {g: y}\n") << u"/b"_qs;
    QTest::newRow("in a list") << text << QByteArray("z") << QByteArray("h:\n  - z\n  - i\n") << QString();
    QTest::newRow("over entries") << text << QByteArray("e: 2\n  f")
                                  << QByteArray("  c:\n    d: x # here\n    e: 2\n  f: {g: y}\n") << u"/b"_qs;
    QTest::newRow("an alias asks for more") << QByteArray("o:\n  a: &n 1\n  b:\n    c: *n\np: 1\n") << QByteArray("*n")
                                            << QByteArray("o:\n  a: &n 1\n  b:\n    c: *n\n") << QString();
    QTest::newRow("brackets over lines") << QByteArray("o: {\n  a: x,\n  b: 1\n}\n") << QByteArray("x")
                                         << QByteArray("o: {\n  a: x,\n  b: 1\n}\n") << QString();
}

void TestSaveCrossCheck::takesThePieceAroundAChange()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, mark);
    const base::Span bytes{text.indexOf(mark), mark.size()};
    const auto piece = workspace::pieceAround(read(text), bytes, 1000);
    QVERIFY(piece);
    QTEST(text.mid(piece->span.offset, piece->span.length), "piece");
    QTEST(piece->parent.toString(), "parent");
    QVERIFY(piece->snapshot.isValid());
    QVERIFY(!workspace::pieceAround(read(text), bytes, piece->span.length - 1));
}

GATEWRIGHT_TEST(TestSaveCrossCheck, void)
#include "testsavecrosscheck.moc"
