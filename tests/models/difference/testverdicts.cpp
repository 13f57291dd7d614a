#include "corpus.h"
#include "testprogram.h"
#include "verdictcheck.h"

#include <QTest>

/** Verdicts about random edits of the documents of the corpus, checked with the validator. */
class TestVerdicts final : public QObject
{
    Q_OBJECT

private slots:
    void areProvedByValues();
};

void TestVerdicts::areProvedByValues()
{
    SKIP_WITHOUT_CORPUS();
    constexpr int Edits = 400;
    const QList<support::EditedDocument> documents = support::documentsToEdit(support::corpusFolder());
    QVERIFY(!documents.isEmpty());
    support::VerdictCheck check;
    for (quint32 seed = 0; check.edits() < Edits && seed < 10 * Edits; ++seed) {
        const support::EditedDocument &document = documents[qsizetype(seed * 7) % documents.size()];
        check.run(document.name, document.text, document.format, seed);
    }
    qInfo("%d edits, %lld values, %d of %d breaking changes have an example", check.edits(),
          static_cast<long long>(check.samples()), check.proved(), check.breaking());
    QCOMPARE(check.edits(), Edits);
    QVERIFY(check.samples() > 1000);
    QVERIFY(check.proved() * 10 >= check.breaking() * 9);
    QVERIFY2(check.wrong().isEmpty(), qPrintable(check.wrong().join(u'\n')));
}

GATEWRIGHT_TEST(TestVerdicts, QCoreApplication)
#include "testverdicts.moc"
