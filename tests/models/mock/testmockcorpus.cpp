#include "corpus.h"
#include "mockapi.h"
#include "referenceresolver.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QDirIterator>

/** The mock of real definitions, those of the corpus and of the folder GATEWRIGHT_DOCUMENTS: each operation is
 * answered, twice in the same way. */
class TestMockCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void answersEachOperation_data();
    void answersEachOperation();
    void cleanupTestCase();

private:
    int m_operations = 0;
    int m_wrong = 0;
};

void TestMockCorpus::answersEachOperation_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    for (const QString &folder :
         {support::corpusFolder() + u"/openapi"_qs, support::corpusFolder() + u"/definitions"_qs,
          qEnvironmentVariable("GATEWRIGHT_DOCUMENTS")}) {
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files);
        while (!folder.isEmpty() && files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        }
    }
}

void TestMockCorpus::answersEachOperation()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto format = path.endsWith(u".json") ? document::Format::Json : document::Format::Yaml;
    const auto api = std::make_shared<const description::Description>(
        document::Snapshot::parse(file.readAll(), format));
    requests::RequestBuilder builder(api);
    mock::MockApi one(api, {.answersInvalid = true});
    mock::MockApi other(api, {.answersInvalid = true});
    for (const openapi::PathItem &item : api->pathItems()) {
        for (const openapi::Operation &operation : item.operations) {
            const requests::BuiltRequest request = builder.build(item, operation);
            if (request.path.contains('{') || request.method == "HEAD")
                continue;
            ++m_operations;
            const mock::MockAnswer answer = one.answer(request.head(), request.body);
            const QByteArray what = request.method + ' ' + request.path;
            QVERIFY2(answer.head.status != 404 ||
                         answer.head.headers.first("Content-Type") != "application/problem+json",
                     what.constData());
            QVERIFY2(answer.head.status != 405, what.constData());
            const mock::MockAnswer again = other.answer(request.head(), request.body);
            QVERIFY2(again.head == answer.head && again.body == answer.body, what.constData());
            if (std::any_of(answer.findings.begin(), answer.findings.end(),
                            [](const traffic::MockFinding &finding) { return finding.in == "response-body"; }))
                ++m_wrong;
        }
    }
}

void TestMockCorpus::cleanupTestCase()
{
    qInfo(
        "%d operations; %d responses that do not fit, because an example of the document does not or no value was found",
        m_operations, m_wrong);
}

GATEWRIGHT_TEST(TestMockCorpus, void)
#include "testmockcorpus.moc"
