#include "operationchoices.h"
#include "testprogram.h"

#include <QTest>

class TestOperationChoices final : public QObject
{
    Q_OBJECT

private slots:
    void joinsListenPathAndPath();
    void fillsParametersFromTheirExamples();
    void fillsParametersOfOtherFiles();
    void offersNothingForOtherDocuments();
};

namespace {

using document::Format;

const QByteArray Books = "get:\n"
                         "  parameters:\n"
                         "    - $ref: '#/components/parameters/Id'\n"
                         "components:\n"
                         "  parameters:\n"
                         "    Id: {name: id, in: path, schema: {$ref: '#/components/schemas/Id'}}\n"
                         "  schemas:\n"
                         "    Id: {type: string, examples: [b-7]}\n";

QStringList choices(const QByteArray &yaml)
{
    QStringList lines;
    const auto text = document::Snapshot::parse(yaml, document::Format::Yaml);
    const QHash<QString, document::Snapshot> texts{{u"/api.yaml"_qs, text},
                                                   {u"/books.yaml"_qs, document::Snapshot::parse(Books, Format::Yaml)}};
    openapi::ReferenceResolver resolver(openapi::DocumentSet(), [&](const QString &address) {
        return texts.contains(address) ? std::optional(*texts.constFind(address)) : std::nullopt;
    });
    const auto all = traffic::operationChoices(resolver, u"/api.yaml"_qs);
    for (const traffic::OperationChoice &choice : all)
        lines.append(QString::fromLatin1(choice.method) + u' ' + choice.path);
    return lines;
}

} // namespace

void TestOperationChoices::joinsListenPathAndPath()
{
    QCOMPARE(choices("openapi: 3.0.3\n"
                     "paths:\n"
                     "  /books:\n"
                     "    summary: Books\n"
                     "    get: {}\n"
                     "    post: {}\n"
                     "x-vendor-api-gateway:\n"
                     "  info: {name: shop}\n"
                     "  server: {listenPath: {value: /shop/}}\n"
                     "  upstream: {url: 'https://stock.example'}\n"),
             QStringList({u"GET /shop/books"_qs, u"POST /shop/books"_qs}));
}

void TestOperationChoices::fillsParametersFromTheirExamples()
{
    QCOMPARE(choices("openapi: 3.0.3\n"
                     "paths:\n"
                     "  /books/{id}/{part}/{other}:\n"
                     "    parameters:\n"
                     "      - {name: id, in: path, schema: {type: integer, example: 7}}\n"
                     "    get:\n"
                     "      parameters:\n"
                     "        - {name: part, in: path, schema: {type: string, enum: [cover, text]}}\n"),
             QStringList({u"GET /books/7/cover/{other}"_qs}));
}

void TestOperationChoices::fillsParametersOfOtherFiles()
{
    QCOMPARE(choices("openapi: 3.0.3\n"
                     "paths:\n"
                     "  /books/{id}:\n"
                     "    $ref: books.yaml\n"
                     "  /books/{id}/cover:\n"
                     "    post:\n"
                     "      parameters:\n"
                     "        - $ref: 'books.yaml#/components/parameters/Id'\n"),
             QStringList({u"GET /books/b-7"_qs, u"POST /books/b-7/cover"_qs}));
}

void TestOperationChoices::offersNothingForOtherDocuments()
{
    QCOMPARE(choices("- just\n- a list\n"), QStringList());
    QCOMPARE(choices("paths: [1]\n"), QStringList());
}

GATEWRIGHT_TEST(TestOperationChoices, QCoreApplication)
#include "testoperationchoices.moc"
