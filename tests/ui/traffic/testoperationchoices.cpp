#include "operationchoices.h"
#include "testprogram.h"

#include <QTest>

/** The operations that the composer offers. */
class TestOperationChoices final : public QObject
{
    Q_OBJECT

private slots:
    void joinsListenPathAndPath();
    void hasOperationsOfOtherFiles();
    void hasMethodsWithoutAField();
    void offersNothingForOtherDocuments();
};

namespace {

using document::Format;

const QByteArray Books = "get:\n"
                         "  summary: One book\n"
                         "  parameters:\n"
                         "    - {name: id, in: path, required: true, schema: {type: string}}\n";

/** The file that the definition of a test refers to. */
class BooksFile final : public openapi::DocumentSource
{
public:
    base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(const QString &address) override
    {
        return openapi::ReferencedDocumentPtr(std::make_shared<const openapi::ReferencedDocument>(
            address, document::Snapshot::parse(Books, Format::Yaml)));
    }
};

QStringList choices(const QByteArray &yaml)
{
    BooksFile source;
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(
        u"/api.yaml"_qs, document::Snapshot::parse(yaml, Format::Yaml));
    const description::Description description(entry, openapi::DocumentSet::load({entry}, source));
    QStringList lines;
    for (const traffic::OperationChoice &choice : traffic::operationChoices(description))
        lines.append(choice.summary.isEmpty() ? choice.title : choice.title + u" - "_qs + choice.summary);
    return lines;
}

} // namespace

void TestOperationChoices::joinsListenPathAndPath()
{
    QCOMPARE(
        choices("openapi: 3.0.3\n"
                "paths:\n"
                "  /books:\n"
                "    get: {summary: Books}\n"
                "    post: {operationId: addBook}\n"
                "  /books/{isbn}: {get: {}}\n"
                "x-vendor-api-gateway:\n"
                "  info: {name: shop}\n"
                "  server: {listenPath: {value: /shop/}}\n"
                "  upstream: {url: 'https://stock.example'}\n"),
        QStringList({u"GET /shop/books - Books"_qs, u"POST /shop/books - addBook"_qs, u"GET /shop/books/{isbn}"_qs}));
}

void TestOperationChoices::hasOperationsOfOtherFiles()
{
    QCOMPARE(choices("openapi: 3.0.3\n"
                     "paths:\n"
                     "  /books/{id}:\n"
                     "    $ref: books.yaml\n"),
             QStringList({u"GET /api/books/{id} - One book"_qs}));
}

void TestOperationChoices::hasMethodsWithoutAField()
{
    QCOMPARE(choices("openapi: 3.2.0\n"
                     "paths:\n"
                     "  /books:\n"
                     "    query: {}\n"
                     "    additionalOperations: {COPY: {}}\n"),
             QStringList({u"QUERY /api/books"_qs, u"COPY /api/books"_qs}));
}

void TestOperationChoices::offersNothingForOtherDocuments()
{
    QCOMPARE(choices("swagger: '2.0'\n"), QStringList());
    QCOMPARE(choices("a: [\n"), QStringList());
}

GATEWRIGHT_TEST(TestOperationChoices, QCoreApplication)
#include "testoperationchoices.moc"
