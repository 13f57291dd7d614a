#include "fakegrants.h"
#include "fakeresolver.h"
#include "gatewaycases.h"
#include "lint.h"
#include "routebuilder.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>

using document::Format;
using document::Snapshot;
using preview::RouteBuilder;
using preview::RouteInputs;

/** The route of a definition, or why there is none. */
class TestRouteBuilder final : public QObject
{
    Q_OBJECT

private slots:
    void buildsAPlainRoute();
    void servesOnlyActiveDefinitions_data();
    void servesOnlyActiveDefinitions();
    void choosesTheHeader_data();
    void choosesTheHeader();
    void resolvesReferencesAnywhere();
    void keepsAColonThatAReferenceBrings();
    void blocksAControlCharacterThatAReferenceBrings_data();
    void blocksAControlCharacterThatAReferenceBrings();
    void dropsUserInfoOfTheUrl();
    void blocksWhatWouldSendSomethingWrong_data();
    void blocksWhatWouldSendSomethingWrong();
    void blocksEachWrongType_data();
    void blocksEachWrongType();
    void blocksReferencesWithoutAnAnswer_data();
    void blocksReferencesWithoutAnAnswer();
    void blocksWhenTheStoreGoesAway();
    void overridesTheUpstream();
    void asksNoStoreForWhatIsNotSent();
    void asksNoStoreWithoutAGrant_data();
    void asksNoStoreWithoutAGrant();
    void asksNoStoreWithoutAnOrigin();
    void neverLooksUpAReferenceInTheHost_data();
    void neverLooksUpAReferenceInTheHost();
    void givesTheEchoNoValue();
    void listsWhatItSends();
    void isEqualAfterAnEditElsewhere();
};

namespace {

constexpr char Section[] = "/x-vendor-api-gateway/upstream/authentication";

QByteArray definitionWith(const QByteArray &authentication, const QByteArray &url = "http://stock.example/v1",
                          const QByteArray &active = "true", const QByteArray &path = "/shop/")
{
    return "openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {name: shop, state: {active: " + active +
           "}}\n  server: {listenPath: {value: " + path + ", strip: true}}\n  upstream:\n    url: " + url +
           "\n    authentication: " + (authentication.isEmpty() ? "{}" : authentication) + "\n";
}

QByteArray basic(const QByteArray &members)
{
    return "{enabled: true, basicAuth: {enabled: true, " + members + "}}";
}

std::optional<RouteInputs> inputsOf(const QByteArray &text)
{
    return preview::readRouteInputs(definition::DefinitionView(Snapshot::parse(text, Format::Yaml)),
                                    {u"/shop.yaml"_qs, u"shop.yaml"_qs});
}

routing::Route built(const QByteArray &text, support::FakeResolver &resolver)
{
    const auto inputs = inputsOf(text);
    Q_ASSERT(inputs);
    const support::FakeGrants grants;
    const auto future = RouteBuilder(resolver, grants.grants).build(*inputs);
    return future.isFinished() && future.resultCount() > 0 ? *future.result() : routing::Route();
}

/** True if lint reports the problem that blocks a route. */
bool isFound(const routing::RouteBlock &block, const Snapshot &snapshot)
{
    const base::Diagnostics found = lint::lint(snapshot);
    return std::any_of(found.begin(), found.end(), [&](const base::Diagnostic &each) {
        return each.rule == block.rule && each.pointer == block.pointer && each.arguments == block.arguments &&
               each.severity == base::Severity::Error;
    });
}

} // namespace

void TestRouteBuilder::buildsAPlainRoute()
{
    support::FakeResolver resolver;
    const routing::Route route = built(definitionWith(basic("username: kim, password: 'p:w'")), resolver);
    QVERIFY(!route.block);
    QCOMPARE(route.apiName, u"shop"_qs);
    QCOMPARE(route.documentPath, u"/shop.yaml"_qs);
    QCOMPARE(route.extensionPointer, u"/x-vendor-api-gateway"_qs);
    QCOMPARE(route.listenPath, QByteArray("/shop/"));
    QVERIFY(route.stripListenPath);
    QCOMPARE(route.upstream, QUrl(u"http://stock.example/v1"_qs));
    QVERIFY(route.credential.has_value());
    QCOMPARE(route.credential->headerName, QByteArray("Authorization"));
    QCOMPARE(route.credential->headerValue.reveal(), "Basic " + QByteArray("kim:p:w").toBase64());
    QCOMPARE(route.credential->pointer, QLatin1String(Section) + u"/basicAuth"_qs);
}

void TestRouteBuilder::servesOnlyActiveDefinitions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("served");
    QTest::newRow("active") << definitionWith({}) << true;
    QTest::newRow("inactive") << definitionWith({}, "http://h", "false") << false;
    QTest::newRow("active as a text") << definitionWith({}, "http://h", "'true'") << true;
    QTest::newRow("no extension") << QByteArray("openapi: 3.0.3\n") << false;
    QTest::newRow("another vendor's") << definitionWith({}).replace("x-vendor", "x-acme") << true;
    QTest::newRow("classic format") << QByteArray("{api_id: a, proxy: {listen_path: /a/, target_url: 'http://h'}}")
                                    << false;
}

void TestRouteBuilder::servesOnlyActiveDefinitions()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, served);
    QCOMPARE(inputsOf(text).has_value(), served);
}

void TestRouteBuilder::choosesTheHeader_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::addColumn<QByteArray>("header"); // empty: no credential
    QTest::newRow("both flags") << basic("username: k, password: p") << QByteArray("Authorization");
    QTest::newRow("custom") << basic("username: k, password: p, header: {enabled: true, name: X-Up}")
                            << QByteArray("X-Up");
    QTest::newRow("custom, off") << basic("username: k, password: p, header: {enabled: false, name: X-Up}")
                                 << QByteArray("Authorization");
    QTest::newRow("empty name") << basic("username: k, password: p, header: {enabled: true, name: ''}")
                                << QByteArray("Authorization");
    QTest::newRow("section off") << QByteArray("{enabled: false, basicAuth: {enabled: true, username: k, password: p}}")
                                 << QByteArray();
    QTest::newRow("method off") << QByteArray("{enabled: true, basicAuth: {enabled: false, username: k, password: p}}")
                                << QByteArray();
    QTest::newRow("no section") << QByteArray() << QByteArray();
    QTest::newRow("another method") << QByteArray("{enabled: true, oauth: {enabled: true}}") << QByteArray();
}

void TestRouteBuilder::choosesTheHeader()
{
    QFETCH(QByteArray, section);
    QFETCH(QByteArray, header);
    support::FakeResolver resolver;
    const routing::Route route = built(definitionWith(section), resolver);
    QVERIFY(!route.block);
    QCOMPARE(route.credential ? route.credential->headerName : QByteArray(), header);
}

void TestRouteBuilder::resolvesReferencesAnywhere()
{
    support::FakeResolver resolver;
    resolver.values = {{u"U"_qs, "kim"}, {u"P"_qs, "s3cret"}, {u"H"_qs, "X-Up"}, {u"V"_qs, "v1"}};
    const routing::Route route = built(
        definitionWith(basic("username: 'env://U', password: 'x-env://P', header: {enabled: true, name: 'env://H'}"),
                       "'http://stock.example/env://V'"),
        resolver);
    QVERIFY2(!route.block, route.block ? qPrintable(route.block->rule) : "");
    QCOMPARE(route.upstream, QUrl(u"http://stock.example/v1"_qs));
    QCOMPARE(route.credential->headerName, QByteArray("X-Up"));
    QCOMPARE(route.credential->headerValue.reveal(), "Basic " + QByteArray("kim:x-s3cret").toBase64());
}

void TestRouteBuilder::keepsAColonThatAReferenceBrings()
{
    support::FakeResolver resolver;
    resolver.values = {{u"U"_qs, "a:b"}};
    const routing::Route route = built(definitionWith(basic("username: 'env://U', password: p")), resolver);
    QVERIFY(!route.block);
    QCOMPARE(route.credential->headerValue.reveal(), "Basic " + QByteArray("a:b:p").toBase64());
}

void TestRouteBuilder::blocksAControlCharacterThatAReferenceBrings_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("place");
    QTest::newRow("user name") << QByteArray("username: 'env://V', password: p") << u"/basicAuth/username"_qs;
    QTest::newRow("password") << QByteArray("username: a, password: 'env://V'") << u"/basicAuth/password"_qs;
}

void TestRouteBuilder::blocksAControlCharacterThatAReferenceBrings()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, place);
    support::FakeResolver resolver;
    resolver.values = {{u"V"_qs, "s3cret\n"}};
    const routing::Route route = built(definitionWith(basic(members)), resolver);
    QVERIFY(route.block.has_value());
    QCOMPARE(route.block->rule, u"upstream-basic-control-character"_qs);
    QCOMPARE(route.block->pointer, QLatin1String(Section) + place);
    QCOMPARE(route.block->arguments, QStringList{u"000a"_qs});
    QVERIFY(!route.credential);
}

void TestRouteBuilder::dropsUserInfoOfTheUrl()
{
    support::FakeResolver resolver;
    const routing::Route route = built(definitionWith({}, "http://kim:pw@h/v1"), resolver);
    QCOMPARE(route.upstream, QUrl(u"http://h/v1"_qs));
    QVERIFY(route.hadUserInfo);
    QVERIFY(!route.credential);
}

void TestRouteBuilder::blocksWhatWouldSendSomethingWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    const QString section = QString::fromLatin1(Section);
    const QString url = u"/x-vendor-api-gateway/upstream/url"_qs;
    const auto row = [](const char *name, const QByteArray &text, const char *rule, const QString &pointer) {
        QTest::newRow(name) << text << QString::fromLatin1(rule) << pointer;
    };
    row("colon", definitionWith(basic("username: 'a:b', password: p")), "upstream-basic-username-colon",
        section + u"/basicAuth/username"_qs);
    row("line end in the user name", definitionWith(basic("username: \"a\\n\", password: p")),
        "upstream-basic-control-character", section + u"/basicAuth/username"_qs);
    row("line end beside a reference", definitionWith(basic("username: a, password: \"env://P\\n\"")),
        "upstream-basic-control-character", section + u"/basicAuth/password"_qs);
    row("no token", definitionWith(basic("username: a, password: p, header: {enabled: true, name: X Up}")),
        "upstream-header-name", section + u"/basicAuth/header/name"_qs);
    row("framing header",
        definitionWith(basic("username: a, password: p, header: {enabled: true, name: content-length}")),
        "upstream-header-name-refused", section + u"/basicAuth/header/name"_qs);
    row("password of another type", definitionWith(basic("username: a, password: 12")), "extension-wrong-type",
        section + u"/basicAuth/password"_qs);
    row("flag of another type", definitionWith("{enabled: 'yes', basicAuth: {enabled: true}}"), "extension-wrong-type",
        section + u"/enabled"_qs);
    row("malformed reference", definitionWith(basic("username: a, password: $secret_env.P")), "reference-malformed",
        section + u"/basicAuth/password"_qs);
    row("two methods", definitionWith("{enabled: true, oauth: {enabled: true}, basicAuth: {enabled: true}}"),
        "upstream-auth-conflict", section);
    row("no URL", definitionWith({}, "''"), "upstream-url-missing", url);
    row("relative URL", definitionWith({}, "/v1"), "upstream-url-invalid", url);
    row("another scheme", definitionWith({}, "ftp://h"), "upstream-url-invalid", url);
    row("another scheme before a reference", definitionWith({}, "'ftp://h/env://PATH'"), "upstream-url-invalid", url);
    const QString listenPath = u"/x-vendor-api-gateway/server/listenPath/value"_qs;
    row("no listen path", definitionWith({}, "http://h", "true", "''"), "listen-path-missing", listenPath);
    row("a listen path that matches nothing", definitionWith({}, "http://h", "true", "'/{a'"), "listen-path-invalid",
        listenPath);
    row("reference in the host", definitionWith({}, "http://env://HOST/v1"), "reference-in-host", url);
}

void TestRouteBuilder::blocksWhatWouldSendSomethingWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    QFETCH(QString, pointer);
    support::FakeResolver resolver;
    const routing::Route route = built(text, resolver);
    QVERIFY(route.block.has_value());
    QCOMPARE(route.block->rule, rule);
    QCOMPARE(route.block->pointer, pointer);
    QVERIFY(isFound(*route.block, Snapshot::parse(text, Format::Yaml)));
    QVERIFY(!route.credential);
    QVERIFY(route.upstream.isEmpty());
    QCOMPARE(route.listenPath, pointer.endsWith(u"/listenPath/value"_qs) ? QByteArray() : QByteArray("/shop/"));
}

void TestRouteBuilder::blocksEachWrongType_data()
{
    QTest::addColumn<QByteArray>("version");
    for (const specification::VersionNames &version : specification::KnownVersions)
        QTest::newRow(version.minor) << QByteArray(version.release);
}

void TestRouteBuilder::blocksEachWrongType()
{
    QFETCH(QByteArray, version);
    support::FakeResolver resolver;
    const support::FakeGrants grants;
    const auto routeOf = [&](const Snapshot &snapshot) {
        const auto inputs = preview::readRouteInputs(definition::DefinitionView(snapshot), {});
        return inputs ? *RouteBuilder(resolver, grants.grants).build(*inputs).result() : routing::Route();
    };
    const routing::Route right = routeOf(support::CompleteDefinition(version).document.snapshot());
    QVERIFY(!right.block && right.credential && !right.upstream.isEmpty());
    for (const support::GatewayPlace &place : support::gatewayPlaces()) {
        for (const support::TypedText &value : support::ValuesOfAllTypes) {
            if (value.type == place.type)
                continue;
            const QByteArray context = place.pointer.toString().toUtf8() + ' ' + value.text;
            support::CompleteDefinition definition(version);
            QVERIFY2(definition.document.set(place.pointer, *document::Value::fromJson(value.text)),
                     context.constData());
            const routing::Route route = routeOf(definition.document.snapshot());
            QVERIFY2(route.block, context.constData());
            QCOMPARE(route.block->pointer, place.pointer.toString());
            QVERIFY2(isFound(*route.block, definition.document.snapshot()), context.constData());
            QVERIFY2(route.upstream.isEmpty() && !route.credential, context.constData());
        }
    }
}

void TestRouteBuilder::blocksReferencesWithoutAnAnswer_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("rule");
    using base::ErrorCode;
    QTest::newRow("not set") << int(ErrorCode::NotFound) << u"reference-unresolved"_qs;
    QTest::newRow("unreachable") << int(ErrorCode::Unreachable) << u"reference-unreachable"_qs;
    QTest::newRow("no answer in time") << int(ErrorCode::TimedOut) << u"reference-unreachable"_qs;
    QTest::newRow("keychain locked") << int(ErrorCode::KeychainLocked) << u"reference-keychain"_qs;
    QTest::newRow("no keychain") << int(ErrorCode::KeychainUnavailable) << u"reference-keychain"_qs;
    QTest::newRow("refused by the store") << int(ErrorCode::InvalidArgument) << u"reference-malformed"_qs;
}

void TestRouteBuilder::blocksReferencesWithoutAnAnswer()
{
    QFETCH(int, code);
    QFETCH(QString, rule);
    support::FakeResolver resolver;
    resolver.failures = {{u"P"_qs, base::ErrorCode(code)}};
    const routing::Route route = built(definitionWith(basic("username: a, password: 'env://P'")), resolver);
    QVERIFY(route.block.has_value());
    QCOMPARE(route.block->rule, rule);
    QCOMPARE(route.block->pointer, QLatin1String(Section) + u"/basicAuth/password"_qs);
    QCOMPARE(route.block->arguments.first(), u"env://P"_qs);
    QVERIFY(!route.credential);
}

void TestRouteBuilder::blocksWhenTheStoreGoesAway()
{
    support::FakeResolver resolver;
    resolver.waits = true;
    const support::FakeGrants grants;
    const auto future = RouteBuilder(resolver, grants.grants)
                            .build(*inputsOf(definitionWith(basic("username: a, password: 'env://P'"))));
    QVERIFY(!future.isFinished());
    resolver.cancelOldest();
    QTRY_VERIFY(future.isFinished());
    QCOMPARE(future.resultCount(), 1);
    QVERIFY(future.result()->block.has_value());
}

void TestRouteBuilder::overridesTheUpstream()
{
    support::FakeResolver resolver;
    const auto text = definitionWith({}, "''");
    const auto inputs = preview::readRouteInputs(definition::DefinitionView(Snapshot::parse(text, Format::Yaml)), {},
                                                 u"http://127.0.0.1:9/x"_qs);
    const support::FakeGrants grants;
    const auto route = RouteBuilder(resolver, grants.grants).build(*inputs).result();
    QVERIFY(!route->block);
    QCOMPARE(route->upstream, QUrl(u"http://127.0.0.1:9/x"_qs));
}

void TestRouteBuilder::asksNoStoreForWhatIsNotSent()
{
    support::FakeResolver resolver;
    const routing::Route route = built(
        definitionWith("{enabled: false, basicAuth: {enabled: true, username: a, password: 'env://P'}}"), resolver);
    QVERIFY(!route.block);
    QCOMPARE(resolver.asked, 0);
}

void TestRouteBuilder::asksNoStoreWithoutAGrant_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pointer");
    const QString section = QString::fromLatin1(Section);
    QTest::newRow("user name") << definitionWith(basic("username: 'env://A', password: p"))
                               << section + u"/basicAuth/username"_qs;
    QTest::newRow("password") << definitionWith(basic("username: k, password: 'env://A'"))
                              << section + u"/basicAuth/password"_qs;
    QTest::newRow("header name") << definitionWith(
                                        basic("username: k, password: p, header: {enabled: true, name: 'env://A'}"))
                                 << section + u"/basicAuth/header/name"_qs;
    QTest::newRow("path") << definitionWith({}, "'http://stock.example/env://A'")
                          << u"/x-vendor-api-gateway/upstream/url"_qs;
    QTest::newRow("query") << definitionWith({}, "'http://stock.example/?q=env://A'")
                           << u"/x-vendor-api-gateway/upstream/url"_qs;
    QTest::newRow("listen path") << definitionWith({}, "http://stock.example", "true", "'/env://A/'")
                                 << u"/x-vendor-api-gateway/server/listenPath/value"_qs;
}

void TestRouteBuilder::asksNoStoreWithoutAGrant()
{
    QFETCH(const QByteArray, text);
    support::FakeResolver resolver;
    resolver.values = {{u"A"_qs, "value"}, {u"A/"_qs, "value"}};
    support::FakeGrants grants(false);
    const auto inputs = inputsOf(text);
    const auto build = [&] { return *RouteBuilder(resolver, grants.grants).build(*inputs).result(); };
    const consent::SecretRequest request = preview::secretsOf(*inputs);
    QCOMPARE(request.origin, u"http://stock.example"_qs);
    QCOMPARE(request.references.size(), 1);

    const auto blocked = build();
    QVERIFY(blocked.block.has_value());
    QCOMPARE(blocked.block->rule, u"secret-not-allowed"_qs);
    QTEST(blocked.block->pointer, "pointer");
    QCOMPARE(blocked.block->arguments,
             (QStringList{secrets::referenceText(request.references.constFirst()), u"http://stock.example"_qs}));
    QCOMPARE(blocked.block->error, traffic::GatewayError::SecretNotAllowed);
    QCOMPARE(blocked.upstream, QUrl());
    QVERIFY(!blocked.credential);
    QCOMPARE(resolver.asked, 0);

    QVERIFY(grants.grants.allow(inputs->definition, {u"http://other.example"_qs, request.references}).isOk());
    QVERIFY(build().block.has_value());
    QCOMPARE(resolver.asked, 0);

    QVERIFY(grants.grants.allow(inputs->definition, request).isOk());
    QVERIFY(!build().block || build().block->rule != u"secret-not-allowed");
    QVERIFY(resolver.asked > 0);
    resolver.asked = 0;

    QVERIFY(grants.grants.revoke(grants.grants.all()).isOk());
    QCOMPARE(build().block->rule, u"secret-not-allowed"_qs);
    QCOMPARE(resolver.asked, 0);
}

void TestRouteBuilder::neverLooksUpAReferenceInTheHost_data()
{
    QTest::addColumn<QByteArray>("url");
    for (const char *url : {"http://env://A/v1", "http://env://A.attacker.example/", "env://A", "http://env://A:p@h/",
                            "http://h:env://A/", "http://$kv{s:A}.h/"})
        QTest::newRow(url) << QByteArray(url);
}

void TestRouteBuilder::neverLooksUpAReferenceInTheHost()
{
    QFETCH(const QByteArray, url);
    support::FakeResolver resolver;
    const routing::Route route = built(definitionWith({}, "'" + url + "'"), resolver); // Everything is allowed.
    QVERIFY(route.block.has_value());
    QCOMPARE(route.block->rule, u"reference-in-host"_qs);
    QCOMPARE(resolver.asked, 0);
}

void TestRouteBuilder::givesTheEchoNoValue()
{
    support::FakeResolver resolver;
    const support::FakeGrants grants;
    auto inputs = inputsOf(
        definitionWith(basic("username: 'env://U', password: 'env://P', header: {enabled: true, name: 'env://H'}"),
                       "'http://stock.example/$kv{s:V}'"));
    inputs->upstreamKind = traffic::UpstreamKind::Echo;
    QCOMPARE(preview::secretsOf(*inputs).references.size(), 0);
    const auto route = *RouteBuilder(resolver, grants.grants).build(*inputs).result();
    QVERIFY(!route.block);
    QCOMPARE(resolver.asked, 0);
    QCOMPARE(route.upstream, QUrl(u"http://stock.example"_qs));
    QCOMPARE(route.credential->headerName, QByteArray("Authorization"));
    QCOMPARE(route.credential->headerValue.reveal(), "Basic " + QByteArray("env://U:env://P").toBase64());
}

void TestRouteBuilder::asksNoStoreWithoutAnOrigin()
{
    support::FakeResolver resolver;
    resolver.values = {{u"A"_qs, "value"}};
    support::FakeGrants grants(false);
    grants.grants.allowAllSecretsInThisRun();
    const auto inputs = inputsOf(definitionWith(basic("username: k, password: 'env://A'"), "ftp://h/v1"));
    QVERIFY(preview::secretsOf(*inputs).references.isEmpty());
    const auto route = *RouteBuilder(resolver, grants.grants).build(*inputs).result();
    QVERIFY(route.block.has_value());
    QCOMPARE(route.block->rule, u"upstream-url-invalid"_qs);
    QCOMPARE(resolver.asked, 0);
}

void TestRouteBuilder::listsWhatItSends()
{
    const auto inputs = inputsOf(definitionWith(basic("username: 'env://A', password: 'env://Benv://A'"),
                                                "'https://Stock.example:443/v1/env://C'"));
    const consent::SecretRequest request = preview::secretsOf(*inputs);
    QCOMPARE(request.origin, u"https://stock.example"_qs);
    QStringList references;
    for (const secrets::SecretReference &reference : request.references)
        references.append(secrets::referenceText(reference));
    QCOMPARE(references, (QStringList{u"env://C"_qs, u"env://A"_qs, u"env://Benv"_qs}));
    QVERIFY(preview::secretsOf(*inputsOf(definitionWith("{enabled: false}"))).references.isEmpty());
}

void TestRouteBuilder::isEqualAfterAnEditElsewhere()
{
    const QByteArray text = definitionWith(basic("username: a, password: p"));
    QCOMPARE(inputsOf("info: {title: New}\n" + text), inputsOf(text));
    QVERIFY(inputsOf(QByteArray(text).replace("password: p", "password: q")) != inputsOf(text));
}

GATEWRIGHT_TEST(TestRouteBuilder, QCoreApplication)
#include "testroutebuilder.moc"
