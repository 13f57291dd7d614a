#include "programrun.h"
#include "rawupstream.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>

using support::ProgramRun;
using support::RawUpstream;
using support::RunOutcome;

/** `run` of the real program: what it sends, what it prints and how it ends. */
class TestCommandRun final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void runsTheExampleByTheMock();
    void sendsToTheUpstreamOfTheDefinition();
    void followsRenames();
    void printsJson();
    void printsJunit_data();
    void printsJunit();
    void endsWithTheWorstResult_data();
    void endsWithTheWorstResult();
    void hostileFilesChooseNothing_data();
    void hostileFilesChooseNothing();
    void givesSecretsOnlyIfAllowed();
    void runsDocumentsWithoutSettings();
    void namesCycles();
    void refusesBadArguments_data();
    void refusesBadArguments();

private:
    void write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] RunOutcome run(const QStringList &arguments) const;
    [[nodiscard]] QString folder() const { return m_program->folder(); }

    std::unique_ptr<ProgramRun> m_program;
    std::unique_ptr<RawUpstream> m_upstream;
};

namespace {

const QByteArray Get = "definition: shop.yaml\noperation: {id: getBook, method: GET, path: '/books/{isbn}'}\n"
                       "parameters: {path: {isbn: a}}\n";
const QByteArray Login = "definition: shop.yaml\noperation: {id: login, method: POST, path: /login}\n";
const QByteArray JsonAnswer =
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{\"id\": \"abc\"}";

QByteArray shop(const QByteArray &upstream, bool hasSettings = true)
{
    return "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\nservers: [{url: 'http://shop.example'}]\npaths:\n"
           "  /login: {post: {operationId: login, responses: {'200': {description: ok, content: {application/json: "
           "{schema: {type: object, properties: {id: {type: string}}}, example: {id: abc}}}}}}}\n"
           "  /books/{isbn}:\n    get:\n      operationId: getBook\n      parameters: [{name: isbn, in: path, required: true, schema: {type: string}},\n"
           "        {name: page, in: query, schema: {type: integer}}, {name: X-Trace, in: header, schema: {type: string}}]\n"
           "      responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}}}\n" +
           (hasSettings ? "x-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n"
                          "  server: {listenPath: {value: /shop/, strip: true}}\n  upstream: {url: http://" +
                              upstream + "/v1}\n"
                        : QByteArray());
}

} // namespace

void TestCommandRun::init()
{
    m_program = std::make_unique<ProgramRun>();
    m_upstream = std::make_unique<RawUpstream>(QByteArray(JsonAnswer).replace("12\r\n", "13\r\n"));
    m_upstream->closeAfterAnswer();
    write(u"shop.yaml"_qs, shop(m_upstream->address()));
}

void TestCommandRun::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_program->folder() + u'/' + name;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/** Without blocking the upstream, which is in this thread. */
RunOutcome TestCommandRun::run(const QStringList &arguments) const
{
    const std::unique_ptr<QProcess> process = m_program->launch(QStringList{u"run"_qs} + arguments);
    QSignalSpy ended(process.get(), &QProcess::finished);
    if (process->state() != QProcess::NotRunning && ended.isEmpty() && !ended.wait(60'000))
        return {-1, {}, "did not end"};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
}

void TestCommandRun::runsTheExampleByTheMock()
{
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), folder() + u"/bookshop.yaml"_qs));
    write(u".gatewright/requests/list.yaml"_qs,
          "definition: bookshop.yaml\noperation: {id: listBooks, method: GET, path: /books}\n");
    write(u".gatewright/requests/get.yaml"_qs,
          "definition: bookshop.yaml\noperation: {id: getBook, method: GET, path: '/books/{isbn}'}\n"
          "parameters: {path: {isbn: {from: list, pointer: /books/0/isbn}}}\nexpect: {status: 200, time: 1m}\n");
    QCOMPARE(run({folder(), u"--upstream"_qs, u"mock"_qs}).exitCode, 2);
    write(u".gatewright/requests/get.yaml"_qs,
          "definition: bookshop.yaml\noperation: {id: getBook, method: GET, path: '/books/{isbn}'}\n"
          "parameters: {path: {isbn: {from: list, pointer: /books/0/isbn}}}\nexpect: {status: 200, time: 60s}\n");
    const RunOutcome outcome = run({folder(), u"--upstream"_qs, u"mock"_qs});
    QVERIFY2(outcome.exitCode == 0, (outcome.output + outcome.errors).constData());
    QVERIFY2(outcome.output.contains("passed  list  GET /books  200, schema fits, "), (outcome.output).constData());
    QVERIFY2(outcome.output.contains("passed  get  GET /books/{isbn}  200, schema fits, "),
             (outcome.output).constData());
    QVERIFY2(outcome.output.contains("2 passed, 0 failed, 0 skipped, 0 with errors"), (outcome.output).constData());
}

void TestCommandRun::sendsToTheUpstreamOfTheDefinition()
{
    write(u".gatewright/requests/get.yaml"_qs, QByteArray(Get).replace("{isbn: a}", "{isbn: 'a/b'}, query: {page: 2}"));
    const RunOutcome outcome = run({folder() + u"/.gatewright/requests/get.yaml"_qs});
    QVERIFY2(outcome.exitCode == 0, (outcome.output + outcome.errors).constData());
    QVERIFY2(m_upstream->received().startsWith("GET /v1/books/a%2Fb?page=2 HTTP/1.1\r\n"),
             (m_upstream->received()).constData());
}

void TestCommandRun::followsRenames()
{
    write(u".gatewright/requests/get.yaml"_qs, Get);
    const QByteArray before = m_program->read(folder() + u"/.gatewright/requests/get.yaml"_qs);
    write(u"shop.yaml"_qs,
          shop(m_upstream->address()).replace("/books/{isbn}", "/v2/volumes/{id}").replace("name: isbn", "name: id"));
    QCOMPARE(run({folder()}).exitCode, 0);
    QVERIFY2(m_upstream->received().startsWith("GET /v1/v2/volumes/a HTTP/1.1\r\n"),
             (m_upstream->received()).constData());
    m_upstream->forget();
    write(u"shop.yaml"_qs, shop(m_upstream->address()).replace("getBook", "readBook").replace("isbn", "id"));
    const RunOutcome outcome = run({folder()});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("info operation-moved"), (outcome.output).constData());
    QVERIFY2(m_upstream->received().startsWith("GET /v1/books/a HTTP/1.1\r\n"), (m_upstream->received()).constData());
    // A run writes no file.
    QCOMPARE(m_program->read(folder() + u"/.gatewright/requests/get.yaml"_qs), before);
}

void TestCommandRun::printsJson()
{
    write(u".gatewright/requests/a/get.yaml"_qs, "title: A book\n" + Get);
    write(u".gatewright/requests/gone.yaml"_qs, QByteArray(Get).replace("{path:", "{query: {pages: 1}, path:"));
    const RunOutcome outcome = run({folder(), u"--format"_qs, u"json"_qs});
    QCOMPARE(outcome.exitCode, 1);
    const QJsonObject report = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(report.value(u"passed"_qs).toInt(), 1);
    QCOMPARE(report.value(u"failed"_qs).toInt(), 1);
    const QJsonArray requests = report.value(u"requests"_qs).toArray();
    QCOMPARE(requests.size(), 2);
    const QJsonObject first = requests.at(0).toObject();
    QCOMPARE(first.value(u"name"_qs).toString(), u"a/get"_qs);
    QCOMPARE(first.value(u"title"_qs).toString(), u"A book"_qs);
    QCOMPARE(first.value(u"result"_qs).toString(), u"passed"_qs);
    QCOMPARE(first.value(u"status"_qs).toInt(), 200);
    QCOMPARE(first.value(u"schema"_qs).toString(), u"fits"_qs);
    QVERIFY(first.value(u"milliseconds"_qs).isDouble());
    const QJsonObject second = requests.at(1).toObject();
    QCOMPARE(second.value(u"result"_qs).toString(), u"failed"_qs);
    QVERIFY(second.value(u"status"_qs).isNull());
    const QJsonObject problem = second.value(u"problems"_qs).toArray().at(0).toObject();
    QCOMPARE(problem.value(u"rule"_qs).toString(), u"parameter-gone"_qs);
    QCOMPARE(problem.value(u"pointer"_qs).toString(), u"/parameters/query/pages"_qs);
    QCOMPARE(problem.value(u"line"_qs).toInt(), 3);
    QVERIFY(problem.value(u"message"_qs).toString().contains(u"page"));
}

void TestCommandRun::printsJunit_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QStringList>("elements"); ///< Inside the test case.
    QTest::newRow("passed") << Get << QStringList();
    QTest::newRow("failed") << Get + "expect: {status: 404}\n" << QStringList{u"failure"_qs};
    QTest::newRow("not valid") << Get + "url: http://evil\n" << QStringList{u"error"_qs};
    QTest::newRow("with markup") << "title: \"<a>&\\x01]]>\"\n" + Get + "bodyText: ']]>'\n"
                                 << QStringList{u"failure"_qs};
    QTest::newRow("an unknown member with markup") << Get + "\"<a>&]]>\\u0001\": 1\n" << QStringList{u"error"_qs};
}

/** The form that Jenkins reads: suites of cases with the right counts. */
void TestCommandRun::printsJunit()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QStringList, elements);
    write(u".gatewright/requests/get.yaml"_qs, request);
    const RunOutcome outcome = run({folder(), u"--format"_qs, u"junit"_qs});
    QXmlStreamReader xml(outcome.output);
    QStringList names;
    QMap<QString, int> counts;
    QStringList inside;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        names.append(name);
        if (name == u"testsuite") {
            for (const QString &key : {u"tests"_qs, u"failures"_qs, u"errors"_qs, u"skipped"_qs})
                counts.insert(key, xml.attributes().value(key).toInt());
            bool isTime = false;
            QVERIFY(xml.attributes().value(u"time"_qs).toDouble(&isTime) >= 0 && isTime);
            QVERIFY(!xml.attributes().value(u"name"_qs).isEmpty());
        } else if (name == u"testcase") {
            QVERIFY(xml.attributes().hasAttribute(u"classname"_qs));
            QCOMPARE(xml.attributes().value(u"name"_qs), u"get");
            QVERIFY(xml.attributes().hasAttribute(u"time"_qs));
        } else if (name != u"testsuites") {
            inside.append(name);
            QVERIFY(!xml.attributes().value(u"message"_qs).isEmpty());
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(names.first(3), QStringList({u"testsuites"_qs, u"testsuite"_qs, u"testcase"_qs}));
    QCOMPARE(inside, elements);
    QCOMPARE(counts.value(u"tests"_qs), 1);
    QCOMPARE(counts.value(u"failures"_qs), elements.count(u"failure"_qs));
    QCOMPARE(counts.value(u"errors"_qs), elements.count(u"error"_qs));
}

void TestCommandRun::endsWithTheWorstResult_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("passed") << Get << 0 << QByteArray("passed  get");
    QTest::newRow("another status") << Get + "expect: {status: 404}\n"
                                    << 1 << QByteArray("get.yaml:4:10: error status ");
    QTest::newRow("no such operation") << QByteArray(Get).replace("getBook", "x").replace("/books", "/none") << 1
                                       << QByteArray("get.yaml:2:1: error operation-gone ");
    QTest::newRow("no such definition") << QByteArray(Get).replace("shop.yaml", "none.yaml") << 1
                                        << QByteArray("error definition-gone ");
    QTest::newRow("not valid") << Get + "host: evil\n" << 2 << QByteArray("get.yaml:4:1: error forbidden-member ");
    QTest::newRow("no YAML") << QByteArray("{") << 2 << QByteArray("error not-yaml ");
}

void TestCommandRun::endsWithTheWorstResult()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, text);
    write(u".gatewright/requests/get.yaml"_qs, request);
    const RunOutcome outcome = run({folder()});
    QVERIFY2(outcome.output.contains(text), (outcome.output + outcome.errors).constData());
    QTEST(outcome.exitCode, "exitCode");
}

void TestCommandRun::hostileFilesChooseNothing_data()
{
    QTest::addColumn<QByteArray>("request");
    for (const char *member : {"url", "host", "upstream", "environment", "server"})
        QTest::newRow(member) << Get + member + ": http://%1\n";
    QTest::newRow("a header field") << Get + "" + QByteArray("security: {a: {secret: 'env://CANARY'}}\n");
    QTest::newRow("the field Host") << QByteArray(Get).replace("{path:", "{header: {Host: 'evil'}, path:");
    QTest::newRow("a definition elsewhere") << QByteArray(Get).replace("shop.yaml", "/etc/passwd");
    QTest::newRow("a path out of the API")
        << QByteArray(Get).replace("/books/{isbn}", "/../{isbn}").replace("getBook", "x");
    QTest::newRow("a secret") << QByteArray(Get).replace("{isbn: a}", "{isbn: {secret: 'env://CANARY'}}");
    QTest::newRow("a secret in a header field")
        << QByteArray(Get).replace("{path:", "{header: {X-Trace: {secret: 'env://CANARY'}}, path:");
}

void TestCommandRun::hostileFilesChooseNothing()
{
    QFETCH(QByteArray, request);
    RawUpstream evil(JsonAnswer);
    request.replace("%1", evil.address());
    m_program->setVariable(u"CANARY"_qs, u"canary-value"_qs);
    write(u".gatewright/requests/get.yaml"_qs, request);
    const RunOutcome outcome = run({folder()});
    QVERIFY(outcome.exitCode == 1 || outcome.exitCode == 2);
    QCOMPARE(m_upstream->received(), QByteArray());
    QCOMPARE(evil.received(), QByteArray());
    QVERIFY(!(outcome.output + outcome.errors).contains("canary-value"));
}

void TestCommandRun::givesSecretsOnlyIfAllowed()
{
    m_program->setVariable(u"CANARY"_qs, u"canary-value"_qs);
    write(u".gatewright/requests/get.yaml"_qs,
          QByteArray(Get).replace("{path:", "{header: {X-Trace: {secret: 'env://CANARY'}}, path:"));
    const RunOutcome refused = run({folder()});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.output.contains("secret-not-allowed") && refused.output.contains("env://CANARY") &&
                 refused.output.contains("http://" + m_upstream->address()),
             refused.output.constData());
    QVERIFY2(refused.errors.contains("--allow-secrets"), (refused.errors).constData());
    QCOMPARE(m_upstream->received(), QByteArray());
    const RunOutcome allowed = run({folder(), u"--allow-secrets"_qs, u"--format"_qs, u"json"_qs});
    QCOMPARE(allowed.exitCode, 0);
    QVERIFY2(m_upstream->received().contains("X-Trace: canary-value\r\n"), (m_upstream->received()).constData());
    QVERIFY(!(allowed.output + allowed.errors).contains("canary-value"));
    // The built-in servers get the text of the reference.
    QCOMPARE(run({folder(), u"--upstream"_qs, u"mock"_qs}).exitCode, 0);
}

void TestCommandRun::runsDocumentsWithoutSettings()
{
    write(u"shop.yaml"_qs, shop({}, false));
    write(u".gatewright/requests/get.yaml"_qs, Get);
    const RunOutcome refused = run({folder()});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.output.contains("error not-served"), (refused.output + refused.errors).constData());
    const RunOutcome mocked = run({folder(), u"--upstream"_qs, u"mock"_qs});
    QVERIFY2(mocked.exitCode == 0, (mocked.output + mocked.errors).constData());
    const QString upstream = u"http://"_qs + QString::fromLatin1(m_upstream->address());
    QCOMPARE(run({folder(), u"--upstream"_qs, upstream}).exitCode, 0);
    QVERIFY2(m_upstream->received().startsWith("GET /books/a HTTP/1.1\r\n"), (m_upstream->received()).constData());
}

void TestCommandRun::namesCycles()
{
    write(u".gatewright/requests/a.yaml"_qs, Login + "bodyText: ''\nsecurity: {x: {from: b, pointer: /id}}\n");
    write(u".gatewright/requests/b.yaml"_qs, Login + "security: {x: {from: a, pointer: /id}}\n");
    const RunOutcome outcome = run({folder() + u"/.gatewright/requests/a.yaml"_qs});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.output.contains("a → b → a"), (outcome.output).constData());
    QCOMPARE(m_upstream->received(), QByteArray());
}

void TestCommandRun::refusesBadArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("nothing") << QStringList() << QByteArray("needs at least one REQUEST");
    QTest::newRow("no file") << QStringList{u"none.yaml"_qs} << QByteArray("none.yaml");
    QTest::newRow("a definition") << QStringList{u"%1/shop.yaml"_qs} << QByteArray(".gatewright/requests");
    QTest::newRow("a folder without requests") << QStringList{u"%1/empty"_qs} << QByteArray("empty");
    QTest::newRow("a link") << QStringList{u"%1/.gatewright/requests/link.yaml"_qs} << QByteArray("not a link");
    QTest::newRow("a format") << QStringList{u"%1"_qs, u"--format"_qs, u"xml"_qs} << QByteArray("--format");
    QTest::newRow("a seed") << QStringList{u"%1"_qs, u"--seed"_qs, u"x"_qs} << QByteArray("--seed");
    QTest::newRow("an upstream") << QStringList{u"%1"_qs, u"--upstream"_qs, u"ftp://a"_qs} << QByteArray("--upstream");
}

void TestCommandRun::refusesBadArguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(const QByteArray, error);
    write(u".gatewright/requests/get.yaml"_qs, Get);
    write(u"empty/a.txt"_qs, {});
    QVERIFY(QFile::link(folder() + u"/shop.yaml"_qs, folder() + u"/.gatewright/requests/link.yaml"_qs));
    for (QString &argument : arguments)
        argument.replace(u"%1"_qs, folder());
    const RunOutcome outcome = run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(error), (outcome.errors).constData());
    QCOMPARE(m_upstream->received(), QByteArray());
}

GATEWRIGHT_TEST(TestCommandRun, QCoreApplication)
#include "testcommandrun.moc"
