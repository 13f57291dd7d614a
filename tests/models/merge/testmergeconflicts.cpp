#include "disjointedits.h"
#include "edits.h"
#include "merge.h"
#include "mergecorpus.h"
#include "mergetext.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using document::EditResult;
using document::Pointer;
using document::Snapshot;
using document::Value;
using merge::ConflictKind;

/** Edits of both sides at one random place are a conflict at that place, and the output has ours there. */
class TestMergeConflicts final : public QObject
{
    Q_OBJECT

private slots:
    void areAtTheirNodes();
};

namespace {

/** A pair of edits that can't both be made. */
struct Clash {
    EditResult ours;
    EditResult theirs;
    Pointer place;
    ConflictKind kind;
};

Value word(const char *text, int number)
{
    return Value::string(QByteArray(text) + QByteArray::number(number));
}

std::optional<Clash> randomClash(const Snapshot &base, int number, QRandomGenerator &random)
{
    const Pointer place = tests::randomMember(base, random);
    if (place.isRoot())
        return std::nullopt;
    const document::Node node = base.at(place);
    switch (random.bounded(4)) {
    case 0:
        if (!node.isScalar())
            return std::nullopt;
        return Clash{document::setScalarIn(base, place, word("ours", number)),
                     document::setScalarIn(base, place, word("theirs", number)), place, ConflictKind::BothChanged};
    case 1:
        if (!node.isScalar())
            return std::nullopt;
        return Clash{document::removeFrom(base, place), document::setScalarIn(base, place, word("theirs", number)),
                     place, ConflictKind::RemovedByOurs};
    case 2:
        if (!node.isScalar())
            return std::nullopt;
        return Clash{document::setScalarIn(base, place, word("ours", number)), document::removeFrom(base, place), place,
                     ConflictKind::RemovedByTheirs};
    default: {
        if (!node.isMapping())
            return std::nullopt;
        const Pointer added = place / ("added" + QByteArray::number(number));
        return Clash{document::insertInto(base, added, word("ours", number), 0),
                     document::insertInto(base, added, word("theirs", number), -1), added, ConflictKind::BothAdded};
    }
    }
}

} // namespace

void TestMergeConflicts::areAtTheirNodes()
{
    QStringList folders{QStringLiteral(GATEWRIGHT_EXAMPLES)};
    if (const QString corpus = support::corpusFolder(); !corpus.isEmpty())
        folders += {corpus + u"/openapi"_qs, corpus + u"/definitions"_qs};
    constexpr qint64 MostBytes = 300'000;
    const QList<tests::MergeDocument> all = tests::mergeDocuments(folders, MostBytes);
    QVERIFY(!all.isEmpty());
    QRandomGenerator random(7);
    const int wanted = tests::mergeCount(60);
    int done = 0;
    for (int round = 0; done < wanted; ++round) {
        QVERIFY2(round < 100 * wanted, "no edits fit the documents");
        const tests::MergeDocument &document = all[random.bounded(int(all.size()))];
        const auto clash = randomClash(document.snapshot, round, random);
        if (!clash || !clash->ours || !clash->theirs)
            continue;
        ++done;
        const document::Format format = document.snapshot.format();
        const auto merged = merge::merge({document.snapshot.text(), format}, {clash->ours->snapshot.text(), format},
                                         {clash->theirs->snapshot.text(), format});
        const QByteArray about = document.name.toUtf8() + ", round " + QByteArray::number(round);
        QVERIFY2(merged.isOk(), about.constData());
        const QByteArray expected = clash->place.toString().toUtf8() + ' ' + tests::kindName(clash->kind);
        QCOMPARE(about + ": " + tests::conflictsOf(merged->conflicts), about + ": " + expected);
        QCOMPARE(merged->bytes, clash->ours->snapshot.text());
    }
}

GATEWRIGHT_TEST(TestMergeConflicts, void)
#include "testmergeconflicts.moc"
