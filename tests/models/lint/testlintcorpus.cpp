#include "corpus.h"
#include "lint.h"
#include "testprogram.h"

#include <QDirIterator>

/** Real documents: linting ends, every place is inside the text, and no rule fires on valid parts. */
class TestLintCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void placesLieInTheText_data();
    void placesLieInTheText();
};

namespace {

const QStringList KnownFault{u"wrong-status"_qs, u"2xx"_qs};

} // namespace

void TestLintCorpus::placesLieInTheText_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    for (const QString &folder : {u"/definitions"_qs, u"/openapi"_qs}) {
        QDirIterator walk(support::corpusFolder() + folder, {u"*.json"_qs, u"*.yaml"_qs}, QDir::Files);
        while (walk.hasNext()) {
            const QString path = walk.next();
            QTest::newRow(qPrintable(walk.fileName())) << path;
        }
    }
}

void TestLintCorpus::placesLieInTheText()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto snapshot = document::Snapshot::parse(file.readAll(), document::formatOfFileName(path));
    QVERIFY(snapshot.isValid());
    for (const base::Diagnostic &problem : lint::lint(snapshot)) {
        const QString shown = u"%1 %2 %3"_qs.arg(problem.rule, problem.pointer, problem.arguments.join(u' '));
        QVERIFY2(problem.span.offset >= 0 && problem.span.end() <= snapshot.size(), qPrintable(shown));
        // The only fault in the structure of these documents: ranges of status codes need a capital X.
        const bool isKnown = path.endsWith(u"/rebilly.yaml"_qs) && problem.arguments.mid(0, 2) == KnownFault;
        QVERIFY2(problem.rule != u"oas3-schema" || isKnown, qPrintable(shown));
        QVERIFY2(problem.rule != u"ref-cycle" && problem.rule != u"openapi-missing", qPrintable(shown));
        if (qEnvironmentVariableIsSet("GATEWRIGHT_SHOW"))
            qInfo("%s", qPrintable(shown));
    }
}

GATEWRIGHT_TEST(TestLintCorpus, QCoreApplication)
#include "testlintcorpus.moc"
