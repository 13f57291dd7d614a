#include "apivariant.h"
#include "bodymutations.h"
#include "corpus.h"
#include "correctionmessages.h"
#include "correctionoracle.h"
#include "definitionview.h"
#include "document.h"
#include "exchangechecker.h"
#include "exchangemessages.h"
#include "exchangemutations.h"
#include "mockapi.h"
#include "randomapi.h"
#include "randomschema.h"
#include "requestbuilder.h"
#include "seentexts.h"
#include "testprogram.h"

#include <QDirIterator>

using corrections::Correction;
using corrections::Corrector;
using corrections::NoCorrection;
using corrections::SeenExchange;
using description::Description;
using document::Value;
using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeFinding;

/** Exchanges that are built from documents and made wrong at a random place: each correction that is offered for their
 * findings removes the finding and nothing else. */
class TestGeneratedCorrections final : public QObject
{
    Q_OBJECT

private slots:
    void correctsExchangesOfTheCorpus();
    void correctsRandomSchemas();
    void correctsRandomApis();

private:
    void report();
    void checkApi(const QString &name, const std::shared_ptr<const Description> &api, QRandomGenerator &random,
                  int most, int round);
    void correct(const QString &name, const std::shared_ptr<const Description> &api, const SeenExchange &wrong,
                 const QList<SeenExchange> &seen, const QByteArray &mutation);

    int m_wrong = 0;
    int m_offered = 0;
    QMap<QString, int> m_titles; ///< The number of corrections by the kinds of their first changes.
    QMap<QString, int> m_whyNot;
};

namespace {

constexpr const char *Versions[] = {"3.0.4", "3.1.1", "3.2.0"};

/** The number of wrong exchanges. */
int numberOfCorrections()
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue("GATEWRIGHT_CORRECTIONS", &isNumber);
    constexpr int Usual = 30;
    return isNumber ? number : Usual;
}

quint32 seedOfTest()
{
    bool isNumber = false;
    const int seed = qEnvironmentVariableIntValue("GATEWRIGHT_SEED", &isNumber);
    return isNumber ? quint32(seed) : 20260101U;
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

SeenExchange seenOf(const traffic::Exchange &exchange)
{
    return {"http://localhost:8080" + exchange.request.target, std::make_shared<const traffic::Exchange>(exchange)};
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

/** The first words of a title, before names and values. */
QString kindOf(const Correction &correction)
{
    const QString title = messages::correctionTitle(correction);
    using Kind = corrections::CorrectionChange::Kind;
    const corrections::CorrectionChange &change = correction.changes.constFirst();
    const bool isKeyword = change.kind == Kind::KeywordChanged || change.kind == Kind::KeywordRemoved;
    return title.section(u' ', 0, 1) + (isKeyword ? QString() : u' ' + exchangecheck::nameOf(correction.part));
}

} // namespace

void TestGeneratedCorrections::correct(const QString &name, const std::shared_ptr<const Description> &api,
                                       const SeenExchange &wrong, const QList<SeenExchange> &seen,
                                       const QByteArray &mutation)
{
    const auto result = ExchangeChecker(api).check(wrong.url, *wrong.exchange);
    Corrector corrector(api, seen);
    support::CorrectionOracle oracle(api, seen);
    constexpr qsizetype MostFindings = 5;
    for (const ExchangeFinding &finding : result.findings.first(std::min(result.findings.size(), MostFindings))) {
        const Correction correction = corrector.correctionFor(wrong, finding);
        const QString what = name + u' ' + result.operation + u' ' + QString::fromUtf8(mutation) + u": "_qs +
                             messages::exchangeFindingText(finding) + u" -> "_qs;
        if (!correction.isOffered()) {
            const QString reason = messages::noCorrectionText(correction);
            QVERIFY2(!reason.isEmpty() && correction.changes.isEmpty(), qPrintable(what));
            const QString keyword = finding.reasons.isEmpty() ? QString() : finding.reasons.constFirst().keyword;
            ++m_whyNot[reason + u" ("_qs + exchangecheck::nameOf(finding.part) + u' ' + keyword + u')'];
            if (qEnvironmentVariableIsSet("GATEWRIGHT_SHOW"))
                qInfo("%s%s", qPrintable(what), qPrintable(reason));
            continue;
        }
        ++m_offered;
        ++m_titles[kindOf(correction)];
        const QString fault = oracle.faultOf(correction, wrong, finding);
        QVERIFY2(fault.isEmpty(),
                 qPrintable(fault + u": "_qs + messages::correctionTitle(correction) + u" for "_qs + what));
        if (qEnvironmentVariableIsSet("GATEWRIGHT_SHOW"))
            qInfo("%s%s", qPrintable(what), qPrintable(messages::correctionTitle(correction)));
    }
}

void TestGeneratedCorrections::checkApi(const QString &name, const std::shared_ptr<const Description> &api,
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
    QList<SeenExchange> valid;
    QList<std::pair<SeenExchange, QByteArray>> wrong;
    for (const auto &[itemIndex, operationIndex] : std::as_const(operations)) {
        if (wrong.size() >= most)
            break;
        const openapi::PathItem &item = items.at(itemIndex);
        const openapi::Operation &operation = item.operations.at(operationIndex);
        requests::BuiltRequest request = builder.build(item, operation, {});
        if (!request.findings.isEmpty() || request.path.contains('{') || request.method == "HEAD")
            continue;
        addCredentials(request);
        const mock::MockAnswer answer = server.answer(request.head(), request.body);
        traffic::Exchange exchange = exchangeOf(request.head(), request.body, answer);
        const SeenExchange fits = seenOf(exchange);
        if (checker.check(fits.url, exchange).number != exchangecheck::OperationNumber{itemIndex, operationIndex} ||
            answer.head.status >= 400)
            continue;
        valid.append(fits);
        QByteArray mutation = "body";
        const bool isMutated = random.bounded(3) > 0 &&
                               support::mutateBody(
                                   random.bounded(2) == 0 ? exchange.requestBody : exchange.responseBody, random);
        if (!isMutated) {
            const support::MutatedExchange made = mutations.mutate(exchange, item, operation);
            mutation = made.mutation;
            exchange = made.exchange;
        }
        if (!mutation.isEmpty())
            wrong.append({seenOf(exchange), mutation});
    }
    for (const auto &[exchange, mutation] : std::as_const(wrong)) {
        ++m_wrong;
        correct(name, api, exchange, valid, mutation);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestGeneratedCorrections::correctsExchangesOfTheCorpus()
{
    SKIP_WITHOUT_CORPUS();
    QRandomGenerator random(seedOfTest());
    const int number = numberOfCorrections();
    QStringList paths;
    const QString corpus = support::corpusFolder();
    for (const QString &folder : {corpus + u"/openapi"_qs, corpus + u"/definitions"_qs}) {
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files);
        while (files.hasNext())
            paths.append(files.next());
    }
    paths.sort();
    QList<std::pair<QString, std::shared_ptr<const Description>>> apis;
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto format = path.endsWith(u".json") ? document::Format::Json : document::Format::Yaml;
        const auto api = std::make_shared<const Description>(
            document::Snapshot::parse(withoutServers(file.readAll(), format), format));
        if (api->version())
            apis.append({QFileInfo(path).fileName(), api});
    }
    QVERIFY(!apis.isEmpty());
    for (int round = 0; round < 1000 && m_wrong < number; ++round) {
        for (const auto &[name, api] : std::as_const(apis)) {
            if (m_wrong < number && !QTest::currentTestFailed())
                checkApi(name, api, random, std::clamp(int(api->pathItems().size()) / 8, 1, 25), round);
        }
    }
    report();
}

void TestGeneratedCorrections::report()
{
    qInfo("%d wrong exchanges, %d corrections", m_wrong, m_offered);
    for (auto each = m_titles.cbegin(); each != m_titles.cend(); ++each)
        qInfo("%4d %s", each.value(), qPrintable(each.key()));
    for (auto each = m_whyNot.cbegin(); each != m_whyNot.cend(); ++each)
        qInfo("%4d %s", each.value(), qPrintable(each.key()));
    m_wrong = 0;
    m_offered = 0;
    m_titles.clear();
    m_whyNot.clear();
}

void TestGeneratedCorrections::correctsRandomSchemas()
{
    QRandomGenerator random(seedOfTest());
    const int number = numberOfCorrections();
    for (int round = 0; m_wrong < number && !QTest::currentTestFailed(); ++round) {
        QByteArray bytes(2'000, '\0');
        for (char &byte : bytes)
            byte = char(random.bounded(256));
        fuzz::RandomSchema made(bytes);
        const Value schema = made.schema();
        const support::ApiVariant variant{Versions[round % 3], support::ApiVariant::Layout(round / 3 % 3),
                                          support::ApiVariant::Holder(round / 9 % 3)};
        const QByteArray api = R"({"paths": {"/pets": {"post": {"requestBody": {"content": {"application/json":
            {"schema": )" + schema.toJson() +
                               R"(}}}, "responses": {"201": {"description": "d"}}}}}})";
        const auto described = support::describedAs(
            variant, api,
            {{{"paths", "/pets", "post", "requestBody", "content", "application/json", "schema"}, "schemas"}});
        QList<SeenExchange> exchanges;
        for (int i = 0; i < 6; ++i) {
            exchanges.append(support::seenText("POST http://localhost:8080/pets\nContent-Type: application/json\n\n" +
                                               made.value().toJson() + "\n---\n201"));
        }
        const SeenExchange first = exchanges.takeFirst();
        ++m_wrong;
        correct(variant.name() + u' ' + QString::fromUtf8(schema.toJson()), described, first, exchanges,
                first.exchange->requestBody.bytes.read());
    }
    report();
}

void TestGeneratedCorrections::correctsRandomApis()
{
    QRandomGenerator random(seedOfTest());
    const int number = numberOfCorrections();
    for (int round = 0; m_wrong < number && !QTest::currentTestFailed(); ++round) {
        const support::ApiVariant variant{Versions[round % 3], support::ApiVariant::Layout(round / 3 % 3),
                                          support::ApiVariant::Holder(round / 9 % 3)};
        const QByteArray api = R"({"paths": )" + support::RandomApi(random, variant.is30()).paths().toJson() + '}';
        const document::Pointer operation{"paths", "/pets/{id}", "post"};
        const auto described = support::describedAs(
            variant, api,
            {{operation / document::Pointer{"requestBody"}, "requestBodies"},
             {operation / document::Pointer{"responses", "201", "content", "application/json", "schema"}, "schemas"}});
        checkApi(variant.name() + u' ' + QString::fromUtf8(api), described, random, 1, round);
    }
    report();
}

GATEWRIGHT_TEST(TestGeneratedCorrections, QCoreApplication)
#include "testgeneratedcorrections.moc"
