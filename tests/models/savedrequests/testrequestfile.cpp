#include "requestfile.h"
#include "savedrequestlimits.h"
#include "savedrequestmessages.h"
#include "testprogram.h"

#include <QTest>

/** What the file of a saved request can contain, and what it can't. */
class TestRequestFile final : public QObject
{
    Q_OBJECT

private slots:
    void readsAllMembers();
    void refuses_data();
    void refuses();
    void refusesLargeFiles();
    void refusesDeepBodies();
    void neverReadsMoreOfATruncatedFile();
    void hasAMessageForEachProblem();
};

using namespace savedrequests;

namespace {

const QByteArray Start = "definition: shop.yaml\noperation: {id: add, method: POST, path: /books}\n";

} // namespace

void TestRequestFile::readsAllMembers()
{
    const RequestFile file = readRequestFile(R"(title: Add a book
definition: shop.yaml
operation: {id: add, method: POST, path: "/books/{isbn}"}
parameters:
  path: {isbn: '12'}
  query: {page: 2, tags: [a, b]}
  header: {X-Trace: t}
mediaType: application/json
body: {title: Fair Play, token: {from: login, pointer: /token}, password: {secret: "env://SHOP"}}
security:
  staff: {secret: "env://STAFF"}
expect:
  status: [201, 2XX, 400-404]
  schema: false
  time: 1.5s
)");
    QCOMPARE(file.problems, QList<Problem>());
    const SavedRequest &request = file.request;
    QCOMPARE(request.title, u"Add a book"_qs);
    QCOMPARE(request.definition, u"shop.yaml"_qs);
    QCOMPARE(request.operation, (OperationName{"add", "POST", "/books/{isbn}"}));
    QCOMPARE(request.parameters.size(), 4);
    QCOMPARE(request.parameters.at(0), (SavedParameter{{"path", "isbn"}, document::Value::string(QByteArray("12"))}));
    QCOMPARE(request.parameters.at(1), (SavedParameter{{"query", "page"}, document::Value::number("2")}));
    QCOMPARE(request.parameters.at(3).key, (requests::ParameterKey{"header", "X-Trace"}));
    QCOMPARE(request.mediaType, "application/json");
    QCOMPARE(request.body->member("title").bytes(), "Fair Play");
    QCOMPARE(request.credentials.size(), 1);
    QCOMPARE(request.expectation,
             (Expectation{{StatusRange{201, 201}, StatusRange{200, 299}, StatusRange{400, 404}}, false, 1500}));
}

void TestRequestFile::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<qsizetype>("line");
    const auto row = [](const char *reason, const QByteArray &text, const char *problem, qsizetype line) {
        QTest::newRow(reason) << text << QString::fromLatin1(problem) << line;
    };
    for (const char *member : {"url", "URL", "host", "server", "servers", "upstream", "environment", "baseUrl", "proxy",
                               "port", "listenPath"})
        row(member, Start + member + ": http://evil.example\n", "forbidden-member", 3);
    row("a host in the operation", "definition: a.yaml\noperation: {method: GET, path: /a, host: evil}\n",
        "forbidden-member", 2);
    row("an unknown member", Start + "script: rm\n", "unknown-member", 3);
    row("an unknown expectation", Start + "expect: {code: 200}\n", "unknown-member", 3);
    row("an unknown location", Start + "parameters: {matrix: {a: 1}}\n", "unknown-member", 3);
    for (const char *name : {"Host", "host", "Authorization", "Cookie", "Content-Length", "Transfer-Encoding",
                             "Connection", "Upgrade", "Origin", "Referer", "X-Forwarded-Host", "Proxy-Authorization"})
        row(name, Start + "parameters: {header: {" + name + ": {from: a, pointer: /b}}}\n", "forbidden-header", 3);
    row("an absolute definition", "definition: /etc/passwd\noperation: {method: GET, path: /a}\n", "wrong-value", 1);
    row("a definition in another folder", "definition: ../a.yaml\noperation: {method: GET, path: /a}\n", "wrong-value",
        1);
    row("a definition below", "definition: a/b.yaml\noperation: {method: GET, path: /a}\n", "wrong-value", 1);
    row("a definition with backslashes", "definition: 'a\\b.yaml'\noperation: {method: GET, path: /a}\n", "wrong-value",
        1);
    row("the folder as the definition", "definition: '..'\noperation: {method: GET, path: /a}\n", "wrong-value", 1);
    row("a URL as the path", "definition: a.yaml\noperation: {method: GET, path: 'http://evil/a'}\n", "wrong-value", 2);
    row("no definition", "operation: {method: GET, path: /a}\n", "missing-member", 1);
    row("no operation", "definition: a.yaml\n", "missing-member", 1);
    row("no method", "definition: a.yaml\noperation: {path: /a}\n", "missing-member", 2);
    row("a password in the body", Start + "body: {user: kim, password: hunter2}\n", "literal-secret", 3);
    row("a password in a list", Start + "body: [{client_secret: hunter2}]\n", "literal-secret", 3);
    row("a token in the query", Start + "parameters: {query: {access_token: abc}}\n", "literal-secret", 3);
    row("a key in a header", Start + "parameters: {header: {X-API-Key: abc}}\n", "literal-secret", 3);
    row("a token by its look", Start + "body: {note: ghp_abcdefghijklmnopqrstuvwxyz0123456789}\n", "literal-secret", 3);
    row("a password in the text of the body", Start + "bodyText: '{\"password\": \"hunter2\"}'\n", "literal-secret", 3);
    row("a literal credential", Start + "security: {staff: hunter2}\n", "literal-secret", 3);
    row("a secret that is no reference", Start + "body: {note: {secret: hunter2}}\n", "not-a-reference", 3);
    row("a secret with text around", Start + "body: {note: {secret: 'a env://B'}}\n", "not-a-reference", 3);
    row("an alias", Start + "body: &a {b: 1}\nmediaType: *a\n", "alias", 1);
    row("an anchor alone", Start + "body: &a {b: 1}\n", "alias", 1);
    row("a member twice", Start + "body: {a: 1}\nbody: {b: 1}\n", "not-yaml", 4);
    row("two documents", Start + "---\n" + Start, "not-yaml", 1);
    row("no object", "- a\n", "not-yaml", 1);
    row("no YAML", Start + "body: [\n", "not-yaml", 3);
    row("an empty file", "", "not-yaml", 1);
    row("both bodies", Start + "body: {a: 1}\nbodyText: a\n", "wrong-value", 4);
    row("a status out of range", Start + "expect: {status: 700}\n", "wrong-value", 3);
    row("a status that is a word", Start + "expect: {status: ok}\n", "wrong-value", 3);
    row("a range in the wrong order", Start + "expect: {status: 404-400}\n", "wrong-value", 3);
    row("a list in a list", Start + "expect: {status: [[200]]}\n", "wrong-value", 3);
    row("a time without a unit", Start + "expect: {time: 500}\n", "wrong-value", 3);
    row("a time of a day", Start + "expect: {time: 86400s}\n", "wrong-value", 3);
    row("a schema that is a word", Start + "expect: {schema: maybe}\n", "wrong-value", 3);
}

void TestRequestFile::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    QFETCH(const qsizetype, line);
    const RequestFile file = readRequestFile(text);
    QVERIFY(!file.isValid());
    QCOMPARE(messages::savedRequestId(file.problems.first().kind), problem);
    QCOMPARE(file.problems.first().position->line, line);
    for (const Problem &each : file.problems)
        QVERIFY2(!messages::savedRequestText(each).contains(u"hunter2"), "a message quotes a secret");
}

void TestRequestFile::refusesLargeFiles()
{
    const QByteArray large = Start + "bodyText: " + QByteArray(MaximumFileBytes, 'a') + '\n';
    QCOMPARE(readRequestFile(large).problems.first().kind, ProblemKind::TooLarge);
    QByteArray parameters = Start + "parameters:\n  query:\n";
    for (qsizetype i = 0; i <= MaximumParameters; ++i)
        parameters += "    p" + QByteArray::number(i) + ": 1\n";
    QCOMPARE(readRequestFile(parameters).problems.first().kind, ProblemKind::TooLarge);
    QByteArray markers = Start + "body:\n";
    for (qsizetype i = 0; i <= MaximumMarkers; ++i)
        markers += "  - {secret: 'env://A'}\n";
    QCOMPARE(readRequestFile(markers).problems.first().kind, ProblemKind::TooLarge);
}

void TestRequestFile::refusesDeepBodies()
{
    const QByteArray deep = Start + "body: " + QByteArray(MaximumDepth + 1, '[') + QByteArray(MaximumDepth + 1, ']') +
                            '\n';
    QCOMPARE(readRequestFile(deep).problems.first().kind, ProblemKind::TooLarge);
}

/** Cut at every byte: what is read is a part of the whole, and never a request without its operation. */
void TestRequestFile::neverReadsMoreOfATruncatedFile()
{
    const QByteArray text = Start + "parameters:\n  path: {isbn: '12'}\n  query: {page: 2}\nbody: {a: [1, {secret: "
                                    "'env://A'}]}\nsecurity: {s: {from: b, pointer: /c}}\nexpect: {status: [201, 2XX], "
                                    "time: 1s}\n";
    QVERIFY(readRequestFile(text).isValid());
    int valid = 0;
    for (qsizetype size = 0; size < text.size(); ++size) {
        const RequestFile file = readRequestFile(text.first(size));
        for (const Problem &problem : file.problems)
            QVERIFY(problem.position && problem.position->line <= text.count('\n') + 1);
        if (!file.isValid())
            continue;
        ++valid;
        QCOMPARE(file.request.definition, u"shop.yaml"_qs);
        QCOMPARE(file.request.operation, (OperationName{"add", "POST", "/books"}));
        QVERIFY(file.request.parameters.size() <= 2);
    }
    QVERIFY(valid > 0 && valid < text.size() / 2);
}

void TestRequestFile::hasAMessageForEachProblem()
{
    QSet<QString> ids;
    for (int kind = 0; kind <= int(ProblemKind::TooSlow); ++kind) {
        const Problem problem{ProblemKind(kind), {u"first"_qs, u"second"_qs, u"third"_qs}, {}, {}};
        QVERIFY(!messages::savedRequestText(problem).isEmpty());
        QVERIFY(!messages::savedRequestText(problem).contains(u'%'));
        ids.insert(messages::savedRequestId(problem.kind));
    }
    QCOMPARE(ids.size(), int(ProblemKind::TooSlow) + 1);
}

GATEWRIGHT_TEST(TestRequestFile, void)
#include "testrequestfile.moc"
