#include "corpus.h"
#include "requestchecker.h"
#include "requestmessages.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QDirIterator>

using conformance::RequestFinding;

/** Requests that are built from real definitions fit these definitions. */
class TestRequestCheckerCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void acceptsBuiltRequests_data();
    void acceptsBuiltRequests();
};

void TestRequestCheckerCorpus::acceptsBuiltRequests_data()
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

void TestRequestCheckerCorpus::acceptsBuiltRequests()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto format = path.endsWith(u".json") ? document::Format::Json : document::Format::Yaml;
    const auto api = std::make_shared<const description::Description>(
        document::Snapshot::parse(file.readAll(), format));
    requests::RequestBuilder builder(api);
    conformance::RequestChecker checker(api);
    for (const openapi::PathItem &item : checker.operations().items()) {
        for (const openapi::Operation &operation : item.operations) {
            requests::BuiltRequest request = builder.build(item, operation);
            if (!request.findings.isEmpty() || request.path.contains('{'))
                continue; // The builder says itself what does not fit.
            for (const requests::CredentialPlace &credential : request.credentials) {
                if (credential.in == requests::CredentialPlace::In::Header)
                    request.headers.set(credential.name,
                                        credential.prefix + (credential.prefix == "Basic " ? "YTpi" : "token"));
                else if (credential.in == requests::CredentialPlace::In::Query)
                    request.query += (request.query.isEmpty() ? "" : "&") + credential.name + "=token";
                else if (credential.in == requests::CredentialPlace::In::Cookie)
                    request.headers.append("Cookie", credential.name + "=token");
            }
            const http::RequestHead head = request.head();
            const auto match = checker.operations().find(head.method, request.path);
            QVERIFY2(match, request.path.constData());
            if (checker.operations().items().at(match->item).path != item.path)
                continue; // A path of only literals comes first.
            QList<RequestFinding> findings = checker.check(*match, head, request.body);
            // Examples of the document can have read-only properties, or be written as a text.
            findings.removeIf([&request](const RequestFinding &finding) {
                const bool isExample = request.bodySource == requests::ValueSource::Example;
                return finding.part == conformance::RequestPart::Body &&
                       (isExample || (finding.schema && finding.schema->keyword == u"readOnly"));
            });
            QVERIFY2(findings.isEmpty(), qPrintable(QString::fromUtf8(head.method + ' ' + request.target() + ": ") +
                                                    messages::requestFindingText(findings.value(0))));
        }
    }
}

GATEWRIGHT_TEST(TestRequestCheckerCorpus, void)
#include "testrequestcheckercorpus.moc"
