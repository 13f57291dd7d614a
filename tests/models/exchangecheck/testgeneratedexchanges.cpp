#include "corpus.h"
#include "definitionview.h"
#include "document.h"
#include "exchangemessages.h"
#include "exchangemutations.h"
#include "mockapi.h"
#include "requestbuilder.h"
#include "testprogram.h"
#include "writtenexchanges.h"

#include <QDirIterator>

using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangeResult;

/** Exchanges that are built from documents fit them; those that are wrong in one place have one problem, there. */
class TestGeneratedExchanges final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheOneWrongPlace();

private:
    void checkApi(const QString &name, const std::shared_ptr<const description::Description> &api,
                  QRandomGenerator &random, int most, int round);

    int m_valid = 0;
    int m_wrong = 0;
    int m_leftOut = 0; ///< The number of exchanges whose document is at odds with itself.
    QMap<QByteArray, int> m_mutations;
};

namespace {

const char GeneratedApi[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
security: [{basic: []}]
paths:
  /pets:
    get:
      parameters:
        - {name: kind, in: query, required: true, schema: {enum: [cat, dog], type: string}}
        - {name: X-Trace, in: header, required: true, schema: {type: string}}
      responses:
        '200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
    post:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'201': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
components:
  schemas: {Pet: {type: object, required: [name], properties: {name: {type: string}, age: {type: integer}}}}
  securitySchemes: {basic: {type: http, scheme: basic}}
)";

/** The number of exchanges, half of them wrong. */
int numberOfExchanges()
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue("GATEWRIGHT_EXCHANGES", &isNumber);
    constexpr int Usual = 200;
    return isNumber ? number : Usual;
}

void addCredentials(requests::BuiltRequest &request)
{
    for (const requests::CredentialPlace &credential : request.credentials) {
        if (credential.in == requests::CredentialPlace::In::Header)
            request.headers.set(credential.name,
                                credential.prefix + (credential.prefix == "Basic " ? "YTpi" : "token"));
        else if (credential.in == requests::CredentialPlace::In::Query)
            request.query += (request.query.isEmpty() ? "" : "&") + credential.name + "=token";
        else if (credential.in == requests::CredentialPlace::In::Cookie)
            request.headers.append("Cookie", credential.name + "=token");
    }
}

traffic::Exchange exchangeOf(const http::RequestHead &head, const QByteArray &body, const mock::MockAnswer &answer)
{
    traffic::Exchange exchange;
    exchange.request = head;
    exchange.requestBody.bytes = body;
    exchange.requestBody.size = body.size();
    exchange.response = answer.head;
    exchange.responseBody.bytes = answer.body;
    exchange.responseBody.size = answer.body.size();
    return exchange;
}

/** What is not only told, which documents without any problem have, too. */
QList<ExchangeFinding> problems(const ExchangeResult &result)
{
    QList<ExchangeFinding> findings = result.findings;
    findings.removeIf([](const ExchangeFinding &each) { return each.severity == base::Severity::Information; });
    return findings;
}

/** A document without servers and gateway settings, whose API is at the root of any origin. */
QByteArray withoutServers(const QByteArray &text, document::Format format)
{
    document::Document document(text, format);
    (void)document.remove({"servers"});
    if (const definition::DefinitionView view(document.snapshot()); view.hasExtension())
        (void)document.remove(view.extension());
    return document.snapshot().text();
}

} // namespace

void TestGeneratedExchanges::checkApi(const QString &name, const std::shared_ptr<const description::Description> &api,
                                      QRandomGenerator &random, int most, int round)
{
    requests::RequestBuilder builder(api);
    mock::MockApi server(api, {.seed = quint32(round + 1), .answersInvalid = true});
    ExchangeChecker checker(api);
    support::ExchangeMutations mutations(*api, random);
    const QList<openapi::PathItem> items = api->pathItems();
    QList<std::pair<qsizetype, qsizetype>> operations;
    for (qsizetype item = 0; item < items.size(); ++item) {
        for (qsizetype at = 0; at < items.at(item).operations.size(); ++at)
            operations.append({item, at});
    }
    std::shuffle(operations.begin(), operations.end(), random);
    int tried = 0;
    for (const auto &[itemIndex, operationIndex] : std::as_const(operations)) {
        if (tried >= most)
            return;
        const openapi::PathItem &item = items.at(itemIndex);
        const openapi::Operation &operation = item.operations.at(operationIndex);
        using requests::OptionalParameters;
        static constexpr OptionalParameters Optional[] = {OptionalParameters::Suggested, OptionalParameters::All,
                                                          OptionalParameters::None};
        requests::Choices choices;
        choices.optional = Optional[round % 3];
        requests::BuiltRequest request = builder.build(item, operation, choices);
        if (!request.findings.isEmpty() || request.path.contains('{') || request.method == "HEAD")
            continue;
        addCredentials(request);
        if (round % 2 == 1)
            request.headers.append("Prefer", "example=none");
        const mock::MockAnswer answer = server.answer(request.head(), request.body);
        const traffic::Exchange valid = exchangeOf(request.head(), request.body, answer);
        const QByteArray url = "http://localhost:8080" + valid.request.target;
        const ExchangeResult fits = checker.check(url, valid);
        // Examples can break their schemas, and several paths can match.
        const bool isOther = fits.number != exchangecheck::OperationNumber{itemIndex, operationIndex};
        if (isOther || !answer.findings.isEmpty() || answer.head.status >= 400) {
            ++m_leftOut;
            continue;
        }
        const auto problemsOfValid = problems(fits);
        const QString what = name + u' ' + QString::fromUtf8(request.method + ' ' + request.target()) + u": "_qs;
        QVERIFY2(problemsOfValid.isEmpty(), qPrintable(what + messages::exchangeFindingText(problemsOfValid.value(0))));
        ++m_valid;
        ++tried;
        const support::MutatedExchange made = mutations.mutate(valid, item, operation);
        if (made.mutation.isEmpty())
            continue;
        ++m_wrong;
        ++m_mutations[made.mutation];
        const ExchangeResult result = checker.check("http://localhost:8080" + made.exchange.request.target,
                                                    made.exchange);
        const QList<ExchangeFinding> found = problems(result);
        const QString seen = what + QString::fromUtf8(made.mutation) + u": "_qs +
                             support::foundLines(result).join(u'|');
        QVERIFY2(found.size() == 1, qPrintable(seen));
        QVERIFY2(found.first().part == made.part, qPrintable(seen));
        QVERIFY2(!made.name || found.first().name == *made.name, qPrintable(seen));
        QVERIFY2(found.first().instance == made.instance, qPrintable(seen));
        QVERIFY2(found.first().severity == made.severity, qPrintable(seen));
    }
}

void TestGeneratedExchanges::findsTheOneWrongPlace()
{
    QRandomGenerator random(20260101);
    const int number = numberOfExchanges() / 2;
    QStringList paths;
    const QString corpus = support::corpusFolder();
    for (const QString &folder : {corpus + u"/openapi"_qs, corpus + u"/definitions"_qs}) {
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files);
        while (!corpus.isEmpty() && files.hasNext())
            paths.append(files.next());
    }
    paths.sort();
    for (int round = 0; round < 20 && !QTest::currentTestFailed(); ++round)
        checkApi(u"built in"_qs, support::describedText(GeneratedApi), random, 2, round);
    QVERIFY(m_valid == 40 && m_wrong == 40);
    QList<std::pair<QString, std::shared_ptr<const description::Description>>> apis;
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto format = path.endsWith(u".json") ? document::Format::Json : document::Format::Yaml;
        const auto api = std::make_shared<const description::Description>(
            document::Snapshot::parse(withoutServers(file.readAll(), format), format));
        if (api->version())
            apis.append({QFileInfo(path).fileName(), api});
        if (2 * apis.size() > number)
            break; // Each has two exchanges in a round.
    }
    const int most = number > 1000 ? 50 : 2;
    for (int round = 0; round < 200 && !apis.isEmpty() && m_valid < number; ++round) {
        for (const auto &[name, api] : std::as_const(apis)) {
            if (m_valid < number && !QTest::currentTestFailed())
                checkApi(name, api, random, most, round);
        }
    }
    qInfo("%d valid exchanges, %d wrong ones, %d left out because their document is at odds with itself", m_valid,
          m_wrong, m_leftOut);
    for (auto each = m_mutations.cbegin(); each != m_mutations.cend(); ++each)
        qInfo("%4d %s", each.value(), each.key().constData());
}

GATEWRIGHT_TEST(TestGeneratedExchanges, QCoreApplication)
#include "testgeneratedexchanges.moc"
