#include "manifest.h"
#include "schemas.h"
#include "testprogram.h"

#include <QTest>

using gatewayapi::Match;
using gatewayapi::Request;
using gatewayapi::Route;
using gatewayapi::Rule;

namespace {

Rule ruleFor(const QList<Match> &matches, const QByteArray &service)
{
    Rule rule{matches};
    rule.service = service;
    return rule;
}

Match exact(const QByteArray &path)
{
    return {"Exact", path};
}

Match prefix(const QByteArray &path)
{
    return {"PathPrefix", path};
}

/** Routes with all criteria of precedence. Services are called by what they are for. */
const QList<Route> &routes()
{
    static const QList<Route> all = {
        {"paths",
         {ruleFor({prefix("/")}, "root"), ruleFor({prefix("/one")}, "prefix"), ruleFor({exact("/one")}, "exact"),
          ruleFor({prefix("/one/two/")}, "longer"), ruleFor({exact("/one/two/three"), prefix("/several")}, "either")}},
        {"conditions",
         {ruleFor({{"PathPrefix", "/c"}}, "plain"), ruleFor({{"PathPrefix", "/c", "POST"}}, "method"),
          ruleFor({{"PathPrefix", "/c", {}, {{"version", "2"}}}}, "header"),
          ruleFor({{"PathPrefix", "/c", {}, {{"version", "2"}, {"color", "red"}}}}, "headers"),
          ruleFor({{"PathPrefix", "/c", {}, {}, {{"q", "1"}}}}, "query"),
          ruleFor({{"PathPrefix", "/c", {}, {}, {{"q", "1"}, {"r", "2"}}}}, "queries"),
          ruleFor({{"PathPrefix", "/c/long"}}, "long")}},
        {"z-ties", {ruleFor({prefix("/tie")}, "later"), ruleFor({exact("/same")}, "z")}},
        {"a-ties",
         {ruleFor({prefix("/tie")}, "first"), ruleFor({prefix("/tie")}, "second"), ruleFor({exact("/same")}, "a")}},
    };
    return all;
}

} // namespace

/** The evaluator of HTTPRoutes that other tests compare with, against the rules of the specification. */
class TestGatewayApi final : public QObject
{
    Q_OBJECT

private slots:
    void choosesRules_data();
    void choosesRules();
    void findsNoRule();
    void replacesPaths_data();
    void replacesPaths();
    void refusesWrongManifests_data();
    void refusesWrongManifests();
};

void TestGatewayApi::choosesRules_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<QByteArray>("service");
    const auto row = [](const char *name, const Request &request, const QByteArray &service) {
        QTest::newRow(name) << request << service;
    };
    row("root", {"/"}, "root");
    row("below the root", {"/other"}, "root");
    row("exact before prefix", {"/one"}, "exact");
    row("a slash is not the exact path", {"/one/"}, "prefix");
    row("below a prefix", {"/one/x"}, "prefix");
    row("not a segment", {"/onex"}, "root");
    row("case", {"/One"}, "root");
    row("the longer prefix", {"/one/two/x"}, "longer");
    row("the slash of a prefix is ignored", {"/one/two"}, "longer");
    row("exact before a longer prefix", {"/one/two/three"}, "either");
    row("any of the matches", {"/several/x"}, "either");
    row("no condition", {"/c"}, "plain");
    row("method", {"/c", "POST"}, "method");
    row("method before headers", {"/c", "POST", {{"version", "2"}, {"color", "red"}}}, "method");
    row("header", {"/c", "GET", {{"Version", "2"}}}, "header");
    row("value of a header", {"/c", "GET", {{"Version", "3"}}}, "plain");
    row("more headers", {"/c", "GET", {{"color", "red"}, {"version", "2"}}}, "headers");
    row("headers before the query", {"/c", "GET", {{"version", "2"}}, {{"q", "1"}, {"r", "2"}}}, "header");
    row("query", {"/c", "GET", {}, {{"q", "1"}}}, "query");
    row("names of parameters have case", {"/c", "GET", {}, {{"Q", "1"}}}, "plain");
    row("more parameters", {"/c", "GET", {}, {{"q", "1"}, {"r", "2"}}}, "queries");
    row("path before the other conditions", {"/c/long", "POST", {{"version", "2"}}}, "long");
    row("first route by name, first rule", {"/tie"}, "first");
    row("first route by name", {"/same"}, "a");
}

void TestGatewayApi::choosesRules()
{
    QFETCH(const Request, request);
    QFETCH(const QByteArray, service);
    const gatewayapi::Chosen chosen = gatewayapi::choose(routes(), request);
    QVERIFY(chosen.rule);
    QCOMPARE(chosen.rule->service, service);
}

void TestGatewayApi::findsNoRule()
{
    const QList<Route> only = {{"only", {ruleFor({prefix("/foo/")}, "foo"), ruleFor({exact("/bar")}, "bar")}}};
    for (const char *const path : {"/", "/foobar", "/fo", "/bar/", "/bar/x"})
        QVERIFY2(!gatewayapi::choose(only, {path}).route, path);
    for (const char *const path : {"/foo", "/foo/", "/foo/x", "/bar"})
        QVERIFY2(gatewayapi::choose(only, {path}).route, path);
}

void TestGatewayApi::replacesPaths_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("matched");
    QTest::addColumn<QByteArray>("replacement");
    QTest::addColumn<QByteArray>("sent");
    const auto row = [](const QByteArray &path, const QByteArray &matched, const QByteArray &replacement,
                        const QByteArray &sent) {
        QTest::addRow("%s %s %s", path.constData(), matched.constData(), replacement.constData())
            << path << matched << replacement << sent;
    };
    row("/foo/bar", "/foo", "/xyz", "/xyz/bar");
    row("/foo/bar", "/foo", "/xyz/", "/xyz/bar");
    row("/foo/bar", "/foo/", "/xyz", "/xyz/bar");
    row("/foo/bar", "/foo/", "/xyz/", "/xyz/bar");
    row("/foo", "/foo", "/xyz", "/xyz");
    row("/foo/", "/foo", "/xyz", "/xyz/");
    row("/foo/bar", "/foo", "", "/bar");
    row("/foo/", "/foo", "", "/");
    row("/foo", "/foo", "", "/");
    row("/foo/", "/foo", "/", "/");
    row("/foo", "/foo", "/", "/");
    row("/foo/bar", "/foo", "/", "/bar");
    row("/foo", "/", "/xyz", "/xyz/foo");
}

void TestGatewayApi::replacesPaths()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, matched);
    QFETCH(const QByteArray, replacement);
    Rule rule = ruleFor({prefix(matched)}, "s");
    rule.rewriteType = "ReplacePrefixMatch";
    rule.rewriteValue = replacement;
    const QList<Route> one = {{"one", {rule}}};
    const gatewayapi::Chosen chosen = gatewayapi::choose(one, {path});
    QVERIFY(chosen.rule);
    QTEST(gatewayapi::sentPath(chosen, path), "sent");
}

void TestGatewayApi::refusesWrongManifests_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to) {
        QTest::newRow(name) << from << to;
    };
    row("name in upper case", "name: shop", "name: Shop");
    row("long name", "name: shop", "name: " + QByteArray(254, 'a'));
    row("no Gateway", "parentRefs:\n  - name: edge", "parentRefs: []\n  x:\n  - name: edge");
    row("type of a match", "type: PathPrefix", "type: Prefix");
    row("relative path", "value: /a", "value: a");
    row("empty segment", "value: /a", "value: /a//b");
    row("dot segment", "value: /a", "value: /a/../b");
    row("dots at the end", "value: /a", "value: /a/..");
    row("encoded slash", "value: /a", "value: /a%2Fb");
    row("character", "value: /a", "value: '/a b'");
    row("long path", "value: /a", "value: /" + QByteArray(1024, 'a'));
    row("two matches of a prefix rewrite", "  filters:", "  - path: {type: Exact, value: /x}\n    filters:");
    row("exact match of a prefix rewrite", "type: PathPrefix", "type: Exact");
    row("value of another rewrite", "replacePrefixMatch: /b", "replaceFullPath: /b");
    row("host name with a port", "hostname: h.example", "hostname: h.example:80");
    row("filter without its member", "type: URLRewrite", "type: ExtensionRef");
    row("port 0", "port: 80", "port: 0");
    row("no port", "port: 80", "weight: 1");
    row("unknown member", "port: 80", "port: 80\n      host: x");
    row("17 rules", "  rules:\n",
        "  rules:\n" + QByteArray("  - matches: [{path: {type: Exact, value: /x}}]\n").repeated(16));
    row("65 matches", "  rules:\n",
        "  rules:\n  - matches: [" + QByteArray("{path: {type: Exact, value: /x}},").repeated(65) + "]\n");
    row("129 matches", "  rules:\n",
        "  rules:\n" +
            QByteArray("  - matches: [" + QByteArray("{path: {type: Exact, value: /x}},").repeated(64) + "]\n")
                .repeated(2));
    row("two objects of a name", "apiVersion: v1",
        "apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: {ports: [{port: 1}]}\n---\napiVersion: v1");
}

void TestGatewayApi::refusesWrongManifests()
{
    const QByteArray right =
        "apiVersion: gateway.networking.k8s.io/v1\nkind: HTTPRoute\nmetadata:\n  name: shop\nspec:\n"
        "  parentRefs:\n  - name: edge\n  rules:\n  - matches:\n    - path:\n        type: PathPrefix\n"
        "        value: /a\n    filters:\n    - type: URLRewrite\n      urlRewrite:\n"
        "        hostname: h.example\n        path:\n          type: ReplacePrefixMatch\n"
        "          replacePrefixMatch: /b\n    backendRefs:\n    - name: s\n      port: 80\n---\n"
        "apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: {ports: [{port: 80}]}\n";
    const auto problems = [](const QByteArray &text) {
        const document::Snapshot yaml = document::Snapshot::parse(text, document::Format::Yaml);
        return gatewayapi::schemaProblems(yaml) + gatewayapi::ruleProblems(yaml);
    };
    QCOMPARE(problems(right), QStringList());
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QVERIFY(right.contains(from));
    QVERIFY(!problems(QByteArray(right).replace(right.indexOf(from), from.size(), to)).isEmpty());
}

GATEWRIGHT_TEST(TestGatewayApi, QCoreApplication)
#include "testgatewayapi.moc"
