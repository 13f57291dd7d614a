#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "importer.h"
#include "routeservice.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using document::Format;
using preview::RouteService;
using workspace::OpenDefinition;
using workspace::Workspace;

/** The gateway's table follows the open definitions. */
class TestRouteService final : public QObject
{
    Q_OBJECT

private slots:
    void servesWhatIsOpen();
    void followsEdits();
    void asksNothingForAnEditElsewhere();
    void keepsTheRouteWhileTheTextIsNotValid();
    void dropsAnAnswerToAnOlderState();
    void survivesClosingWhileAReferenceIsPending();
    void servesTheFirstOfTwoWithOnePath();
    void servesTheSecondOnceTheFirstIsClosed();
    void namesWhatIsBlocked();
    void namesWhyNoRequestReachesADefinition();
    void servesAPlainDocumentOnRequest();
    void answersByTheEchoWithoutAnUpstream_data();
    void answersByTheEchoWithoutAnUpstream();
    void namesAMethodThatIsNotPreviewed();
    void switchesToTheEcho();
    void switchesToMocks();
    void overridesEveryUpstream();
    void asksAgainOnRequest();
    void asksBeforeItServesWhatIsOpenedLater();
    void servesAllThatIsOpenAfterTheNextStart();
    void servesNoFileThatAnEditOpened();
    void looksNothingUpForWhatIsNotServed();
    void namesSharedPaths_data();
    void namesSharedPaths();
    void checksClientsWhereBothPlacesAskForIt_data();
    void checksClientsWhereBothPlacesAskForIt();
};

namespace {

class NoStore final : public workspace::DocumentStore
{
public:
    base::Result<QByteArray> read(const QString &path) override { return base::Error{base::ErrorCode::NotFound, path}; }
    base::Result<void> write(const QString &path, const QByteArray &) override
    {
        return base::Error{base::ErrorCode::WriteFailed, path};
    }
    QStringList definitionsBelow(const QString &) override { return {}; }
};

/** Keeps the tables that it is given. */
class FakeGateway final : public preview::GatewayControl
{
public:
    QList<routing::RouteTable> tables;
    QList<mock::MockedApi> mocks;
    State now = State::Running;

    void start(const preview::GatewayOptions &) override {}
    void stop() override {}
    State state() const override { return now; }
    QUrl address() const override { return {}; }
    base::Error failure() const override { return {}; }
    void setRoutes(routing::RouteTable routes) override { tables.append(std::move(routes)); }
    void setMocks(const QList<mock::MockedApi> &apis) override { mocks = apis; }
    std::shared_ptr<const routing::GatewayRules> rules() const override
    {
        return std::make_shared<routing::GatewayRules>();
    }
};

QByteArray apiAt(const QByteArray &name, const QByteArray &path, const QByteArray &password = "p")
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\nx-vendor-api-gateway:\n  info: {name: " + name +
           ", state: {active: true}}\n  server: {listenPath: {value: " + path +
           ", strip: true}}\n  upstream:\n    url: http://" + name +
           "\n    authentication: {enabled: true, basicAuth: {enabled: true, username: kim, password: " + password +
           "}}\n";
}

const document::Pointer Password{"x-vendor-api-gateway", "upstream", "authentication", "basicAuth", "password"};

/** Everything around the service under test. */
struct RouteBench {
    NoStore store;
    Workspace workspace{store};
    support::FakeResolver resolver;
    FakeGateway gateway;
    support::FakeGrants grants;
    RouteService service{workspace, resolver, grants, gateway};

    OpenDefinition &open(const QByteArray &text) { return *workspace.addUntitled(u"untitled"_qs, text, Format::Yaml); }
    QStringList served() const
    {
        QStringList names;
        if (gateway.tables.isEmpty())
            return names;
        for (const routing::Route &route : gateway.tables.last().routes())
            names.append(route.apiName);
        return names;
    }
    QByteArray credential() const
    {
        const auto routes = gateway.tables.isEmpty() ? QList<routing::Route>() : gateway.tables.last().routes();
        return routes.isEmpty() || !routes.first().credential ? QByteArray()
                                                              : routes.first().credential->headerValue.reveal();
    }
    QStringList rules(const OpenDefinition &definition) const
    {
        QStringList rules;
        for (const base::Diagnostic &problem : service.problems(definition))
            rules.append(problem.rule);
        return rules;
    }
};

QByteArray credentialFor(const QByteArray &password)
{
    return "Basic " + ("kim:" + password).toBase64();
}

} // namespace

void TestRouteService::servesWhatIsOpen()
{
    RouteBench bench;
    QSignalSpy changed(&bench.service, &RouteService::routesChanged);
    bench.open(apiAt("a", "/a/"));
    bench.open(apiAt("b", "/b/"));
    QVERIFY(!bench.service.isSettled());
    QTRY_COMPARE(bench.served(), QStringList({u"a"_qs, u"b"_qs}));
    QVERIFY(bench.service.isSettled());
    QVERIFY(changed.size() >= 1);
    QVERIFY(bench.service.routes().match("/b/x"));
}

void TestRouteService::followsEdits()
{
    RouteBench bench;
    OpenDefinition &definition = bench.open(apiAt("a", "/a/"));
    QTRY_COMPARE(bench.credential(), credentialFor("p"));
    QVERIFY(definition.document().set(Password, document::Value::string(u"q"_qs)));
    QTRY_COMPARE(bench.credential(), credentialFor("q"));
    QVERIFY(definition.document().set({"x-vendor-api-gateway", "info", "state", "active"},
                                      document::Value::boolean(false)));
    QTRY_COMPARE(bench.served(), QStringList());
    definition.document().undo();
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
}

void TestRouteService::asksNothingForAnEditElsewhere()
{
    RouteBench bench;
    bench.resolver.values = {{u"P"_qs, "p"}};
    OpenDefinition &definition = bench.open(apiAt("a", "/a/", "env://P"));
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    const qsizetype tables = bench.gateway.tables.size();
    const int asked = bench.resolver.asked;
    QVERIFY(definition.document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    QVERIFY(bench.service.isSettled());
    QCOMPARE(bench.resolver.asked, asked);
    QCOMPARE(bench.gateway.tables.size(), tables);
}

void TestRouteService::keepsTheRouteWhileTheTextIsNotValid()
{
    RouteBench bench;
    OpenDefinition &definition = bench.open(apiAt("a", "/a/"));
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    QVERIFY(definition.document().spliceText({0, 0, "\"open\n"}));
    QVERIFY(!definition.document().snapshot().isValid());
    QVERIFY(bench.service.isSettled());
    QCOMPARE(bench.served(), QStringList{u"a"_qs});
}

void TestRouteService::dropsAnAnswerToAnOlderState()
{
    RouteBench bench;
    bench.resolver.waits = true;
    bench.resolver.values = {{u"OLD"_qs, "old"}, {u"NEW"_qs, "new"}};
    OpenDefinition &definition = bench.open(apiAt("a", "/a/", "env://OLD"));
    QVERIFY(definition.document().set(Password, document::Value::string(u"env://NEW"_qs)));
    QTRY_COMPARE(bench.resolver.asked, 2);
    bench.resolver.answerNewest();
    QTRY_COMPARE(bench.credential(), credentialFor("new"));
    bench.resolver.answerOldest();
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.credential(), credentialFor("new"));
}

void TestRouteService::survivesClosingWhileAReferenceIsPending()
{
    RouteBench bench;
    bench.resolver.waits = true;
    bench.resolver.values = {{u"P"_qs, "p"}};
    OpenDefinition &definition = bench.open(apiAt("a", "/a/", "env://P"));
    QCOMPARE(bench.resolver.asked, 1);
    bench.workspace.close(definition);
    bench.resolver.answerOldest();
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.served(), QStringList());
}

void TestRouteService::servesTheFirstOfTwoWithOnePath()
{
    RouteBench bench;
    OpenDefinition &first = bench.open(apiAt("a", "/x/"));
    OpenDefinition &second = bench.open(apiAt("b", "x/"));
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    QTRY_COMPARE(bench.rules(first), QStringList{u"listen-path-taken"_qs});
    QCOMPARE(bench.rules(second), QStringList{u"listen-path-taken"_qs});
    QCOMPARE(bench.service.problems(second).first().arguments, QStringList({u"/x/"_qs, u"a"_qs}));
    QCOMPARE(bench.service.problems(first).first().pointer, u"/x-vendor-api-gateway/server/listenPath/value"_qs);
}

void TestRouteService::servesTheSecondOnceTheFirstIsClosed()
{
    RouteBench bench;
    OpenDefinition &first = bench.open(apiAt("a", "/x/"));
    OpenDefinition &second = bench.open(apiAt("b", "/x/"));
    QTRY_COMPARE(bench.rules(second), QStringList{u"listen-path-taken"_qs});
    bench.workspace.close(first);
    QTRY_COMPARE(bench.served(), QStringList{u"b"_qs});
    QCOMPARE(bench.rules(second), QStringList());
}

void TestRouteService::namesWhatIsBlocked()
{
    RouteBench bench;
    OpenDefinition &definition = bench.open(apiAt("a", "/a/", "env://NOT_SET"));
    QTRY_COMPARE(bench.rules(definition), QStringList{u"reference-unresolved"_qs});
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    QCOMPARE(bench.service.problems(definition).first().severity, base::Severity::Error);
    QVERIFY(bench.gateway.tables.last().routes().first().block.has_value());
}

void TestRouteService::namesWhyNoRequestReachesADefinition()
{
    RouteBench bench;
    OpenDefinition &definition = bench.open(apiAt("a", "12"));
    QTRY_COMPARE(bench.rules(definition), QStringList{u"extension-wrong-type"_qs});
    QVERIFY(!bench.service.canBeServed(definition));
    QVERIFY(bench.service.overlaps(definition).isEmpty());
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.served(), QStringList());
    const document::Pointer path{"x-vendor-api-gateway", "server", "listenPath", "value"};
    QVERIFY(definition.document().set(path, document::Value::string(u"/a/"_qs)));
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    QVERIFY(bench.service.canBeServed(definition));
    QCOMPARE(bench.rules(definition), QStringList());
}

void TestRouteService::servesAPlainDocumentOnRequest()
{
    RouteBench bench;
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: Pet Shop}\nservers: [{url: /v1}, {url: 'https://pets/v2'}]\n"
                            "paths: {}\n";
    OpenDefinition &definition = bench.open(text);
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.served(), QStringList());
    QVERIFY(!bench.service.canBeServed(definition));
    QVERIFY(bench.service.canBeServedWithDefaults(definition));
    bench.service.serveWithDefaults(definition);
    QTRY_COMPARE(bench.served(), QStringList{u"Pet Shop"_qs});
    const routing::Route route = bench.gateway.tables.last().routes().first();
    QCOMPARE(route.listenPath, QByteArray("/pet-shop/"));
    QCOMPARE(route.upstream, QUrl(u"https://pets/v2"_qs));
    QVERIFY(route.stripListenPath && !route.block);
    QVERIFY(bench.service.canBeServed(definition) && !bench.service.canBeServedWithDefaults(definition));
    QCOMPARE(definition.document().snapshot().text(), text);
    bench.service.setServed(definition, false);
    QTRY_COMPARE(bench.served(), QStringList());

    // Settings in the document are used as for every other definition.
    bench.service.setServed(definition, true);
    QVERIFY(definition::importDefinition(definition.document(), {u"Own"_qs, u"/own/"_qs, u"https://own"_qs}));
    QTRY_COMPARE(bench.served(), QStringList{u"Own"_qs});
}

void TestRouteService::answersByTheEchoWithoutAnUpstream_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray plain = "openapi: 3.0.3\ninfo: {title: a}\npaths: {}\n";
    QTest::newRow("plain") << plain;
    QTest::newRow("settings") << plain + "x-vendor-api-gateway:\n  info: {name: a, state: {active: true}}\n"
                                         "  server: {listenPath: {value: /a/}}\n  upstream: {}\n";
}

void TestRouteService::answersByTheEchoWithoutAnUpstream()
{
    QFETCH(const QByteArray, text);
    RouteBench bench;
    OpenDefinition &definition = bench.open(text);
    if (bench.service.canBeServedWithDefaults(definition))
        bench.service.serveWithDefaults(definition);
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    QCOMPARE(bench.gateway.tables.last().routes().first().block->rule, u"upstream-url-missing"_qs);
    bench.service.setUpstreamKind(traffic::UpstreamKind::Echo);
    QTRY_VERIFY(bench.gateway.tables.last().routes().first().upstreamKind == traffic::UpstreamKind::Echo);
    QVERIFY(!bench.gateway.tables.last().routes().first().block);
}

void TestRouteService::namesAMethodThatIsNotPreviewed()
{
    RouteBench bench;
    OpenDefinition &definition = bench.open(apiAt("a", "/a/").replace("basicAuth:", "oauth:"));
    QTRY_COMPARE(bench.rules(definition), QStringList{u"upstream-auth-not-previewed"_qs});
    QCOMPARE(bench.service.problems(definition).first().severity, base::Severity::Warning);
}

void TestRouteService::switchesToTheEcho()
{
    RouteBench bench;
    bench.open(apiAt("a", "/a/"));
    QTRY_COMPARE(bench.served(), QStringList{u"a"_qs});
    QVERIFY(bench.gateway.tables.last().routes().first().upstreamKind == traffic::UpstreamKind::Own);
    QSignalSpy changed(&bench.service, &preview::RouteService::upstreamKindChanged);
    bench.service.setUpstreamKind(traffic::UpstreamKind::Echo);
    bench.service.setUpstreamKind(traffic::UpstreamKind::Echo);
    QCOMPARE(changed.size(), 1);
    QTRY_VERIFY(bench.gateway.tables.last().routes().first().upstreamKind == traffic::UpstreamKind::Echo);
    QVERIFY(bench.service.upstreamKind() == traffic::UpstreamKind::Echo);
}

void TestRouteService::switchesToMocks()
{
    RouteBench bench;
    OpenDefinition &definition = bench.open(apiAt("a", "/a/", "'env://VAULT'"));
    bench.open(apiAt("b", "/b/"));
    QTRY_VERIFY(bench.service.isSettled());
    QVERIFY(bench.gateway.mocks.isEmpty());
    bench.service.setUpstreamKind(traffic::UpstreamKind::Mock);
    bench.service.setMockOptions(7, true);
    // A mock needs the description, which is read on a worker.
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.gateway.mocks.size(), 2);
    const mock::MockedApi first = bench.gateway.mocks.first();
    QCOMPARE(first.key, QByteArray("/a/"));
    QCOMPARE(first.options.seed, 7u);
    QVERIFY(first.options.answersInvalid);
    QCOMPARE(first.options.upstreamPath, QByteArray());
    QCOMPARE(first.options.listenPath, QByteArray()); // It is stripped.
    QCOMPARE(bench.gateway.tables.last().routes().first().upstreamKind, traffic::UpstreamKind::Mock);
    QVERIFY(!bench.gateway.tables.last().routes().first().block); // No secret is needed.

    QVERIFY(definition.document().set({"x-vendor-api-gateway", "server", "listenPath", "strip"},
                                      document::Value::boolean(false)));
    QVERIFY(definition.document().set({"x-vendor-api-gateway", "upstream", "url"},
                                      document::Value::string(QByteArray("http://a/v1/"))));
    QTRY_COMPARE(bench.gateway.mocks.first().options.listenPath, QByteArray("/a/"));
    QCOMPARE(bench.gateway.mocks.first().options.upstreamPath, QByteArray("/v1"));
    // The mock follows the text.
    QTRY_COMPARE(bench.gateway.mocks.first().description->entry()->snapshot().text(),
                 definition.document().snapshot().text());
    bench.service.setUpstreamKind(traffic::UpstreamKind::Own);
    QTRY_VERIFY(bench.gateway.mocks.isEmpty());
}

void TestRouteService::overridesEveryUpstream()
{
    RouteBench bench;
    bench.open(apiAt("a", "/a/"));
    bench.service.setUpstreamOverride(QUrl(u"http://127.0.0.1:9"_qs));
    QTRY_VERIFY(!bench.gateway.tables.isEmpty() && !bench.gateway.tables.last().routes().isEmpty());
    QTRY_COMPARE(bench.gateway.tables.last().routes().first().upstream, QUrl(u"http://127.0.0.1:9"_qs));
    bench.service.setUpstreamOverride({});
    QTRY_COMPARE(bench.gateway.tables.last().routes().first().upstream, QUrl(u"http://a"_qs));
}

void TestRouteService::asksAgainOnRequest()
{
    RouteBench bench;
    bench.resolver.values = {{u"P"_qs, "one"}};
    bench.open(apiAt("a", "/a/", "env://P"));
    QTRY_COMPARE(bench.credential(), credentialFor("one"));
    bench.resolver.values = {{u"P"_qs, "two"}};
    bench.service.rebuild();
    QTRY_COMPARE(bench.credential(), credentialFor("two"));
}

void TestRouteService::asksBeforeItServesWhatIsOpenedLater()
{
    RouteBench bench;
    OpenDefinition &first = bench.open(apiAt("a", "/a/"));
    emit bench.gateway.stateChanged(); // It runs now.
    OpenDefinition &second = bench.open(apiAt("b", "/b/"));
    QVERIFY(bench.service.isServed(first));
    QVERIFY(!bench.service.isServed(second));
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.served(), QStringList{u"a"_qs});
    const QSignalSpy changed(&bench.service, &RouteService::servedChanged);
    bench.service.setServed(second, true);
    QTRY_COMPARE(bench.served(), QStringList({u"a"_qs, u"b"_qs}));
    bench.service.setServed(first, false);
    QTRY_COMPARE(bench.served(), QStringList{u"b"_qs});
    QCOMPARE(changed.size(), 2);
}

void TestRouteService::servesAllThatIsOpenAfterTheNextStart()
{
    RouteBench bench;
    emit bench.gateway.stateChanged(); // It runs now.
    bench.open(apiAt("waits", "/a/"));
    OpenDefinition &declined = bench.open(apiAt("declined", "/b/"));
    OpenDefinition &off = bench.open(apiAt("off", "/c/"));
    QVERIFY(bench.service.isWaiting(declined));
    bench.service.declineToServe(declined);
    QVERIFY(!bench.service.isWaiting(declined) && !bench.service.isServed(declined));
    bench.service.setServed(off, false);
    QVERIFY(!bench.service.isWaiting(off));
    // A restart with other settings is no decision of the user about them.
    for (const auto state : {preview::GatewayControl::State::Stopped, preview::GatewayControl::State::Starting}) {
        bench.gateway.now = state;
        emit bench.gateway.stateChanged();
    }
    QCoreApplication::processEvents();
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.served(), QStringList());
    bench.gateway.now = preview::GatewayControl::State::Stopped;
    emit bench.gateway.stateChanged();
    QTRY_COMPARE(bench.served(), QStringList({u"waits"_qs, u"declined"_qs}));
    QVERIFY(!bench.service.isServed(off));
}

void TestRouteService::servesNoFileThatAnEditOpened()
{
    support::FakeStore store;
    const QString path = u"/f/other.yaml"_qs;
    store.files.insert(path, apiAt("other", "/other/"));
    Workspace workspace(store);
    workspace.addFolder(u"/f"_qs);
    support::FakeResolver resolver;
    FakeGateway gateway;
    gateway.now = FakeGateway::State::Stopped;
    support::FakeGrants grants;
    const RouteService service(workspace, resolver, grants, gateway);
    const workspace::DefinitionHandle lent = *workspace.lend(path);
    QVERIFY(lent->document().set({"paths"}, document::Value::object()));
    QTRY_COMPARE(workspace.definitions(), QList{lent.get()});
    QVERIFY(service.canBeServed(*lent.get()));
    QVERIFY(!service.isServed(*lent.get()));
}

void TestRouteService::looksNothingUpForWhatIsNotServed()
{
    RouteBench bench;
    bench.resolver.values = {{u"P"_qs, "s3cret"}};
    emit bench.gateway.stateChanged();
    OpenDefinition &definition = bench.open(apiAt("a", "/a/", "'env://P'"));
    QTRY_VERIFY(bench.service.isSettled());
    bench.service.rebuild();
    QTRY_VERIFY(bench.service.isSettled());
    QCOMPARE(bench.resolver.asked, 0);
    QVERIFY(bench.service.missingSecrets(definition).references.isEmpty());
    bench.service.setServed(definition, true);
    QTRY_COMPARE(bench.credential(), credentialFor("s3cret"));
}

void TestRouteService::namesSharedPaths_data()
{
    QTest::addColumn<QByteArray>("served");
    QTest::addColumn<QByteArray>("added");
    QTest::addColumn<QString>("overlap"); // path, and whether the added one answers it
    QTest::newRow("apart") << QByteArray("/a/") << QByteArray("/b/") << QString();
    QTest::newRow("longer") << QByteArray("/a/") << QByteArray("/a/b/") << u"/a/b/ takes over"_qs;
    QTest::newRow("shorter") << QByteArray("/a/b") << QByteArray("/a") << u"/a/b stays"_qs;
    QTest::newRow("the same") << QByteArray("/a/") << QByteArray("a/") << u"/a/ stays"_qs;
    QTest::newRow("a longer name") << QByteArray("/a") << QByteArray("/ab") << QString();
    QTest::newRow("everything") << QByteArray("/") << QByteArray("/a") << u"/a takes over"_qs;
}

void TestRouteService::namesSharedPaths()
{
    QFETCH(const QByteArray, served);
    QFETCH(const QByteArray, added);
    RouteBench bench;
    bench.open(apiAt("one", served));
    emit bench.gateway.stateChanged();
    OpenDefinition &definition = bench.open(apiAt("two", added));
    QStringList overlaps;
    for (const RouteService::Overlap &overlap : bench.service.overlaps(definition)) {
        QCOMPARE(overlap.apiName, u"one"_qs);
        overlaps.append(QString::fromUtf8(overlap.common.path) +
                        (overlap.common.takesOver ? u" takes over"_qs : u" stays"_qs));
    }
    QTEST(overlaps.join(u", "), "overlap");
}

void TestRouteService::checksClientsWhereBothPlacesAskForIt_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<bool>("checks");
    QTest::addColumn<bool>("warns"); // Another scheme: clients are not checked, and a warning says so.
    const QByteArray basic = "security: [{b: []}]\ncomponents: {securitySchemes: {b: {type: http, scheme: Basic}}}\n";
    const QByteArray bearer = "security: [{b: []}]\ncomponents: {securitySchemes: {b: {type: http, scheme: bearer}}}\n";
    const QByteArray unused = "components: {securitySchemes: {b: {type: http, scheme: basic}}}\n";
    const QByteArray on = ", authentication: {enabled: true, securitySchemes: {b: {enabled: true}}}";
    QTest::newRow("both") << basic << on << true << false;
    QTest::newRow("extension without schemes")
        << basic << QByteArray(", authentication: {enabled: true}") << true << false;
    QTest::newRow("scheme off") << basic
                                << QByteArray(
                                       ", authentication: {enabled: true, securitySchemes: {b: {enabled: false}}}")
                                << false << true;
    QTest::newRow("another scheme on")
        << basic << QByteArray(", authentication: {enabled: true, securitySchemes: {c: {enabled: true}}}") << false
        << true;
    QTest::newRow("authentication off")
        << basic << QByteArray(", authentication: {enabled: false, securitySchemes: {b: {enabled: true}}}") << false
        << false;
    QTest::newRow("document alone") << basic << QByteArray() << false << false;
    QTest::newRow("bearer") << bearer << on << false << true;
    QTest::newRow("not in security") << unused << on << false << true;
}

void TestRouteService::checksClientsWhereBothPlacesAskForIt()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QByteArray, server);
    QFETCH(const bool, checks);
    QFETCH(const bool, warns);
    RouteBench bench;
    bench.service.setClientUsers({{"kim", secrets::Secret(QByteArray("pw"))}});
    const OpenDefinition &definition = bench.open(
        document + QByteArray(apiAt("Pets", "/a/")).replace("strip: true}", "strip: true}" + server));
    QTRY_COMPARE(bench.service.routes().routes().size(), 1);
    QCOMPARE(bench.service.checksClients(), checks);
    const routing::Route &route = bench.service.routes().routes().first();
    QCOMPARE(route.clientAuthentication.has_value(), checks);
    if (checks) {
        QCOMPARE(route.clientAuthentication->realm, "Pets");
        QCOMPARE(route.clientAuthentication->users.size(), 1);
        QCOMPARE(route.clientAuthentication->users.first().username, "kim");
    }
    const auto problems = bench.service.problems(definition);
    QCOMPARE(std::any_of(problems.begin(), problems.end(),
                         [](const auto &one) { return one.rule == u"client-access-not-previewed"; }),
             warns);
}

GATEWRIGHT_TEST(TestRouteService, QCoreApplication)
#include "testrouteservice.moc"
