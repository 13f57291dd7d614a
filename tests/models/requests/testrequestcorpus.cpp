#include "corpus.h"
#include "mediatypes.h"
#include "referenceresolver.h"
#include "requestform.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QElapsedTimer>

/** Requests to all operations of real-world definitions, without a value from a user. */
class TestRequestCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void fillsEachOperation();
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

void TestRequestCorpus::fillsEachOperation()
{
    SKIP_WITHOUT_CORPUS();
    FolderSource source;
    int operations = 0;
    int unfit = 0;
    int bodies = 0;
    QStringList problems;
    QDirIterator files(support::corpusFolder(), {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const auto document = source.open(files.next());
        if (!document || !(*document)->snapshot().at({"openapi"}).exists())
            continue;
        const auto set = openapi::DocumentSet::load({*document}, source);
        const auto api = std::make_shared<const description::Description>(*document, set);
        requests::RequestBuilder builder(api);
        for (const openapi::PathItem &item : api->pathItems()) {
            for (const openapi::Operation &operation : item.operations) {
                const requests::BuiltRequest request = builder.build(item, operation);
                ++operations;
                bodies += request.hasBody ? 1 : 0;
                unfit += request.findings.isEmpty() ? 0 : 1;
                for (const requests::Finding &finding : request.findings) {
                    qInfo() << api->entry()->address().section(u'/', -1) << operation.method << item.path
                            << static_cast<int>(finding.kind) << finding.parameter.in << finding.parameter.name
                            << (finding.schema ? finding.schema->keyword : QString());
                }
                const requests::RequestForm form = requests::fillForm(api, item, operation);
                QCOMPARE(form.unfilledNames(), QList<QByteArray>());
                QCOMPARE(form.request.target(), request.target());
                QVERIFY(request.hasBody || form.mediaTypes.isEmpty());
                const QString problem = problemOf(request, isRequired(item, operation, *api));
                if (!problem.isEmpty())
                    problems.append(u"%1 %2 %3: %4"_qs.arg(files.fileName(), QString::fromUtf8(operation.method),
                                                           QString::fromUtf8(item.path), problem));
            }
        }
    }
    qInfo("%d operations, %d with a body, %d with findings", operations, bodies, unfit);
    QVERIFY(operations > 0);
    QCOMPARE(problems, QStringList());
}

GATEWRIGHT_TEST(TestRequestCorpus, QCoreApplication)
#include "testrequestcorpus.moc"
