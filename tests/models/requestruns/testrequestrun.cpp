#include "fakeclock.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "requestrun.h"
#include "savedrequestmessages.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

/** What a run of saved requests sends, and to whom it gives secrets. */
class TestRequestRun final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void takesValuesOfResponses();
    void doesNotPassWithoutTheComparison_data();
    void doesNotPassWithoutTheComparison();
    void saysWhatIsMissingInAResponse_data();
    void saysWhatIsMissingInAResponse();
    void skipsWhatNeedsAFailedRequest();
    void givesNoSecretWithoutAGrant_data();
    void givesNoSecretWithoutAGrant();
    void givesTheSecretUnderTheGrant();
    void givesAPlaceholderToLocalServers();
    void sendsNothingThatCannotBeInAHeader();
    void sendsNoOptionalParameters();
    void hidesSecretsInMessages();
    void sendsNothingToOtherDefinitions();
    void endsWhenCancelled();

private:
    void add(const char *name, const QByteArray &yaml);
    void start(const QStringList &names);
    void answer(int status, const QByteArray &body, const QByteArray &type = "application/json",
                const QByteArray &coding = "identity");
    [[nodiscard]] QStringList problemsOf(const QString &name) const;
    [[nodiscard]] savedrequests::StepResult resultOf(const QString &name) const;

    support::FakeSender m_sender;
    support::FakeResolver m_resolver;
    std::unique_ptr<support::FakeGrants> m_grants;
    support::FakeClock m_clock;
    std::unique_ptr<requestruns::RequestRun> m_run;
    QMap<QString, requestruns::RunRequest> m_known;
    QMap<QString, requestruns::ServedDefinition> m_definitions;
    QList<savedrequests::StepResult> m_results;
    bool m_isFinished = false;
};

using namespace savedrequests;
using State = StepResult::State;

namespace {

const QByteArray Api = R"(openapi: 3.0.3
info: {title: T, version: '1'}
paths:
  /login: {post: {operationId: login, requestBody: {content: {application/json: {schema: {type: object}}}},
           responses: {'200': {description: ok}}}}
  /books/{isbn}: {get: {operationId: getBook, security: [{staff: []}], parameters: [
      {name: isbn, in: path, required: true, schema: {type: string}},
      {name: X-Trace, in: header, schema: {type: string}},
      {name: page, in: query, schema: {type: integer, default: 3}, example: 4}],
      responses: {'200': {description: ok, content: {application/json: {schema: {
                  type: object, properties: {id: {type: string, enum: [a]}}}}}}}}}
components: {securitySchemes: {staff: {type: http, scheme: bearer}}}
)";

const QByteArray Login = "definition: shop.yaml\noperation: {id: login, method: POST, path: /login}\n";
const QByteArray Get = "definition: shop.yaml\noperation: {id: getBook, method: GET, path: '/books/{isbn}'}\n";
const QString Origin = u"https://shop.example"_qs;

} // namespace

void TestRequestRun::init()
{
    m_run.reset();
    m_sender.sent.clear();
    m_resolver.values = {{u"TOKEN"_qs, "canary-secret"}};
    m_resolver.asked = 0;
    m_grants = std::make_unique<support::FakeGrants>(false);
    m_known.clear();
    m_results.clear();
    m_isFinished = false;
    requestruns::ServedDefinition shop;
    shop.identity = {u"/a/shop.yaml"_qs, u"shop.yaml"_qs};
    shop.description = std::make_shared<const description::Description>(
        document::Snapshot::parse(Api, document::Format::Yaml));
    shop.isServed = true;
    shop.listenPath = "/shop/";
    shop.origin = Origin;
    m_definitions = {{u"shop.yaml"_qs, shop}};
}

void TestRequestRun::add(const char *name, const QByteArray &yaml)
{
    const RequestFile file = readRequestFile(yaml);
    QVERIFY2(file.isValid(), file.isValid() ? "" : qPrintable(messages::savedRequestText(file.problems.first())));
    m_known.insert(QString::fromLatin1(name), {u"/a/.gatewright/requests/x.yaml"_qs, file});
}

void TestRequestRun::start(const QStringList &names)
{
    m_run = std::make_unique<requestruns::RequestRun>(
        requestruns::RequestRun::Services{m_sender, m_resolver, m_grants->grants, m_clock});
    connect(m_run.get(), &requestruns::RequestRun::stepFinished, this,
            [this](const StepResult &result) { m_results.append(result); });
    connect(m_run.get(), &requestruns::RequestRun::finished, this, [this] { m_isFinished = true; });
    m_run->start(QUrl(u"http://127.0.0.1:1"_qs), names, m_known, m_definitions);
}

void TestRequestRun::answer(int status, const QByteArray &body, const QByteArray &type, const QByteArray &coding)
{
    preview::ComposedResponse response;
    response.head.status = status;
    response.head.headers.append("Content-Type", type);
    response.head.headers.append("Content-Encoding", coding);
    response.body = body;
    m_sender.answer(response);
}

StepResult TestRequestRun::resultOf(const QString &name) const
{
    for (const StepResult &each : m_results) {
        if (each.name == name)
            return each;
    }
    return {};
}

QStringList TestRequestRun::problemsOf(const QString &name) const
{
    QStringList ids;
    for (const Problem &problem : resultOf(name).problems)
        ids.append(messages::savedRequestId(problem.kind));
    return ids;
}

void TestRequestRun::takesValuesOfResponses()
{
    add("login", Login + "body: {user: kim}\n");
    add("get", Get + "parameters: {path: {isbn: {from: login, pointer: /books/1}}}\n"
                     "security: {staff: {from: login, pointer: /token}}\n");
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    QCOMPARE(m_sender.sent.first().head.target, "/shop/login");
    QCOMPARE(m_sender.sent.first().body, "{\"user\":\"kim\"}");
    answer(200, R"({"token": "abc", "books": ["x", "y/../z"]})");
    QTRY_COMPARE(m_sender.sent.size(), 2);
    QCOMPARE(m_sender.sent.last().head.target, "/shop/books/y%2F..%2Fz");
    QCOMPARE(m_sender.sent.last().head.headers.first("Authorization"), std::optional<QByteArray>("Bearer abc"));
    m_clock.moment = m_clock.moment.addMSecs(40);
    answer(200, R"({"id": "a"})");
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(resultOf(u"get"_qs).state, State::Passed);
    QCOMPARE(resultOf(u"get"_qs).schema, StepResult::Schema::Fits);
    QCOMPARE(resultOf(u"get"_qs).milliseconds, 40.0);
    QCOMPARE(resultOf(u"login"_qs).state, State::Passed);
}

void TestRequestRun::doesNotPassWithoutTheComparison_data()
{
    QTest::addColumn<QByteArray>("expectation");
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("problems");
    QTest::addColumn<StepResult::Schema>("schema");
    using Schema = StepResult::Schema;
    const QByteArray json = R"({"id": "a"})";
    const QStringList notCompared{u"not-compared"_qs};
    QTest::newRow("an unknown coding") << QByteArray() << QByteArray("br") << json << notCompared << Schema::NotChecked;
    QTest::newRow("a damaged coding") << QByteArray() << QByteArray("gzip") << json << notCompared
                                      << Schema::NotChecked;
    QTest::newRow("too large") << QByteArray() << QByteArray("identity") << QByteArray(17 * 1024 * 1024, ' ')
                               << notCompared << Schema::NotChecked;
    QTest::newRow("a known coding") << QByteArray() << QByteArray("deflate") << qCompress(json).sliced(4)
                                    << QStringList() << Schema::Fits;
    QTest::newRow("no schema expected") << QByteArray("expect: {schema: false}\n") << QByteArray("br") << json
                                        << QStringList() << Schema::NotChecked;
}

void TestRequestRun::doesNotPassWithoutTheComparison()
{
    QFETCH(const QByteArray, expectation);
    QFETCH(const QByteArray, coding);
    QFETCH(const QByteArray, body);
    QFETCH(const QStringList, problems);
    QFETCH(const StepResult::Schema, schema);
    add("get", Get + "parameters: {path: {isbn: a}}\n" + expectation);
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    answer(200, body, "application/json", coding);
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(problemsOf(u"get"_qs), problems);
    QCOMPARE(resultOf(u"get"_qs).state, problems.isEmpty() ? State::Passed : State::Failed);
    QCOMPARE(resultOf(u"get"_qs).schema, schema);
}

void TestRequestRun::saysWhatIsMissingInAResponse_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no such member") << QByteArray("{}") << u"value-not-found"_qs;
    QTest::newRow("no such item") << QByteArray("{\"books\": []}") << u"value-not-found"_qs;
    QTest::newRow("a text") << QByteArray("\"books\"") << u"value-not-found"_qs;
    QTest::newRow("no JSON") << QByteArray("<p>") << u"response-not-json"_qs;
    QTest::newRow("a large value") << QByteArray("{\"books\": [1, \"" + QByteArray(100'000, 'a') + "\"]}")
                                   << u"too-large"_qs;
}

void TestRequestRun::saysWhatIsMissingInAResponse()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, problem);
    add("login", Login + "expect: {schema: false}\n");
    add("get", Get + "parameters: {path: {isbn: {from: login, pointer: /books/1}}}\n");
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    answer(200, body);
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(m_sender.sent.size(), 1);
    QCOMPARE(problemsOf(u"get"_qs), QStringList{problem});
    QCOMPARE(resultOf(u"get"_qs).state, State::Failed);
    QCOMPARE(resultOf(u"get"_qs).problems.first().position->line, 3);
}

void TestRequestRun::skipsWhatNeedsAFailedRequest()
{
    add("login", Login);
    add("get", Get + "parameters: {path: {isbn: {from: login, pointer: /a}}}\n");
    add("more", Get + "parameters: {path: {isbn: {from: get, pointer: /a}}}\n");
    start({u"more"_qs, u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    answer(401, "{}");
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(m_sender.sent.size(), 1);
    QCOMPARE(resultOf(u"login"_qs).state, State::Failed);
    QCOMPARE(resultOf(u"get"_qs).state, State::Skipped);
    QCOMPARE(resultOf(u"more"_qs).state, State::Skipped);
    QCOMPARE(problemsOf(u"get"_qs), QStringList{u"dependency-failed"_qs});
}

void TestRequestRun::givesNoSecretWithoutAGrant_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("origin");
    QTest::newRow("no grant") << QString() << QString() << QString();
    QTest::newRow("another definition") << u"/a/other.yaml"_qs << u"env://TOKEN"_qs << Origin;
    QTest::newRow("another reference") << u"/a/shop.yaml"_qs << u"env://OTHER"_qs << Origin;
    QTest::newRow("another upstream") << u"/a/shop.yaml"_qs << u"env://TOKEN"_qs << u"https://other.example"_qs;
}

void TestRequestRun::givesNoSecretWithoutAGrant()
{
    QFETCH(const QString, path);
    QFETCH(const QString, reference);
    QFETCH(const QString, origin);
    if (!path.isEmpty())
        QVERIFY(m_grants->grants.allow({path, {}}, {origin, secrets::scanReferences(reference).references}).isOk());
    for (const QByteArray &place : {QByteArray("security: {staff: {secret: 'env://TOKEN'}}\n"),
                                    QByteArray("parameters: {header: {X-Trace: {secret: 'env://TOKEN'}}}\n"),
                                    QByteArray("parameters: {path: {isbn: {secret: 'env://TOKEN'}}}\n")}) {
        m_known.clear();
        m_results.clear();
        m_isFinished = false;
        add("get", Get + place);
        start({u"get"_qs});
        QTRY_VERIFY(m_isFinished);
        QCOMPARE(m_sender.sent.size(), 0);
        QCOMPARE(m_resolver.asked, 0);
        QCOMPARE(problemsOf(u"get"_qs), QStringList{u"secret-not-allowed"_qs});
        QCOMPARE(resultOf(u"get"_qs).state, State::Error);
        QCOMPARE(resultOf(u"get"_qs).problems.first().arguments, QStringList({u"env://TOKEN"_qs, Origin}));
    }
}

void TestRequestRun::givesTheSecretUnderTheGrant()
{
    QVERIFY(m_grants->grants
                .allow(m_definitions.first().identity, {Origin, secrets::scanReferences(u"env://TOKEN"_qs).references})
                .isOk());
    add("get", Get + "security: {staff: {secret: 'env://TOKEN'}}\n");
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    QCOMPARE(m_sender.sent.first().head.headers.first("Authorization"),
             std::optional<QByteArray>("Bearer canary-secret"));
    answer(200, "{}");
    QTRY_VERIFY(m_isFinished);
    m_resolver.values.clear();
    m_isFinished = false;
    m_results.clear();
    start({u"get"_qs});
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(problemsOf(u"get"_qs), QStringList{u"secret-not-found"_qs});
    QCOMPARE(m_sender.sent.size(), 1);
}

void TestRequestRun::givesAPlaceholderToLocalServers()
{
    m_definitions.first().isLocal = true;
    add("get", Get + "security: {staff: {secret: 'env://TOKEN'}}\n");
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    QCOMPARE(m_sender.sent.first().head.headers.first("Authorization"),
             std::optional<QByteArray>("Bearer env://TOKEN"));
    QCOMPARE(m_resolver.asked, 0);
}

void TestRequestRun::sendsNothingThatCannotBeInAHeader()
{
    add("login", Login);
    add("header", Get + "parameters: {header: {X-Trace: {from: login, pointer: /a}}}\n");
    add("credential", Get + "security: {staff: {from: login, pointer: /a}}\n");
    start({u"header"_qs, u"credential"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    answer(200, R"({"a": "x\r\nHost: evil"})");
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(m_sender.sent.size(), 1);
    QCOMPARE(problemsOf(u"header"_qs), QStringList{u"value-not-sendable"_qs});
    QCOMPARE(problemsOf(u"credential"_qs), QStringList{u"value-not-sendable"_qs});
}

void TestRequestRun::sendsNoOptionalParameters()
{
    add("get", Get + "parameters: {path: {isbn: b}}\n");
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    QCOMPARE(m_sender.sent.first().head.target, "/shop/books/b");
    QCOMPARE(m_sender.sent.first().head.headers.first("X-Trace"), std::nullopt);
}

void TestRequestRun::hidesSecretsInMessages()
{
    m_grants->grants.allowAllSecretsInThisRun();
    m_resolver.values = {{u"TOKEN"_qs, "canary-secret"}};
    add("get", Get + "security: {staff: {secret: 'env://TOKEN'}}\n");
    start({u"get"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    // The upstream sends the secret back as the name of a member, in a media type, and as a value.
    answer(200, "{}", "text/canary-secret");
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(problemsOf(u"get"_qs), QStringList{u"media-type"_qs});
    QCOMPARE(resultOf(u"get"_qs).problems.first().arguments, QStringList{u"text/REDACTED"_qs});
}

void TestRequestRun::sendsNothingToOtherDefinitions()
{
    requestruns::ServedDefinition evil = m_definitions.first();
    evil.origin = u"https://evil.example"_qs;
    m_definitions.insert(u"evil.yaml"_qs, evil);
    add("login", Login);
    add("get", QByteArray(Get).replace("shop.yaml", "evil.yaml") +
                   "parameters: {path: {isbn: {from: login, pointer: /token}}}\n");
    start({u"get"_qs});
    QTRY_VERIFY(m_isFinished);
    QCOMPARE(m_sender.sent.size(), 0);
    QCOMPARE(problemsOf(u"get"_qs), QStringList{u"other-definition"_qs});
}

void TestRequestRun::endsWhenCancelled()
{
    add("login", Login);
    start({u"login"_qs});
    QTRY_COMPARE(m_sender.sent.size(), 1);
    m_run->cancel();
    QVERIFY(m_isFinished);
    QVERIFY(!m_run->isRunning());
    QVERIFY(m_sender.isCanceled());
    m_run.reset();
}

GATEWRIGHT_TEST(TestRequestRun, QCoreApplication)
#include "testrequestrun.moc"
