#include "recordedbreaks.h"

#include "apidifference.h"
#include "testprogram.h"

#include <QTest>

using recorded::Misfit;

/** Which recorded exchanges a new state of an API description breaks, and which changes explain them. */
class TestRecordedBreaks final : public QObject
{
    Q_OBJECT

private slots:
    void findsBreaks_data();
    void findsBreaks();
    void countsWhatWasNotValid();
    void readsPathsBelowServers_data();
    void readsPathsBelowServers();
    void ignoresTruncatedBodies();
    void keepsFewExamples();
};

namespace {

const QByteArray Before =
    "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /pets:\n    post:\n      parameters: [{name: limit, in: "
    "query, schema: {type: integer}}]\n      requestBody: {content: {application/json: {schema: {type: object, properties: "
    "{age: {type: integer}}}}}}\n      responses: {'200': {description: d, content: {application/json: {schema: {type: "
    "object}}}}, '404': {description: d}}\n";

description::Description described(const QByteArray &text)
{
    const auto snapshot = document::Snapshot::parse(text, document::Format::Yaml);
    return description::Description(
        std::make_shared<const openapi::ReferencedDocument>(u"/api/openapi.yaml"_qs, snapshot));
}

/** A request that fits the old description, and its response. */
traffic::Exchange exchange(const QByteArray &target = "/pets?limit=5", const QByteArray &body = R"({"age": 3})",
                           int status = 200)
{
    traffic::Exchange made;
    made.request.method = "POST";
    made.request.target = target;
    made.request.headers.append("Content-Type", "application/json");
    made.requestBody.bytes = body;
    made.requestBody.size = body.size();
    made.response.status = status;
    if (status == 200) {
        made.response.headers.append("Content-Type", "application/json");
        made.responseBody.bytes = QByteArray("{}");
        made.responseBody.size = 2;
    }
    return made;
}

/** What a new description breaks of some exchanges. */
struct Counted {
    Counted(const QByteArray &before, const QByteArray &now, const QList<traffic::Exchange> &exchanges)
        : old(described(before))
        , present(described(now))
        , found(difference::compare(old, present, {.today = QDate(2026, 6, 1)}))
    {
        recorded::RecordedCounter counter(old, present, found);
        for (qsizetype number = 0; number < exchanges.size(); ++number)
            counter.add(exchanges.at(number), number);
        breaks = counter.breaks();
    }
    /** The ids of the changes that explain a broken exchange. */
    [[nodiscard]] QStringList reasons() const
    {
        QStringList ids;
        for (qsizetype i = 0; i < found.changes.size(); ++i) {
            if (breaks.ofChanges[i] > 0)
                ids.append(found.changes[i].id);
        }
        return ids;
    }

    description::Description old;
    description::Description present;
    difference::Difference found;
    recorded::RecordedBreaks breaks;
};

} // namespace

void TestRecordedBreaks::findsBreaks_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<Misfit::Part>("part");
    QTest::addColumn<QString>("reason");
    const auto add = [](const char *name, const QByteArray &from, const QByteArray &to, Misfit::Part part,
                        const QString &reason) { QTest::newRow(name) << from << to << part << reason; };
    add("an operation", "    post:", "    put:", Misfit::Part::Operation, u"api-removed-without-deprecation"_qs);
    add("a parameter", "query, schema: {type: integer}", "query, schema: {type: integer, maximum: 3}",
        Misfit::Part::Request, u"request-parameter-max-set"_qs);
    add("a body", "age: {type: integer}", "age: {type: integer, minimum: 4}", Misfit::Part::Request,
        u"request-property-min-set"_qs);
    add("a media type of the request", "requestBody: {content: {application/json", "requestBody: {content: {text/json",
        Misfit::Part::Request, u"request-body-media-type-removed"_qs);
    add("credentials", "      responses:", "      security: [{key: []}]\n      responses:", Misfit::Part::Request,
        u"api-security-added"_qs);
    add("a status", "'200'", "'201'", Misfit::Part::Status, u"response-success-status-removed"_qs);
    add("a media type of the response", "'200': {description: d, content: {application/json",
        "'200': {description: d, content: {text/csv", Misfit::Part::MediaType, u"response-media-type-removed"_qs);
    add("the body of a response", "schema: {type: object}}}}, '404'", "schema: {type: array}}}}, '404'",
        Misfit::Part::Response, u"response-body-type-changed"_qs);
}

void TestRecordedBreaks::findsBreaks()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(Misfit::Part, part);
    QFETCH(QString, reason);
    QByteArray now = Before;
    now.replace(from, to);
    if (to.contains("security"))
        now += "components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}\n";
    const Counted counted(Before, now, {exchange()});
    QCOMPARE(counted.breaks.valid, 1);
    QCOMPARE(counted.breaks.broken, 1);
    QCOMPARE(counted.breaks.examples.first().misfit.part, part);
    QCOMPARE(counted.breaks.examples.first().operation, u"POST /pets"_qs);
    QVERIFY2(counted.reasons().contains(reason), qPrintable(counted.reasons().join(u' ')));
}

void TestRecordedBreaks::countsWhatWasNotValid()
{
    QByteArray now = Before;
    now.replace("age: {type: integer}", "age: {type: integer, minimum: 4}");
    const Counted counted(Before, now,
                          {exchange("/pets", R"({"age": 5})"), exchange("/pets", R"({"age": "a"})"),
                           exchange("/none", "{}"), exchange("/pets", R"({"age": 1})", 404),
                           exchange("/pets", R"({"age": 1})", 500)});
    QCOMPARE(counted.breaks.exchanges, 5);
    QCOMPARE(counted.breaks.valid, 2);
    QCOMPARE(counted.breaks.broken, 1);
    QCOMPARE(counted.breaks.examples.first().number, 3);
}

void TestRecordedBreaks::readsPathsBelowServers_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("the path of a URL") << QByteArray("https://example.com/v1") << QByteArray("/v1/pets") << true;
    QTest::newRow("a slash at its end") << QByteArray("https://example.com/v1/") << QByteArray("/v1/pets") << true;
    QTest::newRow("a relative one") << QByteArray("/v1") << QByteArray("/v1/pets?limit=1") << true;
    QTest::newRow("without it") << QByteArray("https://example.com/v1") << QByteArray("/pets") << true;
    QTest::newRow("another path") << QByteArray("https://example.com/v1") << QByteArray("/v2/pets") << false;
    QTest::newRow("the start of a segment") << QByteArray("https://example.com/v1") << QByteArray("/v11/pets") << false;
    QTest::newRow("variables are not filled in")
        << QByteArray("https://example.com/{v}") << QByteArray("/v1/pets") << false;
}

void TestRecordedBreaks::readsPathsBelowServers()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, target);
    QFETCH(bool, isFound);
    recorded::ContractCheck check(described(Before + "servers: [{url: '" + url + "'}]\n"));
    QCOMPARE(!check.check(exchange(target)).operation.isEmpty(), isFound);
}

void TestRecordedBreaks::ignoresTruncatedBodies()
{
    QByteArray now = Before;
    now.replace("age: {type: integer}", "age: {type: integer, minimum: 4}");
    traffic::Exchange truncated = exchange("/pets", R"({"age": )");
    truncated.requestBody.size = 100;
    const Counted counted(Before, now, {truncated});
    QCOMPARE(counted.breaks.valid, 1);
    QCOMPARE(counted.breaks.broken, 0);
}

void TestRecordedBreaks::keepsFewExamples()
{
    QByteArray now = Before;
    now.replace("    post:", "    put:");
    const QList<traffic::Exchange> many(recorded::RecordedCounter::MaximumExamples + 5, exchange());
    const Counted counted(Before, now, many);
    QCOMPARE(counted.breaks.broken, many.size());
    QCOMPARE(counted.breaks.examples.size(), recorded::RecordedCounter::MaximumExamples);
}

GATEWRIGHT_TEST(TestRecordedBreaks, QCoreApplication)
#include "testrecordedbreaks.moc"
