#include "bundlenames.h"
#include "bundlereader.h"
#include "bundlewriter.h"
#include "executions.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "harwriter.h"
#include "redact.h"
#include "replay.h"
#include "routebuilder.h"
#include "testprogram.h"
#include "whatif.h"
#include "zipreader.h"
#include "zipwriter.h"

#include <QRandomGenerator>
#include <QTest>

using base::ErrorCode;
using document::Format;
using document::Snapshot;
using replay::Difference;
using What = Difference::What;

namespace {

const QString Path = u"/home/kim/apis/shop.yaml"_qs;

/** A definition whose upstream gets basic credentials in a field of its own. */
QByteArray shop(const QByteArray &password = "env://STOCK_PASSWORD", const QByteArray &more = {})
{
    return "openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
           "  info: {name: Shop, state: {active: true}}\n"
           "  server: {listenPath: {value: /shop/, strip: true}}\n"
           "  upstream:\n    url: https://stock.example/v1\n    authentication:\n      enabled: true\n"
           "      basicAuth: {enabled: true, username: kim, password: " +
           password + ", header: {enabled: true, name: X-Stock}}\n" + more;
}

/** What the gateway makes of a request with the values of references, as it is recorded. */
traffic::Exchange recorded(const QByteArray &definition, const QByteArray &target = "/shop/books?page=2",
                           const QByteArray &secret = "s3cret-canary", bool isAllowed = true)
{
    support::FakeResolver resolver;
    if (!secret.isEmpty())
        resolver.values.insert(u"STOCK_PASSWORD"_qs, secret);
    support::FakeGrants grants(isAllowed);
    const auto inputs = preview::readRouteInputs(definition::DefinitionView(Snapshot::parse(definition, Format::Yaml)),
                                                 {Path, {}});
    routing::GatewayRules rules;
    if (inputs)
        rules.routes = routing::RouteTable({*preview::RouteBuilder(resolver, grants).build(*inputs).result()});
    rules.port = 8080;
    traffic::Exchange request;
    request.startedAt = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::UTC);
    request.request = {"GET", target, {}, 1};
    request.request.headers.append("Host", "localhost:8080");
    request.request.headers.append("Connection", "keep-alive");
    request.clientAddress = "127.0.0.1";
    traffic::Exchange made = preview::whatIf(rules, request);
    if (made.reachedUpstream) {
        made.response = {503, "Service Unavailable", {}, 1};
        made.responseBody = {R"({"echo":"s3cret-canary"})", 24};
        made.answeredBy = traffic::AnsweredBy::Upstream;
    }
    return made;
}

replay::BundleContents contentsOf(const QByteArray &definition, const traffic::Exchange &exchange)
{
    replay::BundleContents contents;
    contents.facts = {u"Gatewright 1"_qs, {u"Sandbox"_qs, u"Stage"_qs}, u"Stage"_qs, {u"a problem"_qs}};
    contents.files = {{Path, Snapshot::parse(definition, Format::Yaml)},
                      {u"/home/kim/apis/schemas/book.yaml"_qs, Snapshot::parse("type: object\n", Format::Yaml)}};
    contents.add(exchange);
    return contents;
}

QByteArray bundleOf(const QByteArray &definition, const traffic::Exchange &exchange)
{
    return *replay::writeBundle(contentsOf(definition, exchange));
}

replay::Outcome outcomeOf(const replay::ExchangeBundle &bundle, const QByteArray &definition)
{
    return replay::replayed(bundle, 0, Snapshot::parse(definition, Format::Yaml), Path);
}

} // namespace

/** Bundles of exchanges: what is in them, and what replaying them says. */
class TestReplay final : public QObject
{
    Q_OBJECT

private slots:
    void readsBackWhatItWrote();
    void hasNoSecret();
    void removesRepeatedSecrets_data();
    void removesRepeatedSecrets();
    void keepsWordsThatAreSecrets();
    void removesSecretsOfExchanges();
    void namesFilesWithinTheirFolder();
    void hasTheSameOutcome_data();
    void hasTheSameOutcome();
    void saysWhatAnEditChanges_data();
    void saysWhatAnEditChanges();
    void comparesLiteralSecretsWithNone_data();
    void comparesLiteralSecretsWithNone();
    void saysWhyADefinitionIsNotServed_data();
    void saysWhyADefinitionIsNotServed();
    void refusesWhatIsNoBundle_data();
    void refusesWhatIsNoBundle();
};

void TestReplay::readsBackWhatItWrote()
{
    const traffic::Exchange exchange = recorded(shop());
    const auto bundle = replay::readBundle(bundleOf(shop(), exchange));
    QVERIFY2(bundle.isOk(), qPrintable(bundle ? QString() : bundle.error().detail));
    QCOMPARE(bundle->facts.program, u"Gatewright 1"_qs);
    QCOMPARE(bundle->facts.environments, (QStringList{u"Sandbox"_qs, u"Stage"_qs}));
    QCOMPARE(bundle->facts.environment, u"Stage"_qs);
    QCOMPARE(bundle->facts.problems, QStringList{u"a problem"_qs});
    QCOMPARE(bundle->files.size(), 2);
    QCOMPARE(bundle->files.first().name, "shop.yaml");
    QCOMPARE(bundle->files.first().content, shop());
    QCOMPARE(bundle->files.last().name, "schemas/book.yaml");
    QCOMPARE(bundle->exchanges.size(), 1);
    QCOMPARE(bundle->exchanges.first().exchange->request, exchange.request);
    QCOMPARE(bundle->exchanges.first().exchange->clientAddress, "127.0.0.1");
    QCOMPARE(bundle->exchanges.first().exchange->response.status, 503);
}

/** Secrets as values of references, in the file, in its comments and URLs, and in what the upstream sends back. */
void TestReplay::hasNoSecret()
{
    QRandomGenerator random(7);
    for (int round = 0; round < support::executions(200); ++round) {
        const QByteArray secret = "c4nary" + QByteArray::number(random.generate64(), 36);
        const bool isLiteral = random.bounded(2) == 1;
        const QByteArray definition = shop(isLiteral ? secret : "env://STOCK_PASSWORD",
                                           "# password: " + secret + "\nx-notes: {token: " + secret +
                                               ", url: 'https://kim:" + secret + "@other.example/'}\n");
        traffic::Exchange exchange = recorded(definition, "/shop/books?access_token=" + secret, secret);
        exchange.responseBody.bytes = R"({"back":")" + secret + R"("})";
        exchange.responseBody.size = exchange.responseBody.bytes.size();
        const auto entries = zip::readZip(bundleOf(definition, exchange));
        QVERIFY(entries.isOk());
        for (const zip::ZipEntry &entry : *entries) {
            QVERIFY2(!entry.content.contains(secret), (entry.name + '\n' + entry.content).constData());
            QVERIFY(!entry.content.contains(("kim:" + secret).toBase64()));
        }
    }
}

/** Where it has no effect, a repeated secret is REDACTED; where it is a name, there is no bundle. */
void TestReplay::removesRepeatedSecrets_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QByteArray>("withheld"); ///< The same text of the bundle; empty if there is none.
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &more, const QByteArray &withheld,
                        const QString &place = {}) { QTest::newRow(name) << more << withheld << place; };
    row("comment", "# ask with Tr0ub4dor-77\n", "# ask with REDACTED\n");
    row("comment after a value", "tags: [] # Tr0ub4dor-77\n", "tags: [] # REDACTED\n");
    row("description", "tags: [{name: a, description: 'Use Tr0ub4dor-77.'}]\n",
        "tags: [{name: a, description: 'Use REDACTED.'}]\n");
    row("block", "x-a:\n  summary: |\n    # no comment\n    Tr0ub4dor-77\n",
        "x-a:\n  summary: |\n    # no comment\n    REDACTED\n");
    row("example", "components: {schemas: {A: {example: {any: [Tr0ub4dor-77]}}}}\n",
        "components: {schemas: {A: {example: {any: [REDACTED]}}}}\n");
    row("default", "components: {schemas: {A: {default: Tr0ub4dor-77}}}\n",
        "components: {schemas: {A: {default: REDACTED}}}\n");
    row("base64", "x-a: {description: " + QByteArray("Tr0ub4dor-77").toBase64() + "}\n",
        "x-a: {description: REDACTED}\n");
    row("property of that name", "components: {schemas: {A: {properties: {description: {pattern: Tr0ub4dor-77}}}}}\n",
        {}, u"definition/shop.yaml:12"_qs);
    row("key", "x-a: {Tr0ub4dor-77: 1}\n", {}, u"definition/shop.yaml:12"_qs);
    row("value", "tags:\n  - name: Tr0ub4dor-77\n", {}, u"definition/shop.yaml:13"_qs);
    row("escaped value", "tags: [{name: \"Tr0ub4dor\\x2d77\"}]\n", {}, u"definition/shop.yaml:12"_qs);
    row("folded value", "tags: [{name: \"Tr0ub4\\\n    dor-77\"}]\n", {}, u"definition/shop.yaml:12"_qs);
}

void TestReplay::removesRepeatedSecrets()
{
    QFETCH(const QByteArray, more);
    QFETCH(const QByteArray, withheld);
    QFETCH(const QString, place);
    const QByteArray definition = shop("Tr0ub4dor-77", more);
    replay::BundleContents contents = contentsOf(definition, recorded(definition));
    contents.facts.environments.append(u"Tr0ub4dor-77"_qs);
    contents.facts.problems.append(u"shop.yaml:3:1: the value Tr0ub4dor-77 is wrong"_qs);
    const auto bundle = replay::writeBundle(contents);
    if (!place.isEmpty()) {
        QVERIFY(!bundle.isOk());
        QCOMPARE(bundle.error(), (base::Error{ErrorCode::Unsupported, place}));
        return;
    }
    QVERIFY2(bundle.isOk(), bundle ? "" : qPrintable(bundle.error().detail));
    const auto entries = zip::readZip(*bundle);
    for (const zip::ZipEntry &entry : *entries)
        QVERIFY2(!entry.content.contains("Tr0ub4dor"), (entry.name + '\n' + entry.content).constData());
    QVERIFY2(zip::find(*entries, "definition/shop.yaml")->content.endsWith('\n' + withheld),
             zip::find(*entries, "definition/shop.yaml")->content.constData());
    QVERIFY(
        replay::replayed(*replay::readBundle(*bundle), 0, Snapshot::parse(definition, Format::Yaml), Path).isSame());
}

/** A password that is a word is the name of much. */
void TestReplay::keepsWordsThatAreSecrets()
{
    const QByteArray definition = shop("test", "tags: [{name: test, description: A test}]\n");
    QVERIFY(bundleOf(definition, recorded(definition)).size() > 0);
    const QByteArray longer = shop("bookshop", "tags: [{name: bookshop, description: The bookshop}]\n");
    const auto entries = zip::readZip(bundleOf(longer, recorded(longer)));
    QVERIFY(zip::find(*entries, "definition/shop.yaml")
                ->content.endsWith("tags: [{name: bookshop, description: The REDACTED}]\n"));
    const QByteArray json = R"({"password": "12345678", "example": 12345678, "title": "12345678"})";
    replay::BundleContents contents = contentsOf(shop(), recorded(shop()));
    contents.files.append({u"/home/kim/apis/a.json"_qs, Snapshot::parse(json, Format::Json)});
    QCOMPARE(zip::find(*zip::readZip(*replay::writeBundle(contents)), "definition/a.json")->content,
             QByteArray(R"({"password": "REDACTED", "example": "REDACTED", "title": "REDACTED"})"));
}

/** The value of a reference, which the upstream got, and which the definition repeats. */
void TestReplay::removesSecretsOfExchanges()
{
    const QByteArray definition = shop("env://STOCK_PASSWORD", "x-a: {description: It is s3cret-canary now.}\n");
    const auto entries = zip::readZip(bundleOf(definition, recorded(definition)));
    QVERIFY(zip::find(*entries, "definition/shop.yaml")->content.endsWith("It is REDACTED now.}\n"));
}

void TestReplay::namesFilesWithinTheirFolder()
{
    using Names = QList<QByteArray>;
    QCOMPARE(replay::relativeNames({u"/a/b/c.yaml"_qs, u"/a/d/e.yaml"_qs}), (Names{"b/c.yaml", "d/e.yaml"}));
    QCOMPARE(replay::relativeNames({u"/c.yaml"_qs}), Names{"c.yaml"});
    QCOMPARE(replay::relativeNames({u"/a/C:x\\y.yaml"_qs, u"/a/c_X_y.yaml"_qs}), (Names{"C_x_y.yaml", "_c_X_y.yaml"}));
    QCOMPARE(replay::relativeNames({QString()}), Names{"definition.yaml"});
}

void TestReplay::hasTheSameOutcome_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<traffic::Exchange>("exchange");
    const auto row = [](const char *name, const QByteArray &definition, const traffic::Exchange &exchange) {
        QTest::newRow(name) << definition << exchange;
    };
    row("sent with the value of a reference", shop(), recorded(shop()));
    row("sent with a literal password", shop("s3cret-canary"), recorded(shop("s3cret-canary")));
    row("no route", shop(), recorded(shop(), "/nowhere"));
    row("not allowed", shop(), recorded(shop(), "/shop/a", "s3cret-canary", false));
    row("a reference without a value", shop(), recorded(shop(), "/shop/a", {}));
    row("a secret in the query", shop(), recorded(shop(), "/shop/a?token=s3cret-canary"));
    const QByteArray blocked = shop().replace("https://stock.example/v1", "stock");
    row("not sendable", blocked, recorded(blocked));
    row("no answer of the upstream", shop(), [] {
        traffic::Exchange failed = recorded(shop());
        failed.reachedUpstream = false;
        failed.response = {502, "Bad Gateway", {}, 1};
        failed.answeredBy = traffic::AnsweredBy::Gateway;
        failed.gatewayReason = failed.error = traffic::GatewayError::UpstreamRefused;
        return failed;
    }());
}

void TestReplay::hasTheSameOutcome()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const traffic::Exchange, exchange);
    const auto bundle = replay::readBundle(bundleOf(definition, exchange));
    QVERIFY(bundle.isOk());
    const replay::Outcome outcome = replay::replayed(*bundle, 0, bundle->definition(), Path);
    for (const Difference &difference : outcome.differences)
        qWarning("%d %s: %s -> %s", int(difference.what), difference.name.constData(), difference.before.constData(),
                 difference.after.constData());
    QVERIFY(outcome.isSame());
    QCOMPARE(outcome.reachesUpstream, !exchange.upstreamUrl.isEmpty());
    QCOMPARE(outcome.status, exchange.response.status);
}

void TestReplay::saysWhatAnEditChanges_data()
{
    QTest::addColumn<QByteArray>("original");
    QTest::addColumn<traffic::Exchange>("exchange");
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<QList<QByteArray>>("differences");
    using Texts = QList<QByteArray>;
    const QByteArray base = "/x-vendor-api-gateway";
    QTest::newRow("another upstream")
        << shop() << recorded(shop()) << shop().replace("stock.example", "stage.example")
        << Texts{"1 : https://stock.example:443 -> https://stage.example:443", "3 Host: stock.example -> stage.example",
                 "4 Host: localhost:8080 -> stock.example (host-of-upstream " + base + "/upstream/url) -> ",
                 "4 Host:  -> localhost:8080 -> stage.example (host-of-upstream " + base + "/upstream/url)"};
    traffic::Exchange refused = recorded(shop());
    refused.reachedUpstream = false;
    refused.response = {500, "Internal Server Error", {}, 1};
    refused.answeredBy = traffic::AnsweredBy::Gateway;
    refused.gatewayReason = traffic::GatewayError::UpstreamRefused;
    QTest::newRow("another port of an upstream that was not reached")
        << shop() << refused << shop().replace("stock.example", "stock.example:8443")
        << Texts{"1 : https://stock.example:443 -> https://stock.example:8443",
                 "3 Host: stock.example -> stock.example:8443"};
    QTest::newRow("no credentials") << shop() << recorded(shop())
                                    << shop().replace("basicAuth: {enabled: true", "basicAuth: {enabled: false")
                                    << Texts{"3 X-Stock: Basic REDACTED -> ",
                                             "4 X-Stock:  -> Basic REDACTED (upstream-basic-authentication " + base +
                                                 "/upstream/authentication/basicAuth) -> "};
    QTest::newRow("another path") << shop() << recorded(shop()) << shop().replace("/v1", "/v2")
                                  << Texts{"2 : GET /v1/books?page=2 -> GET /v2/books?page=2",
                                           "4 : /books?page=2 -> /v1/books?page=2 (upstream-url-joined " + base +
                                               "/upstream/url) -> ",
                                           "4 :  -> /books?page=2 -> /v2/books?page=2 (upstream-url-joined " + base +
                                               "/upstream/url)"};
    QTest::newRow("another user") << shop() << recorded(shop()) << shop().replace("username: kim", "username: tim")
                                  << Texts{"5 username: kim -> tim"};
    QTest::newRow("another reference") << shop() << recorded(shop()) << shop("env://OTHER_PASSWORD")
                                       << Texts{"5 password: env://STOCK_PASSWORD -> env://OTHER_PASSWORD"};
    QTest::newRow("a route for the path")
        << shop() << recorded(shop(), "/store/a") << shop().replace("/shop/", "/store/")
        << Texts{"0 : gateway 404 not-found -> upstream"};
    QTest::newRow("no route any more") << shop() << recorded(shop()) << shop().replace("/shop/", "/store/")
                                       << Texts{"0 : upstream 503 -> gateway 404 not-found"};
    const QByteArray blocked = shop().replace("https://stock.example/v1", "stock");
    QTest::newRow("sendable now") << blocked << recorded(blocked) << shop()
                                  << Texts{"0 : gateway 500 not-sendable -> upstream"};
    QTest::newRow("a value for a reference") << shop() << recorded(shop(), "/shop/a", {}) << shop("literal-pass")
                                             << Texts{"0 : gateway 500 not-sendable -> upstream"};
    QTest::newRow("no reference to allow")
        << shop() << recorded(shop(), "/shop/a", "s3cret-canary", false) << shop("literal-pass")
        << Texts{"0 : gateway 503 secret-not-allowed -> upstream"};
}

void TestReplay::saysWhatAnEditChanges()
{
    QFETCH(const traffic::Exchange, exchange);
    QFETCH(const QByteArray, definition);
    QFETCH(const QList<QByteArray>, differences);
    QFETCH(const QByteArray, original);
    const auto bundle = replay::readBundle(bundleOf(original, exchange));
    QVERIFY(bundle.isOk());
    QList<QByteArray> texts;
    for (const Difference &each : outcomeOf(*bundle, definition).differences)
        texts.append(QByteArray::number(int(each.what)) + ' ' + each.name + ": " + each.before + " -> " + each.after);
    QCOMPARE(texts, differences);
}

void TestReplay::comparesLiteralSecretsWithNone_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<bool>("isUnknown");
    QTest::newRow("the same reference") << shop() << shop() << false;
    QTest::newRow("literal now") << shop() << shop("s3cret-canary") << true;
    QTest::newRow("another literal") << shop("s3cret-canary") << shop("s3cret-other") << true;
    QTest::newRow("a reference now") << shop("s3cret-canary") << shop() << true;
    QTest::newRow("a literal part") << shop() << shop("'env://STOCK_PASSWORD now'") << true;
}

void TestReplay::comparesLiteralSecretsWithNone()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const bool, isUnknown);
    const auto bundle = replay::readBundle(bundleOf(before, recorded(before)));
    const replay::Outcome outcome = outcomeOf(*bundle, after);
    QVERIFY(outcome.isSame());
    QCOMPARE(outcome.hasUnknownCredential, isUnknown);
    QVERIFY(!replay::replayed(*bundle, 0, bundle->definition(), Path).hasUnknownCredential);
}

void TestReplay::saysWhyADefinitionIsNotServed_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<replay::NotServed>("why");
    QTest::newRow("syntax error") << shop("env://STOCK_PASSWORD", "a: [\n") << replay::NotServed::SyntaxErrors;
    QTest::newRow("empty") << QByteArray() << replay::NotServed::NoSettings;
    QTest::newRow("not active") << shop().replace("active: true", "active: false") << replay::NotServed::NoSettings;
    QTest::newRow("no listen path") << shop().replace("value: /shop/", "value: ''") << replay::NotServed::NoListenPath;
}

void TestReplay::saysWhyADefinitionIsNotServed()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const replay::NotServed, why);
    for (const traffic::Exchange &exchange : {recorded(shop()), recorded(shop(), "/nowhere")}) {
        const auto bundle = replay::readBundle(bundleOf(shop(), exchange));
        const replay::Outcome outcome = outcomeOf(*bundle, definition);
        QCOMPARE(outcome.notServed, std::optional(why));
        QVERIFY(!outcome.isSame());
    }
}

void TestReplay::refusesWhatIsNoBundle_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, const QList<zip::ZipEntry> &entries, ErrorCode code, const QString &detail) {
        QTest::newRow(name) << zip::writeZip(entries) << code << detail;
    };
    QTest::newRow("no zip file") << QByteArray("x") << ErrorCode::Damaged << u"no end of a zip file"_qs;
    row("no facts", {{"a", "b"}}, ErrorCode::Damaged, u"bundle.json is missing"_qs);
    row("facts that are no JSON", {{"bundle.json", "{"}}, ErrorCode::Damaged, u"bundle.json is not valid"_qs);
    row("a newer version", {{"bundle.json", R"({"version":2})"}}, ErrorCode::NewerVersion, {});
    row("a version between two", {{"bundle.json", R"({"version":1.5})"}}, ErrorCode::NewerVersion, {});
    row("a version that no integer is", {{"bundle.json", R"({"version":1e300})"}}, ErrorCode::NewerVersion, {});
    row("a version of text", {{"bundle.json", R"({"version":"1"})"}}, ErrorCode::Damaged,
        u"bundle.json is not valid"_qs);
    row("a version below the first", {{"bundle.json", R"({"version":0})"}}, ErrorCode::Damaged,
        u"bundle.json is not valid"_qs);
    row("no definition", {{"bundle.json", R"({"version":1,"definition":"a.yaml"})"}, {"exchanges.har", "{}"}},
        ErrorCode::Damaged, u"the definition is missing"_qs);
    row("no exchanges", {{"bundle.json", R"({"version":1,"definition":"a.yaml"})"}, {"definition/a.yaml", "a: b"}},
        ErrorCode::Damaged, u"exchanges.har is missing"_qs);
    row("damaged exchanges",
        {{"bundle.json", R"({"version":1,"definition":"a.yaml"})"},
         {"definition/a.yaml", "a: b"},
         {"exchanges.har", "{}"}},
        ErrorCode::Damaged, u"exchanges.har is not valid: /log"_qs);
    row("fewer facts than exchanges",
        {{"bundle.json", R"({"version":1,"definition":"a.yaml","exchanges":[]})"},
         {"definition/a.yaml", "a: b"},
         {"exchanges.har", traffic::writeHar({traffic::Redactor().exchange(recorded(shop()))})}},
        ErrorCode::Damaged, u"exchanges.har has more exchanges than bundle.json"_qs);
}

void TestReplay::refusesWhatIsNoBundle()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, detail);
    const auto bundle = replay::readBundle(bytes);
    QVERIFY(!bundle.isOk());
    QCOMPARE(bundle.error(), (base::Error{code, detail}));
}

GATEWRIGHT_TEST(TestReplay, QCoreApplication)
#include "testreplay.moc"
