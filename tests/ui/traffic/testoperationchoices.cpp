#include "operationchoices.h"
#include "testprogram.h"

#include <QTest>

class TestOperationChoices final : public QObject
{
    Q_OBJECT

private slots:
    void joinsListenPathAndPath();
    void fillsParametersFromTheirExamples();
    void offersNothingForOtherDocuments();
};

namespace {

QStringList choices(const QByteArray &yaml)
{
    QStringList lines;
    const auto all = traffic::operationChoices(document::Snapshot::parse(yaml, document::Format::Yaml));
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

void TestOperationChoices::offersNothingForOtherDocuments()
{
    QCOMPARE(choices("- just\n- a list\n"), QStringList());
    QCOMPARE(choices("paths: [1]\n"), QStringList());
}

GATEWRIGHT_TEST(TestOperationChoices, QCoreApplication)
#include "testoperationchoices.moc"
