#include "corpus.h"
#include "mediatypes.h"
#include "referenceresolver.h"
#include "requestform.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QElapsedTimer>

/** Requests to all operations of real-world definitions, without a value from a user: those of the corpus, and of the
 * folder GATEWRIGHT_DOCUMENTS for larger ones. */
class TestRequestCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void fillsEachOperation_data();
    void fillsEachOperation();
    void cleanupTestCase();

private:
    int m_operations = 0;
    int m_bodies = 0;
    int m_unfit = 0;
};

namespace {

/** The documents of a folder, by their paths. */
class FolderSource final : public openapi::DocumentSource
{
public:
    base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(const QString &address) override
    {
        QFile file(address);
        if (openapi::isRemote(address) || !file.open(QIODevice::ReadOnly))
            return openapi::Unavailability{openapi::Unavailability::Reason::NotFound, {}};
        const auto format = address.endsWith(u".json") ? document::Format::Json : document::Format::Yaml;
        return openapi::ReferencedDocumentPtr(std::make_shared<const openapi::ReferencedDocument>(
            address, document::Snapshot::parse(file.readAll(), format)));
    }
};

bool isRequired(const openapi::PathItem &item, const openapi::Operation &operation, const description::Description &api)
{
    openapi::ReferenceResolver resolver(api.set());
    const openapi::Place place{item.address.isEmpty() ? api.entry()->address() : item.address,
                               operation.pointer.child("requestBody")};
    return resolver.resolve(place).node.member("required").toBool();
}

bool isUnfit(const requests::Finding &finding)
{
    return finding.kind == requests::FindingKind::NotValid;
}

/** Returns the values of a request as a user would have chosen them, so that they are all checked. */
requests::Choices chosenValues(const requests::BuiltRequest &request, bool isBodyText)
{
    requests::Choices choices;
    for (const requests::ParameterValue &parameter : request.parameters) {
        if (parameter.isSent)
            choices.parameters.insert(parameter.key, parameter.value);
    }
    choices.requirement = request.requirement;
    if (request.hasBody && isBodyText)
        choices.bodyText = request.body;
    return choices;
}

/** What the builder has to say about values that it has made itself. An example that does not fit is the document's. */
QString misfitOf(requests::RequestBuilder &builder, const openapi::PathItem &item, const openapi::Operation &operation,
                 const requests::BuiltRequest &request)
{
    const auto isOwn = [&request](const requests::ParameterKey &key) {
        using Source = requests::ValueSource;
        if (key.in == "body")
            return request.bodySource != Source::Example;
        return std::any_of(request.parameters.begin(), request.parameters.end(), [&key](const auto &parameter) {
            return parameter.key == key && parameter.source != Source::Example;
        });
    };
    const requests::BuiltRequest checked = builder.build(item, operation,
                                                         chosenValues(request, request.contentType.contains("json")));
    if (checked.target() != request.target())
        return u"target %1"_qs.arg(QString::fromUtf8(checked.target()));
    for (const requests::Finding &finding : checked.findings) {
        // For some schemas there is no value, or none is found. The request says so itself.
        const bool isSaid = std::any_of(request.findings.begin(), request.findings.end(), [&finding](const auto &said) {
            return said.kind == finding.kind && said.parameter == finding.parameter;
        });
        if (finding.kind == requests::FindingKind::NotValid && isOwn(finding.parameter) && !isSaid)
            return u"%1 %2 %3: %4"_qs.arg(QString::fromUtf8(finding.parameter.in),
                                          QString::fromUtf8(finding.parameter.name), finding.instance.toString(),
                                          finding.schema->keyword);
    }
    return {};
}

/** What is wrong with a request. */
QString problemOf(const requests::BuiltRequest &request, bool needsBody)
{
    if (!request.path.startsWith('/') || request.path.contains('{') || request.path.contains('}'))
        return u"path %1"_qs.arg(QString::fromUtf8(request.path));
    for (const char byte : request.target()) {
        if (static_cast<uchar>(byte) <= 0x20 || static_cast<uchar>(byte) >= 0x7f)
            return u"target %1"_qs.arg(QString::fromUtf8(request.target()));
    }
    if (needsBody && request.body.isEmpty())
        return u"no body"_qs;
    const bool isType = content::isMediaType(QString::fromUtf8(request.contentType)) &&
                        !request.contentType.contains('*');
    if (request.hasBody && !isType)
        return u"Content-Type %1"_qs.arg(QString::fromUtf8(request.contentType));
    return {};
}

} // namespace

void TestRequestCorpus::fillsEachOperation_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isFormRead"); // A form takes the time of a new builder.
    const auto addFolder = [](const QString &folder, bool isFormRead) {
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (!folder.isEmpty() && files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(QDir(folder).relativeFilePath(path))) << path << isFormRead;
        }
    };
    addFolder(support::corpusFolder(), true);
    addFolder(qEnvironmentVariable("GATEWRIGHT_DOCUMENTS"), false);
    if (support::corpusFolder().isEmpty() && !qEnvironmentVariableIsSet("GATEWRIGHT_DOCUMENTS"))
        QTest::newRow("no corpus") << QString() << false;
}

void TestRequestCorpus::fillsEachOperation()
{
    QFETCH(const QString, path);
    QFETCH(const bool, isFormRead);
    if (path.isEmpty())
        QSKIP("no corpus");
    FolderSource source;
    const auto document = source.open(path);
    if (!document || !(*document)->snapshot().at({"openapi"}).exists())
        return;
    const auto set = openapi::DocumentSet::load({*document}, source);
    const auto api = std::make_shared<const description::Description>(*document, set);
    requests::RequestBuilder builder(api);
    QStringList problems;
    for (const openapi::PathItem &item : api->pathItems()) {
        for (const openapi::Operation &operation : item.operations) {
            const requests::BuiltRequest request = builder.build(item, operation);
            ++m_operations;
            m_bodies += request.hasBody ? 1 : 0;
            m_unfit += std::any_of(request.findings.begin(), request.findings.end(), isUnfit) ? 1 : 0;
            if (isFormRead) {
                const requests::RequestForm form = requests::fillForm(api, item, operation);
                QCOMPARE(form.unfilledNames(), QList<QByteArray>());
                QCOMPARE(form.request.target(), request.target());
                QVERIFY(request.hasBody || form.mediaTypes.isEmpty());
            }
            QString problem = problemOf(request, isRequired(item, operation, *api));
            if (problem.isEmpty())
                problem = misfitOf(builder, item, operation, request);
            if (!problem.isEmpty())
                problems.append(
                    u"%1 %2: %3"_qs.arg(QString::fromUtf8(operation.method), QString::fromUtf8(item.path), problem));
        }
    }
    if (!problems.isEmpty())
        QFAIL(qPrintable(u"%1 operations:\n%2"_qs.arg(QString::number(problems.size()), problems.join(u'\n'))));
}

void TestRequestCorpus::cleanupTestCase()
{
    qInfo("%d operations, %d with a body, %d with a value that does not fit", m_operations, m_bodies, m_unfit);
}

GATEWRIGHT_TEST(TestRequestCorpus, QCoreApplication)
#include "testrequestcorpus.moc"
