#include "definitionview.h"
#include "headernamefault.h"
#include "testprogram.h"

#include <QTest>

using definition::AuthenticationMethod;
using definition::DefinitionView;
using definition::DocumentKind;
using definition::Field;
using document::Format;
using document::Snapshot;

/** What the gateway sees in a document. */
class TestDefinitionView final : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryField();
    void tellsKinds_data();
    void tellsKinds();
    void recognisesAnyVendorsExtension_data();
    void recognisesAnyVendorsExtension();
    void saysWhereAMissingFieldWouldStand();
    void tellsMissingFromWrongType_data();
    void tellsMissingFromWrongType();
    void choosesTheMethod_data();
    void choosesTheMethod();
    void choosesTheHeaderName_data();
    void choosesTheHeaderName();
    void judgesHeaderNames_data();
    void judgesHeaderNames();
    void followsAliases();
};

namespace {

DefinitionView viewOf(const QByteArray &yaml)
{
    return DefinitionView(Snapshot::parse(yaml, Format::Yaml));
}

QByteArray withAuthentication(const QByteArray &flow)
{
    return "openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {name: a}\n  upstream:\n    authentication: " + flow + "\n";
}

} // namespace

void TestDefinitionView::readsEveryField()
{
    const DefinitionView view = viewOf(R"(openapi: 3.0.3
x-vendor-api-gateway:
  info:
    name: Books
    state:
      active: true
  server:
    listenPath:
      value: /books/
      strip: true
  upstream:
    url: https://stock.example/v1
    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: "p:w"
        header:
          enabled: true
          name: X-Stock
)");
    QCOMPARE(view.kind(), DocumentKind::OpenApi);
    QVERIFY(view.hasExtension());
    QCOMPARE(view.apiName().value, u"Books"_qs);
    QCOMPARE(view.active().value, true);
    QCOMPARE(view.listenPath().value, u"/books/"_qs);
    QCOMPARE(view.stripListenPath().value, true);
    QCOMPARE(view.upstreamUrl().value, u"https://stock.example/v1"_qs);
    const auto authentication = view.upstreamAuthentication();
    QVERIFY(authentication.isBasicActive());
    QCOMPARE(authentication.method, AuthenticationMethod::Basic);
    QCOMPARE(authentication.userName.value, u"kim"_qs);
    QCOMPARE(authentication.password.value.text().revealText(), u"p:w"_qs);
    QVERIFY(authentication.hasHeaderObject);
    QCOMPARE(authentication.effectiveHeaderName(), u"X-Stock"_qs);
    QCOMPARE(authentication.userName.pointer.toString(),
             u"/x-vendor-api-gateway/upstream/authentication/basicAuth/username"_qs);
    QCOMPARE(view.snapshot().text(authentication.password.span), QByteArray("\"p:w\""));
}

void TestDefinitionView::tellsKinds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<DocumentKind>("kind");
    QTest::newRow("OpenAPI") << QByteArray("openapi: 3.1.0") << DocumentKind::OpenApi;
    QTest::newRow("classic with an id") << QByteArray("{api_id: a, proxy: {listen_path: /a/}}")
                                        << DocumentKind::Classic;
    QTest::newRow("classic with versions")
        << QByteArray("{version_data: {}, proxy: {target_url: 'http://h'}}") << DocumentKind::Classic;
    QTest::newRow("classic, wrapped") << QByteArray("{api_definition: {api_id: a, proxy: {listen_path: /a/}}}")
                                      << DocumentKind::Classic;
    QTest::newRow("a proxy alone") << QByteArray("{proxy: {listen_path: /a/}}") << DocumentKind::Other;
    QTest::newRow("both") << QByteArray("{openapi: 3.0.3, api_id: a, proxy: {listen_path: /a/}}")
                          << DocumentKind::OpenApi;
    QTest::newRow("both, wrapped") << QByteArray(
                                          "{openapi: 3.0.3, api_definition: {api_id: a, proxy: {listen_path: /a/}}}")
                                   << DocumentKind::OpenApi;
    QTest::newRow("a list") << QByteArray("[1]") << DocumentKind::Other;
    QTest::newRow("nothing") << QByteArray() << DocumentKind::Other;
}

void TestDefinitionView::tellsKinds()
{
    QFETCH(QByteArray, text);
    QFETCH(DocumentKind, kind);
    QCOMPARE(viewOf(text).kind(), kind);
}

void TestDefinitionView::recognisesAnyVendorsExtension_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("found");
    QTest::addColumn<QString>("pointer");
    const QString fallback = u"/x-vendor-api-gateway"_qs;
    QTest::newRow("default name") << QByteArray("x-vendor-api-gateway: {info: {}, upstream: {}}") << true << fallback;
    QTest::newRow("another vendor") << QByteArray("x-acme-api-gateway: {info: {}, upstream: {}}") << true
                                    << u"/x-acme-api-gateway"_qs;
    QTest::newRow("another vendor without upstream")
        << QByteArray("x-acme-api-gateway: {info: {}}") << false << fallback;
    QTest::newRow("the first that is complete")
        << QByteArray("{x-a-api-gateway: {info: {}}, x-b-api-gateway: {info: {}, upstream: {}}}") << true
        << u"/x-b-api-gateway"_qs;
    QTest::newRow("default name, not complete yet")
        << QByteArray("x-vendor-api-gateway: {info: {}}") << true << fallback;
    QTest::newRow("default name, no object") << QByteArray("x-vendor-api-gateway: text") << false << fallback;
    QTest::newRow("no vendor in the name")
        << QByteArray("x-api-gateway: {info: {}, upstream: {}}") << false << fallback;
    QTest::newRow("below the root") << QByteArray("info: {x-acme-api-gateway: {info: {}, upstream: {}}}") << false
                                    << fallback;
}

void TestDefinitionView::recognisesAnyVendorsExtension()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, found);
    QFETCH(QString, pointer);
    const DefinitionView view = viewOf(text);
    QCOMPARE(view.hasExtension(), found);
    QCOMPARE(view.extension().toString(), pointer);
}

void TestDefinitionView::saysWhereAMissingFieldWouldStand()
{
    const DefinitionView view = viewOf("openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {}\n  upstream: {}\n");
    const Field<QString> path = view.listenPath();
    QCOMPARE(path.state, Field<QString>::State::Missing);
    QCOMPARE(path.pointer.toString(), u"/x-vendor-api-gateway/server/listenPath/value"_qs);
    QCOMPARE(view.snapshot().text(path.span), QByteArray("x-vendor-api-gateway"));
    QCOMPARE(view.snapshot().text(view.upstreamUrl().span), QByteArray("upstream"));
}

void TestDefinitionView::tellsMissingFromWrongType_data()
{
    QTest::addColumn<QByteArray>("info");
    QTest::addColumn<int>("state");
    QTest::newRow("text") << QByteArray("{name: a}") << int(Field<QString>::State::Present);
    QTest::newRow("quoted number") << QByteArray("{name: '12'}") << int(Field<QString>::State::Present);
    QTest::newRow("number") << QByteArray("{name: 12}") << int(Field<QString>::State::WrongType);
    QTest::newRow("flag") << QByteArray("{name: true}") << int(Field<QString>::State::WrongType);
    QTest::newRow("object") << QByteArray("{name: {}}") << int(Field<QString>::State::WrongType);
    QTest::newRow("null") << QByteArray("{name: null}") << int(Field<QString>::State::WrongType);
    QTest::newRow("no value") << QByteArray("{name: }") << int(Field<QString>::State::WrongType);
    QTest::newRow("no member") << QByteArray("{}") << int(Field<QString>::State::Missing);
    QTest::newRow("text in place of the object") << QByteArray("a") << int(Field<QString>::State::WrongType);
    QTest::newRow("null in place of the object") << QByteArray("null") << int(Field<QString>::State::WrongType);
}

void TestDefinitionView::tellsMissingFromWrongType()
{
    QFETCH(QByteArray, info);
    QFETCH(int, state);
    const auto view = viewOf("x-vendor-api-gateway:\n  info: " + info + "\n  upstream: {}\n");
    QCOMPARE(int(view.apiName().state), state);
    if (view.apiName().state == Field<QString>::State::WrongType)
        QVERIFY(view.apiName().value.isEmpty());
}

void TestDefinitionView::choosesTheMethod_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::addColumn<AuthenticationMethod>("method");
    QTest::newRow("empty") << QByteArray("{}") << AuthenticationMethod::None;
    QTest::newRow("both flags") << QByteArray("{enabled: true, basicAuth: {enabled: true}}")
                                << AuthenticationMethod::Basic;
    QTest::newRow("only the section's flag")
        << QByteArray("{enabled: true, basicAuth: {enabled: false}}") << AuthenticationMethod::None;
    QTest::newRow("only the method's flag")
        << QByteArray("{enabled: false, basicAuth: {enabled: true}}") << AuthenticationMethod::None;
    QTest::newRow("flags as texts") << QByteArray("{enabled: 'true', basicAuth: {enabled: 'true'}}")
                                    << AuthenticationMethod::None;
    QTest::newRow("another method") << QByteArray("{enabled: true, oauth: {enabled: true}}")
                                    << AuthenticationMethod::Other;
    QTest::newRow("another method, Basic off")
        << QByteArray("{enabled: true, basicAuth: {enabled: false}, oauth: {enabled: true}}")
        << AuthenticationMethod::Other;
    QTest::newRow("two methods") << QByteArray("{enabled: true, basicAuth: {enabled: true}, oauth: {enabled: true}}")
                                 << AuthenticationMethod::Conflict;
    QTest::newRow("two methods, section off")
        << QByteArray("{enabled: false, basicAuth: {enabled: true}, oauth: {enabled: true}}")
        << AuthenticationMethod::None;
    QTest::newRow("a text in its place") << QByteArray("basic") << AuthenticationMethod::None;
}

void TestDefinitionView::choosesTheMethod()
{
    QFETCH(QByteArray, section);
    QFETCH(AuthenticationMethod, method);
    QCOMPARE(viewOf(withAuthentication(section)).upstreamAuthentication().method, method);
}

void TestDefinitionView::choosesTheHeaderName_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("name");
    QTest::newRow("no object") << QByteArray() << u"Authorization"_qs;
    QTest::newRow("enabled with a name") << QByteArray("header: {enabled: true, name: X-Up}") << u"X-Up"_qs;
    QTest::newRow("enabled with an empty name")
        << QByteArray("header: {enabled: true, name: ''}") << u"Authorization"_qs;
    QTest::newRow("not enabled") << QByteArray("header: {enabled: false, name: X-Up}") << u"Authorization"_qs;
    QTest::newRow("flag missing") << QByteArray("header: {name: X-Up}") << u"Authorization"_qs;
}

void TestDefinitionView::choosesTheHeaderName()
{
    QFETCH(QByteArray, header);
    QFETCH(QString, name);
    const auto view = viewOf(withAuthentication("{enabled: true, basicAuth: {enabled: true, " + header + "}}"));
    QCOMPARE(view.upstreamAuthentication().effectiveHeaderName(), name);
}

void TestDefinitionView::judgesHeaderNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("fault");
    using definition::HeaderNameFault;
    QTest::newRow("default") << u"Authorization"_qs << int(HeaderNameFault::None);
    QTest::newRow("custom") << u"X-Up_1.a"_qs << int(HeaderNameFault::None);
    QTest::newRow("empty") << QString() << int(HeaderNameFault::NoToken);
    QTest::newRow("blank") << u"X Up"_qs << int(HeaderNameFault::NoToken);
    QTest::newRow("colon") << u"X-Up:"_qs << int(HeaderNameFault::NoToken);
    QTest::newRow("beyond ASCII") << u"X-Übertrag"_qs << int(HeaderNameFault::NoToken);
    QTest::newRow("line break") << u"X\r\nHost"_qs << int(HeaderNameFault::NoToken);
    for (const char *refused : {"Host", "content-length", "Transfer-Encoding", "TRAILER", "Connection"})
        QTest::newRow(refused) << QString::fromLatin1(refused) << int(HeaderNameFault::Refused);
}

void TestDefinitionView::judgesHeaderNames()
{
    QFETCH(QString, name);
    QFETCH(int, fault);
    QCOMPARE(int(definition::headerNameFault(name)), fault);
}

void TestDefinitionView::followsAliases()
{
    const auto view = viewOf("base: &b {enabled: true, basicAuth: {enabled: true, username: kim}}\n"
                             "x-vendor-api-gateway:\n  info: {name: a}\n  upstream:\n    authentication: *b\n");
    QVERIFY(view.upstreamAuthentication().isBasicActive());
    QCOMPARE(view.upstreamAuthentication().userName.value, u"kim"_qs);
}

GATEWRIGHT_TEST(TestDefinitionView, QCoreApplication)
#include "testdefinitionview.moc"
