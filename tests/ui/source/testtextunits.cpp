#include "testprogram.h"
#include "textunits.h"

#include <QRandomGenerator>
#include <QTest>

using document::Format;
using document::Snapshot;
using source::TextUnits;

class TestTextUnits final : public QObject
{
    Q_OBJECT

private slots:
    void countsAsTheTextOfQtDoes();
    void followsEdits();
};

void TestTextUnits::countsAsTheTextOfQtDoes()
{
    QByteArray text;
    for (int i = 0; i < 40'000; ++i)
        text += "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x93\x9A\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const TextUnits units(snapshot);
    QCOMPARE(units.count(), QString::fromUtf8(text).size());
    for (qsizetype i = 0; i < 40'000; i += 997) {
        QCOMPARE(units.unitAt(snapshot, 11 * i), 6 * i);
        QCOMPARE(units.offsetAt(snapshot, 6 * i), 11 * i);
        QCOMPARE(units.offsetAt(snapshot, 6 * i + 3), 11 * i + 6);
    }
    QCOMPARE(units.offsetAt(snapshot, units.count() + 5), snapshot.size());
}

void TestTextUnits::followsEdits()
{
    QRandomGenerator random(17);
    QByteArray text;
    TextUnits units{Snapshot()};
    const QList<QByteArray> pieces{QByteArray(50'000, 'x'), QString(30'000, u'é').toUtf8(), "\xF0\x9F\x93\x9A", {}};
    for (int round = 0; round < 60; ++round) {
        document::Splice splice;
        splice.offset = random.bounded(int(text.size()) + 1);
        while (splice.offset > 0 && splice.offset < text.size() && (uchar(text.at(splice.offset)) & 0xC0) == 0x80)
            --splice.offset;
        splice.inserted = pieces.at(random.bounded(int(pieces.size())));
        const qsizetype room = text.size() - splice.offset;
        splice.removed = splice.inserted.isEmpty() ? random.bounded(int(room) + 1) : 0;
        while (splice.removed < room && (uchar(text.at(splice.offset + splice.removed)) & 0xC0) == 0x80)
            ++splice.removed;
        text.replace(splice.offset, splice.removed, splice.inserted);
        const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
        units.apply(splice, snapshot);
        QCOMPARE(units.count(), QString::fromUtf8(text).size());
        const qsizetype middle = units.count() / 2;
        QCOMPARE(QString::fromUtf8(snapshot.text({0, units.offsetAt(snapshot, middle)})).size(),
                 units.unitAt(snapshot, units.offsetAt(snapshot, middle)));
    }
}

GATEWRIGHT_TEST(TestTextUnits, QCoreApplication)
#include "testtextunits.moc"
