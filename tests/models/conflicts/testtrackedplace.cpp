#include "testprogram.h"
#include "trackedplace.h"

#include "edits.h"

#include <QTest>

using conflicts::TrackedPlace;
using document::Pointer;
using document::Snapshot;

/** Places that follow the text. */
class TestTrackedPlace final : public QObject
{
    Q_OBJECT

private slots:
    void followsRemovedAndAddedItems();
    void staysWhileTheTextIsInvalid();
    void keepsThePlaceOfWhatIsNotThere();
    void movesOffsets();
};

void TestTrackedPlace::followsRemovedAndAddedItems()
{
    const Snapshot text = Snapshot::parse("list:\n  - a: 1\n  - b: 2\n  - c: {d: 3}\n", document::Format::Yaml);
    TrackedPlace place(text, {"list", "2", "c", "d"});
    const auto without = document::removeFrom(text, {"list", "0"});
    QVERIFY(without);
    place.follow(without->splices, without->snapshot);
    QCOMPARE(place.place(), (Pointer{"list", "1", "c", "d"}));
    const auto more = document::insertInto(without->snapshot, {"list", "-"}, document::Value::integer(1), 0);
    QVERIFY(more);
    place.follow(more->splices, more->snapshot);
    QCOMPARE(place.place(), (Pointer{"list", "2", "c", "d"}));
}

void TestTrackedPlace::staysWhileTheTextIsInvalid()
{
    const Snapshot text = Snapshot::parse("list: [1, 2]\n", document::Format::Yaml);
    TrackedPlace place(text, {"list", "1"});
    const auto broken = document::spliceIn(text, {0, 0, "\"\n"}, 1000);
    QVERIFY(!broken.snapshot.isValid());
    place.follow(broken.splices, broken.snapshot);
    QCOMPARE(place.place(), (Pointer{"list", "1"}));
    const auto fixed = document::spliceIn(broken.snapshot, {0, 2, "x: 1\n"}, 1000);
    place.follow(fixed.splices, fixed.snapshot);
    const auto shorter = document::removeFrom(fixed.snapshot, {"list", "0"});
    QVERIFY(shorter);
    place.follow(shorter->splices, shorter->snapshot);
    QCOMPARE(place.place(), (Pointer{"list", "0"}));
}

void TestTrackedPlace::keepsThePlaceOfWhatIsNotThere()
{
    const Snapshot text = Snapshot::parse("list:\n  - a: {}\n  - b: {}\n", document::Format::Yaml);
    TrackedPlace place(text, {"list", "1", "b", "gone"});
    const auto without = document::removeFrom(text, {"list", "0"});
    QVERIFY(without);
    place.follow(without->splices, without->snapshot);
    QCOMPARE(place.place(), (Pointer{"list", "0", "b", "gone"}));
}

void TestTrackedPlace::movesOffsets()
{
    using conflicts::movedOffset;
    QCOMPARE(movedOffset(5, {{0, 0, "ab"}}), 7);
    QCOMPARE(movedOffset(5, {{5, 0, "ab"}}), 7);
    QCOMPARE(movedOffset(5, {{6, 1, "ab"}}), 5);
    QCOMPARE(movedOffset(5, {{2, 9, "x"}}), 3);
    QCOMPARE(movedOffset(5, {{0, 3, ""}, {0, 0, "abc"}}), 5);
}

GATEWRIGHT_TEST(TestTrackedPlace, void)
#include "testtrackedplace.moc"
