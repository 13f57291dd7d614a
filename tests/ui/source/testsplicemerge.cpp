#include "splicemerge.h"
#include "testprogram.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QTest>

using document::Format;
using document::Snapshot;
using document::Splice;
using source::Replacement;

class TestSpliceMerge final : public QObject
{
    Q_OBJECT

private slots:
    void keepsDistantSplicesApart();
    void joinsSplicesThatTouch();
    void anySplicesGiveTheirText();
    void widensToWholeCharacters();
};

void TestSpliceMerge::keepsDistantSplicesApart()
{
    const QList<Replacement> merged = source::mergedReplacements({{10, 2, "xyz"}, {30, 0, "q"}});
    QCOMPARE(merged.size(), 2);
    QCOMPARE(merged.at(0), (Replacement{{10, 2}, {10, 3}}));
    QCOMPARE(merged.at(1), (Replacement{{29, 0}, {30, 1}}));
}

void TestSpliceMerge::joinsSplicesThatTouch()
{
    const QList<Replacement> merged = source::mergedReplacements({{10, 0, "abc"}, {11, 4, ""}});
    QCOMPARE(merged.size(), 1);
    QCOMPARE(merged.at(0), (Replacement{{10, 2}, {10, 1}}));
}

void TestSpliceMerge::anySplicesGiveTheirText()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        QByteArray before;
        for (int at = 0; at < 60; ++at)
            before += static_cast<char>('a' + random.bounded(26));
        QByteArray after = before;
        QList<Splice> splices;
        for (int count = 1 + random.bounded(5); count > 0; --count) {
            Splice splice;
            splice.offset = random.bounded(static_cast<int>(after.size()) + 1);
            splice.removed = random.bounded(static_cast<int>(qMin<qsizetype>(8, after.size() - splice.offset)) + 1);
            splice.inserted = QByteArray(random.bounded(6), static_cast<char>('A' + random.bounded(26)));
            after.replace(splice.offset, splice.removed, splice.inserted);
            splices.append(splice);
        }
        const QList<Replacement> merged = source::mergedReplacements(splices);
        QByteArray built = before;
        for (auto one = merged.crbegin(); one != merged.crend(); ++one)
            built.replace(one->before.offset, one->before.length, after.mid(one->after.offset, one->after.length));
        QCOMPARE(built, after);
    }
}

void TestSpliceMerge::widensToWholeCharacters()
{
    const Snapshot before = Snapshot::parse("a: \xC3\xA8\r\n", Format::Yaml);
    const Snapshot after = Snapshot::parse("a: \xC3\xA9\r\n", Format::Yaml);
    // Only the last byte of è changes.
    const QList<Replacement> widened = source::widenedToCharacters({{{4, 1}, {4, 1}}}, before, after);
    QCOMPARE(widened, (QList<Replacement>{{{3, 2}, {3, 2}}}));
    // Between CR and LF.
    const QList<Replacement> line = source::widenedToCharacters({{{6, 0}, {6, 0}}}, before, after);
    QCOMPARE(line, (QList<Replacement>{{{5, 2}, {5, 2}}}));
}

GATEWRIGHT_TEST(TestSpliceMerge, QApplication)
#include "testsplicemerge.moc"
