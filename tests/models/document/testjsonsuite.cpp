#include "corpus.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using document::Format;
using document::Snapshot;
using document::Value;

/** Every case of the public JSON parsing suite that the corpus holds: y_ is accepted, n_ refused, i_ either. */
class TestJsonSuite : public QObject
{
    Q_OBJECT

private slots:
    void acceptsWhatTheSuiteAccepts_data();
    void acceptsWhatTheSuiteAccepts();
    void readsValuesLikeDocuments_data() { acceptsWhatTheSuiteAccepts_data(); }
    void readsValuesLikeDocuments();
};

void TestJsonSuite::acceptsWhatTheSuiteAccepts_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    const QDir suite(support::corpusFolder() + u"/json-suite"_qs);
    for (const QString &name : suite.entryList(QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << suite.filePath(name);
}

void TestJsonSuite::acceptsWhatTheSuiteAccepts()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Snapshot snapshot = Snapshot::parse(file.readAll(), Format::Json);
    const QString name = QFileInfo(path).fileName();
    const QString rule = snapshot.problems().value(0).rule;
    if (name.startsWith(u"y_"_qs)) {
        QVERIFY2(snapshot.isValid(), qPrintable(rule));
        QVERIFY(snapshot.root().value().isOk());
    } else if (name.startsWith(u"n_"_qs)) {
        QVERIFY(!snapshot.isValid());
        QVERIFY(rule.startsWith(u"json-"_qs) || rule == u"document-too-deep"_qs);
    } else {
        QCOMPARE(snapshot.isValid(), snapshot.problems().isEmpty());
    }
}

void TestJsonSuite::readsValuesLikeDocuments()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const Snapshot snapshot = Snapshot::parse(bytes, Format::Json);
    const base::Result<Value> value = Value::fromJson(bytes);
    QCOMPARE(value.isOk(), snapshot.isValid());
    if (snapshot.isValid())
        QVERIFY(*value == *snapshot.root().value());
    else
        QVERIFY(value.error().detail.contains(snapshot.problems().first().rule));
}

GATEWRIGHT_TEST(TestJsonSuite, void)
#include "testjsonsuite.moc"
