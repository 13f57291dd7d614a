#include "corpus.h"
#include "executions.h"
#include "randomgestures.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTest>

/** Random gestures in the definitions of the corpus; `./dev soak gestures` makes more of them. */
class TestRandomGestures final : public QObject
{
    Q_OBJECT

private slots:
    void undoToTheOriginalBytes();
};

void TestRandomGestures::undoToTheOriginalBytes()
{
    SKIP_WITHOUT_CORPUS();
    constexpr int Gestures = 10;
    constexpr int Rounds = 40;
    constexpr qint64 MostMilliseconds = 20'000;
    QElapsedTimer timer;
    timer.start();
    int changes = 0;
    for (const support::ShapeCorpusEntry &entry : support::shapeCorpus(support::corpusFolder())) {
        support::RandomGestures random(entry);
        for (quint32 seed = 1; random.hasSchemas() && seed <= Rounds && timer.elapsed() < MostMilliseconds; ++seed) {
            const QString wrong = random.run(seed, Gestures);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"%1, seed %2: %3"_qs.arg(entry.name).arg(seed).arg(wrong)));
        }
        changes += random.changes();
    }
    qInfo("%d gestures changed a text, %lld ms", changes, timer.elapsed());
    QVERIFY(changes > 100);
}

GATEWRIGHT_TEST(TestRandomGestures, QCoreApplication)

#include "testrandomgestures.moc"
