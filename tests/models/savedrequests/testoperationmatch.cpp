#include "operationmatch.h"
#include "requestfile.h"
#include "requestsamples.h"
#include "savedrequestmessages.h"
#include "testprogram.h"

#include <QTest>

/** How saved requests follow changes of their definition, and what they say where they can't. */
class TestOperationMatch final : public QObject
{
    Q_OBJECT

private slots:
    void follows_data();
    void follows();
    void reports_data();
    void reports();
    void namesTheNearest();
};

using namespace savedrequests;

namespace {

const QByteArray Request = R"(definition: shop.yaml
operation: {id: getPage, method: POST, path: "/books/{isbn}/pages/{number}"}
parameters:
  path: {isbn: a, number: 2}
  query: {zoom: 3}
  header: {X-Trace: t}
mediaType: application/json
body: {note: n}
security: {staff: {secret: "env://STAFF"}}
)";

const QByteArray Api = R"(openapi: 3.0.3
info: {title: T, version: '1'}
servers: [{url: https://a.example/v1}]
paths:
  /books/{isbn}/pages/{number}:
    parameters: [{name: isbn, in: path, required: true, schema: {type: string}}]
    post:
      operationId: getPage
      security: [{staff: []}]
      parameters:
        - {name: number, in: path, required: true, schema: {type: integer}}
        - {name: zoom, in: query, schema: {type: integer}}
        - {name: x-trace, in: header, schema: {type: string}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
      responses: {'200': {description: ok}}
  /authors/{id}: {post: {operationId: postAuthor, responses: {}}}
components:
  schemas: {Note: {type: object, properties: {note: {type: string}}}}
  securitySchemes: {staff: {type: http, scheme: bearer}}
)";

FittedRequest fit(const QByteArray &api, const QByteArray &request = Request)
{
    const RequestFile file = readRequestFile(request);
    if (!file.isValid())
        qFatal("%s", qPrintable(messages::savedRequestText(file.problems.first())));
    const auto description = support::describedApi(api);
    return fitRequest(file.request, *description, description->pathItems());
}

QByteArray changed(const QList<std::pair<QByteArray, QByteArray>> &changes, QByteArray text = Api)
{
    for (const auto &[before, now] : changes) {
        if (!text.contains(before))
            qFatal("no %s", before.constData());
        text.replace(before, now);
    }
    return text;
}

} // namespace

void TestOperationMatch::follows_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArrayList>("names"); ///< Of the parameters in the path.
    const QByteArray same = "getPage POST /books/{isbn}/pages/{number}";
    const auto row = [](const char *reason, const QByteArray &api, const QByteArray &now,
                        const QByteArrayList &names = {"isbn", "number"}) {
        QTest::newRow(reason) << api << now << names;
    };
    row("nothing changed", Api, same);
    row("the operationId", changed({{"getPage", "readPage"}}), "readPage POST /books/{isbn}/pages/{number}");
    row("the operationId is gone", changed({{"      operationId: getPage\n", ""}}),
        " POST /books/{isbn}/pages/{number}");
    row("the path", changed({{"/books/{isbn}/pages", "/v2/volumes/{isbn}/leaves"}}),
        "getPage POST /v2/volumes/{isbn}/leaves/{number}");
    row("the method", changed({{"    post:\n", "    put:\n"}}), "getPage PUT /books/{isbn}/pages/{number}");
    row("a name in the path", changed({{"{isbn}", "{id}"}, {"name: isbn", "name: id"}}),
        "getPage POST /books/{id}/pages/{number}", {"id", "number"});
    row("all names in the path",
        changed(
            {{"{isbn}", "{id}"}, {"name: isbn", "name: id"}, {"{number}", "{page}"}, {"name: number", "name: page"}}),
        "getPage POST /books/{id}/pages/{page}", {"id", "page"});
    row("a name in the path and the operationId",
        changed({{"{isbn}", "{id}"}, {"name: isbn", "name: id"}, {"getPage", "readPage"}}),
        "readPage POST /books/{id}/pages/{number}", {"id", "number"});
    row("the path and a name in it",
        changed({{"/books/{isbn}/pages", "/volumes/{id}/leaves"}, {"name: isbn", "name: id"}}),
        "getPage POST /volumes/{id}/leaves/{number}", {"id", "number"});
    row("the order in the path", changed({{"/books/{isbn}/pages/{number}", "/pages/{number}/of/{isbn}"}}),
        "getPage POST /pages/{number}/of/{isbn}");
    row("the schema", changed({{"Note", "Remark"}}), same);
    row("the server", changed({{"https://a.example/v1", "https://b.example/v2"}}), same);
    row("the case of a header field", changed({{"x-trace", "X-TRACE"}}), same);
    row("the operationId of another operation",
        changed({{"getPage", "other"}, {"postAuthor", "getPage"}, {"/authors/{id}", "/authors/{isbn}/{number}"}}),
        "getPage POST /authors/{isbn}/{number}");
    // Two operations with one operationId: the place decides.
    row("a copied operation", changed({{"postAuthor", "getPage"}}), same);
}

void TestOperationMatch::follows()
{
    QFETCH(const QByteArray, api);
    QFETCH(const QByteArray, now);
    QFETCH(const QByteArrayList, names);
    const FittedRequest fitted = fit(api);
    QCOMPARE(fitted.now.id + ' ' + fitted.now.method + ' ' + fitted.now.path, now);
    QByteArrayList inPath;
    for (const SavedParameter &parameter : fitted.request.parameters) {
        if (parameter.key.in == "path")
            inPath.append(parameter.key.name);
    }
    QCOMPARE(inPath, names);
    // Only the operation that was moved on purpose lacks the rest of the request.
    if (!now.contains("authors"))
        QVERIFY2(fitted.fits(),
                 fitted.problems.isEmpty() ? "" : qPrintable(messages::savedRequestText(fitted.problems.last())));
    const bool isMoved = fitted.now != fitted.request.operation;
    const bool isReported = !fitted.problems.isEmpty() && fitted.problems.first().kind == ProblemKind::OperationMoved;
    QCOMPARE(isReported, isMoved);
}

void TestOperationMatch::reports_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *reason, const QByteArray &api, const char *problem, const char *place) {
        QTest::newRow(reason) << api << QString::fromLatin1(problem) << QString::fromLatin1(place);
    };
    row("the operation is gone", changed({{"getPage", "x"}, {"/books/", "/volumes/"}}), "operation-gone", "/operation");
    row("two with the operationId", changed({{"postAuthor", "getPage"}, {"/books/", "/volumes/"}}),
        "operation-ambiguous", "/operation/id");
    row("a parameter of the query", changed({{"name: zoom", "name: scale"}}), "parameter-gone",
        "/parameters/query/zoom");
    row("a header field", changed({{"name: x-trace", "name: x-other"}}), "parameter-gone",
        "/parameters/header/X-Trace");
    row("another location", changed({{"zoom, in: query", "zoom, in: cookie"}}), "parameter-gone",
        "/parameters/query/zoom");
    row("a name in the path", changed({{"/pages/{number}", "/pages"}}), "parameter-gone", "/parameters/path/number");
    row("the body",
        changed({{"      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}\n",
                  ""}}),
        "body-gone", "/body");
    row("the media type", changed({{"{content: {application/json", "{content: {application/xml"}}), "media-type-gone",
        "/mediaType");
    row("the security scheme", changed({{"[{staff: []}]", "[{other: []}]"}}), "scheme-gone", "/security");
}

void TestOperationMatch::reports()
{
    QFETCH(const QByteArray, api);
    QFETCH(const QString, problem);
    QFETCH(const QString, place);
    const FittedRequest fitted = fit(api);
    QVERIFY(!fitted.fits());
    const auto found = std::find_if(fitted.problems.begin(), fitted.problems.end(),
                                    [](const Problem &each) { return each.severity == base::Severity::Error; });
    QCOMPARE(messages::savedRequestId(found->kind), problem);
    QCOMPARE(found->pointer.toString(), place);
}

void TestOperationMatch::namesTheNearest()
{
    const FittedRequest fitted = fit(changed({{"name: zoom", "name: zoomLevel"}}));
    QCOMPARE(fitted.problems.first().arguments, QStringList({u"query"_qs, u"zoom"_qs, QString()}));
    const FittedRequest near = fit(changed({{"name: zoom", "name: zoom2"}}));
    QCOMPARE(near.problems.first().arguments.last(), u"zoom2"_qs);
    const FittedRequest gone = fit(changed({{"getPage", "getPages"}, {"/books/", "/volumes/"}}));
    QCOMPARE(gone.problems.first().arguments.last(), u"getPages"_qs);
}

GATEWRIGHT_TEST(TestOperationMatch, void)
#include "testoperationmatch.moc"
