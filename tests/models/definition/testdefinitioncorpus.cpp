#include "corpus.h"
#include "definitionwriter.h"
#include "testprogram.h"

using definition::DefinitionWriter;
using document::Document;
using document::Format;

/** Definitions from the field: an edit of the section touches the section alone. */
class TestDefinitionCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void basicAuthChangesOnlyItsSection_data();
    void basicAuthChangesOnlyItsSection();
    void basicAuthIsAddedToPlainDocuments_data();
    void basicAuthIsAddedToPlainDocuments();
};

namespace {

base::Result<void> setCredentials(Document &document)
{
    DefinitionWriter writer(document);
    if (auto done = writer.chooseBasic(); !done)
        return done;
    if (auto done = writer.setUserName(u"kim"_qs); !done)
        return done;
    return writer.setPassword(u"env://STOCK_PASSWORD"_qs);
}

/** The text without the lines that are in both at its beginning and end: what an edit touched. */
struct Middle {
    QList<QByteArray> before;
    QList<QByteArray> after;
};

Middle middleOf(const QByteArray &before, const QByteArray &after)
{
    Middle middle{before.split('\n'), after.split('\n')};
    while (!middle.before.isEmpty() && !middle.after.isEmpty() && middle.before.first() == middle.after.first()) {
        middle.before.removeFirst();
        middle.after.removeFirst();
    }
    while (!middle.before.isEmpty() && !middle.after.isEmpty() && middle.before.last() == middle.after.last()) {
        middle.before.removeLast();
        middle.after.removeLast();
    }
    return middle;
}

} // namespace

void TestDefinitionCorpus::basicAuthChangesOnlyItsSection_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    const QDir folder(support::corpusFolder() + u"/definitions"_qs);
    for (const QString &name : folder.entryList({u"*.json"_qs}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestDefinitionCorpus::basicAuthChangesOnlyItsSection()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    Document document(before, Format::Json);
    QVERIFY(setCredentials(document));
    const QByteArray after = document.fileBytes();

    // One line of the old text may change (it gets a comma), and two where the section stood there.
    const Middle middle = middleOf(before, after);
    // Another method in the section that was on is turned off: then all of the section's lines may lie between.
    const bool hasOther = before.contains("\"oauth\"");
    QVERIFY2(hasOther || middle.before.size() <= 5, qPrintable(QString::fromUtf8(middle.before.join('\n'))));
    const document::Snapshot snapshot = document.snapshot();
    const auto extension = definition::DefinitionView(snapshot).extension();
    QVERIFY(document::Snapshot::parse(after, Format::Json).isValid());
    QVERIFY(definition::DefinitionView(snapshot).upstreamAuthentication().isBasicActive());

    // The values next to the section do not change.
    Document original(before, Format::Json);
    QVERIFY(document.remove(extension / document::Pointer{"upstream"}));
    QVERIFY(original.remove(extension / document::Pointer{"upstream"}));
    QCOMPARE(document.fileBytes(), original.fileBytes());

    Document again(after, Format::Json);
    QVERIFY(setCredentials(again));
    QCOMPARE(again.fileBytes(), after);
    document.undo();
    document.undo();
    document.undo();
    document.undo();
    QCOMPARE(document.fileBytes(), before);
}

void TestDefinitionCorpus::basicAuthIsAddedToPlainDocuments_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    const QDir folder(support::corpusFolder() + u"/openapi"_qs);
    for (const QString &name : folder.entryList({u"*.yaml"_qs, u"*.json"_qs}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestDefinitionCorpus::basicAuthIsAddedToPlainDocuments()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    Document document(before, document::formatOfFileName(path));
    QVERIFY(setCredentials(document));
    const Middle middle = middleOf(before, document.fileBytes());
    QVERIFY2(middle.before.size() <= 1, qPrintable(QString::fromUtf8(middle.before.join('\n'))));
    QVERIFY(middle.after.size() <= 13);
    QVERIFY(definition::DefinitionView(document.snapshot()).upstreamAuthentication().isBasicActive());
    QVERIFY(document.remove({definition::DefaultExtensionName}));
    QCOMPARE(document.fileBytes(), before);
}

GATEWRIGHT_TEST(TestDefinitionCorpus, QCoreApplication)
#include "testdefinitioncorpus.moc"
