#include "forbiddenrequests.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using tries::ForbiddenRequests;
using tries::TriedRequest;
using tries::TryKind;
using tries::Verdict;

namespace {

const QByteArray Head = "openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\n";

/** What is tried at the first operation of a document. */
ForbiddenRequests tried(const QByteArray &paths)
{
    const auto api = support::describedApi(Head + paths);
    const auto items = api->pathItems();
    return tries::forbiddenRequests(api, items.first(), items.first().operations.first(), "/shop");
}

/** `kind in name`, of each but the valid one. */
QStringList linesOf(const ForbiddenRequests &made)
{
    QStringList lines;
    for (const TriedRequest &request : made.requests.sliced(1))
        lines.append(
            QString::fromUtf8((tries::wordOf(request.kind) + ' ' + request.in + ' ' + request.name).trimmed()));
    return lines;
}

QByteArray withParameter(const QByteArray &parameter)
{
    return "paths: {/books: {get: {parameters: [" + parameter + "], responses: {}}}}\n";
}

QByteArray withBody(const QByteArray &schema)
{
    return "paths: {/books: {post: {requestBody: {required: true, content: {application/json: {schema: " + schema +
           "}}}, responses: {}}}}\n";
}

} // namespace

class TestForbiddenRequests final : public QObject
{
    Q_OBJECT

private slots:
    void breaksWhatTheDocumentSays_data();
    void breaksWhatTheDocumentSays();
    void writesTheFaults();
    void needsTheRightCredentials();
    void isBounded();
    void judgesAnswers_data();
    void judgesAnswers();
};

void TestForbiddenRequests::breaksWhatTheDocumentSays_data()
{
    QTest::addColumn<QByteArray>("paths");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char *name, const QByteArray &paths, const QStringList &lines) {
        QTest::newRow(name) << paths << (QStringList{u"unknown-method"_qs} + lines);
    };
    row("nothing to break", "paths: {/books: {get: {responses: {}}}}\n", {});
    row("any text", withParameter("{name: q, in: query, schema: {type: string}}"), {});
    row("a required parameter", withParameter("{name: q, in: query, required: true, schema: {type: string}}"),
        {u"missing-parameter query q"_qs});
    row("a number with limits",
        withParameter("{name: page, in: query, schema: {type: integer, minimum: 1, maximum: 100}}"),
        {u"wrong-type query page"_qs, u"out-of-bounds query page"_qs});
    row("a choice", withParameter("{name: X-Kind, in: header, schema: {type: string, enum: [new, used]}}"),
        {u"not-in-enum header X-Kind"_qs});
    row("a number in the path",
        "paths: {'/books/{id}': {get: {parameters: [{name: id, in: path, required: true, schema: {type: integer}}], "
        "responses: {}}}}\n",
        {u"wrong-type path id"_qs});
    row("any body", withBody("{}"), {u"wrong-media-type header Content-Type"_qs, u"malformed-body body"_qs});
    row("a body with members",
        withBody(
            "{type: object, required: [title, author], additionalProperties: false, properties: {title: {type: string, "
            "minLength: 1}, stock: {type: integer, minimum: 0}, kind: {enum: [a, b]}, author: {type: object, "
            "required: [name], properties: {name: {type: string}}}}}"),
        {u"wrong-media-type header Content-Type"_qs, u"malformed-body body"_qs, u"wrong-type body"_qs,
         u"additional-property body"_qs, u"missing-member body /author"_qs, u"wrong-type body /author"_qs,
         u"missing-member body /author/name"_qs, u"wrong-type body /author/name"_qs, u"not-in-enum body /kind"_qs,
         u"wrong-type body /stock"_qs, u"out-of-bounds body /stock"_qs, u"missing-member body /title"_qs,
         u"wrong-type body /title"_qs, u"out-of-bounds body /title"_qs});
    row("a list", withBody("{type: array, minItems: 1, maxItems: 3, items: {type: number}}"),
        {u"wrong-media-type header Content-Type"_qs, u"malformed-body body"_qs, u"wrong-type body"_qs,
         u"out-of-bounds body"_qs, u"wrong-type body /0"_qs});
    row("every media type",
        "paths: {/books: {post: {requestBody: {content: {'*/*': {schema: {type: string}}}}, responses: {}}}}\n", {});
}

void TestForbiddenRequests::breaksWhatTheDocumentSays()
{
    QFETCH(const QByteArray, paths);
    QFETCH(const QStringList, lines);
    const ForbiddenRequests made = tried(paths);
    QVERIFY(!made.isCut);
    QCOMPARE(made.requests.first().kind, TryKind::Valid);
    QCOMPARE(linesOf(made), lines);
}

void TestForbiddenRequests::writesTheFaults()
{
    const ForbiddenRequests made = tried(
        withBody("{type: object, required: [title], properties: {title: {type: string, example: Emma}}}"));
    const auto find = [&](TryKind kind, const QByteArray &name) {
        for (const TriedRequest &request : made.requests) {
            if (request.kind == kind && request.name == name)
                return request;
        }
        return TriedRequest();
    };
    QCOMPARE(made.requests.first().head.method, "POST");
    QCOMPARE(made.requests.first().head.target, "/shop/books");
    QCOMPARE(QJsonDocument::fromJson(made.requests.first().body).object()[u"title"_qs].toString(), u"Emma"_qs);
    QCOMPARE(find(TryKind::MissingMember, "/title").body, "{}");
    QCOMPARE(find(TryKind::WrongType, "/title").body, R"({"title":true})");
    QCOMPARE(find(TryKind::MalformedBody, {}).body, R"({"gatewright": )");
    QCOMPARE(find(TryKind::UnknownMethod, {}).head.method, "PROPFIND");
    QCOMPARE(find(TryKind::WrongMediaType, "Content-Type").head.headers.first("Content-Type"),
             "application/x-gatewright-unknown");
    // Nothing else differs from the valid request.
    QCOMPARE(find(TryKind::MissingMember, "/title").head, made.requests.first().head);
}

void TestForbiddenRequests::needsTheRightCredentials()
{
    const QByteArray paths = "paths: {/books: {get: {security: [{key: []}], responses: {}}}}\n"
                             "components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}\n";
    const ForbiddenRequests made = tried(paths);
    QCOMPARE(linesOf(made), (QStringList{u"missing-credential"_qs, u"unknown-method"_qs}));
    QCOMPARE(made.requests.at(0).credentials.size(), 1);
    QCOMPARE(made.requests.at(0).credentials.first().name, "X-Key");
    QCOMPARE(made.requests.at(1).credentials.size(), 0);
    QCOMPARE(made.requests.at(2).credentials.size(), 1);
    QByteArray optional = paths;
    optional.replace("[{key: []}]", "[{key: []}, {}]");
    QCOMPARE(linesOf(tried(optional)), QStringList{u"unknown-method"_qs});
}

void TestForbiddenRequests::isBounded()
{
    QByteArray properties;
    for (int at = 0; at < 200; ++at)
        properties += "p" + QByteArray::number(at) + ": {type: string, minLength: 1}, ";
    const ForbiddenRequests made = tried(withBody("{type: object, properties: {" + properties + "}}"));
    QVERIFY(made.isCut);
    QCOMPARE(made.requests.size(), tries::MaximumTries);
}

void TestForbiddenRequests::judgesAnswers_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *name, TryKind kind, int status, Verdict verdict) {
        QTest::newRow(name) << int(kind) << status << int(verdict);
    };
    row("accepted", TryKind::WrongType, 200, Verdict::Accepted);
    row("created", TryKind::MissingMember, 201, Verdict::Accepted);
    row("redirected", TryKind::WrongType, 302, Verdict::Accepted);
    row("refused", TryKind::WrongType, 422, Verdict::AsDocumented);
    row("refused for another reason", TryKind::WrongType, 404, Verdict::RefusedOtherwise);
    row("without credentials", TryKind::MissingCredential, 403, Verdict::AsDocumented);
    row("credentials not checked", TryKind::MissingCredential, 400, Verdict::RefusedOtherwise);
    row("a method", TryKind::UnknownMethod, 405, Verdict::AsDocumented);
    row("a server error", TryKind::MalformedBody, 500, Verdict::Failed);
    row("no answer", TryKind::MalformedBody, 0, Verdict::NoAnswer);
    row("valid", TryKind::Valid, 204, Verdict::AsDocumented);
    row("valid, refused", TryKind::Valid, 401, Verdict::RefusedOtherwise);
}

void TestForbiddenRequests::judgesAnswers()
{
    QFETCH(const int, kind);
    QFETCH(const int, status);
    QFETCH(const int, verdict);
    QCOMPARE(int(tries::verdictOn(TryKind(kind), {status})), verdict);
}

GATEWRIGHT_TEST(TestForbiddenRequests, QCoreApplication)
#include "testforbiddenrequests.moc"
