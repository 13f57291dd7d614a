#include "corpus.h"
#include "eventwriter.h"
#include "snapshot.h"
#include "testprogram.h"
#include "valuecompare.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

using document::Format;
using document::Snapshot;

/** Every case of the public YAML test suite that the corpus holds. */
class TestYamlSuite : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void readsAsTheSuiteSays_data();
    void readsAsTheSuiteSays();

private:
    [[nodiscard]] static QByteArray read(const QString &path);
    [[nodiscard]] static bool hasError(const Snapshot &snapshot);
    /** What is wrong with the case; empty when nothing is. */
    [[nodiscard]] static QString fault(const QString &folder);
    [[nodiscard]] static QString faultOfValid(const QString &folder, const Snapshot &snapshot);

    QSet<QString> m_expectedFailures;
};

QByteArray TestYamlSuite::read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool TestYamlSuite::hasError(const Snapshot &snapshot)
{
    return std::any_of(snapshot.problems().begin(), snapshot.problems().end(),
                       [](const base::Diagnostic &problem) { return problem.severity == base::Severity::Error; });
}

QString TestYamlSuite::fault(const QString &folder)
{
    const QByteArray text = read(folder + u"/in.yaml"_qs);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    if (!QFile::exists(folder + u"/error"_qs))
        return faultOfValid(folder, snapshot);
    if (snapshot.isValid() || !hasError(snapshot))
        return u"is accepted"_qs;
    const base::Position place = snapshot.positionAt(snapshot.problems().first().span.offset);
    return place.line <= snapshot.lineCount() ? QString() : u"has no line"_qs;
}

QString TestYamlSuite::faultOfValid(const QString &folder, const Snapshot &snapshot)
{
    if (!snapshot.isValid() || hasError(snapshot)) {
        const base::Diagnostic problem = snapshot.problems().value(0);
        return u"is refused: %1 in line %2"_qs.arg(problem.rule).arg(snapshot.positionAt(problem.span.offset).line);
    }
    const QByteArray events = tests::EventWriter::normalized(read(folder + u"/test.event"_qs));
    const QByteArray found = tests::EventWriter::write(snapshot);
    if (found != events)
        return u"events differ, expected\n%1found\n%2"_qs.arg(QString::fromUtf8(events), QString::fromUtf8(found));
    if (!QFile::exists(folder + u"/in.json"_qs))
        return {};
    const QList<document::Value> values = tests::jsonStream(read(folder + u"/in.json"_qs));
    if (values.size() != snapshot.documentCount())
        return u"%1 documents instead of %2"_qs.arg(snapshot.documentCount()).arg(values.size());
    for (qsizetype i = 0; i < values.size(); ++i) {
        const auto value = snapshot.root(i).value();
        if (!value || tests::normalized(*value) != tests::normalized(values[i]))
            return u"value differs: %1"_qs.arg(QString::fromUtf8(value ? value->toJson() : QByteArray()));
    }
    return {};
}

void TestYamlSuite::initTestCase()
{
    SKIP_WITHOUT_CORPUS();
    const QString list = QFINDTESTDATA("../../data/document/expectedfailures.txt");
    QVERIFY(!list.isEmpty());
    for (const QByteArray &line : read(list).split('\n')) {
        if (!line.isEmpty() && !line.startsWith('#'))
            m_expectedFailures.insert(QString::fromUtf8(line.split(' ').first()));
    }
}

void TestYamlSuite::readsAsTheSuiteSays_data()
{
    QTest::addColumn<QString>("folder");
    const QDir suite(support::corpusFolder() + u"/yaml-suite"_qs);
    for (const QString &name : suite.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        QTest::newRow(qPrintable(name)) << suite.filePath(name);
}

void TestYamlSuite::readsAsTheSuiteSays()
{
    QFETCH(QString, folder);
    const QString found = fault(folder);
    if (m_expectedFailures.contains(QDir(folder).dirName()))
        QVERIFY2(!found.isEmpty(), "this case passes now: take it off the list of expected failures");
    else
        QVERIFY2(found.isEmpty(), qPrintable(found));
}

GATEWRIGHT_TEST(TestYamlSuite, void)
#include "testyamlsuite.moc"
