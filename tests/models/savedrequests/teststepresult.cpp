#include "requestsamples.h"
#include "savedrequestmessages.h"
#include "stepresult.h"
#include "testprogram.h"

#include <QTest>

/** The comparison of responses with what is expected. */
class TestStepResult final : public QObject
{
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
};

using namespace savedrequests;

void TestStepResult::judges_data()
{
    QTest::addColumn<Expectation>("expectation");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("problems");
    QTest::addColumn<StepResult::Schema>("schema");
    using Schema = StepResult::Schema;
    const auto row = [](const char *reason, const Expectation &expectation, int status, const QByteArray &type,
                        const QByteArray &body, const QStringList &problems, Schema schema) {
        QTest::newRow(reason) << expectation << status << type << body << problems << schema;
    };
    const QByteArray json = "application/json; charset=utf-8";
    row("a documented success", {}, 200, json, "{\"id\": 1}", {}, Schema::Fits);
    row("a success without a body", {}, 204, {}, {}, {}, Schema::NotChecked);
    row("a success that is not documented", {}, 202, json, "{}", {u"status-not-documented"_qs}, Schema::NotChecked);
    row("a documented error", {}, 404, json, "{\"why\": \"a\"}", {u"status"_qs}, Schema::Fits);
    row("an expected error", {{{404, 404}}, true, {}}, 404, json, "{\"why\": \"a\"}", {}, Schema::Fits);
    row("an expected status that is not documented", {{{200, 299}}, true, {}}, 202, json, "{}",
        {u"status-not-documented"_qs}, Schema::NotChecked);
    row("the same without the schema", {{{200, 299}}, false, {}}, 202, json, "{}", {}, Schema::NotChecked);
    row("another status", {{{201, 201}}, true, {}}, 200, json, "{\"id\": 1}", {u"status"_qs}, Schema::Fits);
    row("a body that does not fit", {}, 200, json, "{\"id\": \"a\"}", {u"schema"_qs}, Schema::Violated);
    row("the body is not compared", {{}, false, {}}, 200, json, "{\"id\": \"a\"}", {}, Schema::NotChecked);
    row("a write-only property", {}, 200, json, "{\"id\": 1, \"secret\": \"s\"}", {u"schema"_qs}, Schema::Violated);
    row("no JSON", {}, 200, json, "{", {u"body-not-readable"_qs}, Schema::Violated);
    row("another media type", {}, 200, "text/html", "<p>", {u"media-type"_qs}, Schema::Violated);
    row("no media type", {}, 200, {}, "a", {u"media-type"_qs}, Schema::Violated);
    row("too slow", {{}, true, 99}, 200, json, "{\"id\": 1}", {u"time"_qs}, Schema::Fits);
    row("just in time", {{}, true, 100}, 200, json, "{\"id\": 1}", {}, Schema::Fits);
    row("all of it", {{{201, 201}}, true, 1}, 200, json, "{}", {u"status"_qs, u"schema"_qs, u"time"_qs},
        Schema::Violated);
}

void TestStepResult::judges()
{
    QFETCH(const Expectation, expectation);
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const QStringList, problems);
    const auto api = support::describedApi(R"(openapi: 3.0.3
info: {title: T, version: '1'}
paths:
  /a:
    get:
      responses:
        '200': {description: ok, content: {application/json: {schema: {type: object, required: [id], properties: {
                id: {type: integer}, secret: {type: string, writeOnly: true}}}}}}
        '204': {description: none}
        4XX: {description: bad, content: {application/*: {schema: {type: object, required: [why]}}}}
)");
    const QList<openapi::PathItem> items = api->pathItems();
    http::HeaderList headers;
    if (!type.isEmpty())
        headers.append("Content-Type", type);
    conformance::ResponseChecker checker(api);
    StepResult result;
    judge(expectation,
          {status, 100, checker.check(items.first(), items.first().operations.first(), status, headers, body)}, result);
    QStringList ids;
    for (const Problem &problem : result.problems)
        ids.append(messages::savedRequestId(problem.kind));
    QCOMPARE(ids, problems);
    QCOMPARE(result.state, problems.isEmpty() ? StepResult::State::Passed : StepResult::State::Failed);
    QTEST(result.schema, "schema");
    QCOMPARE(result.status, status);
}

GATEWRIGHT_TEST(TestStepResult, void)
#include "teststepresult.moc"
