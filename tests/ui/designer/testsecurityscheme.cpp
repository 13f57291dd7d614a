#include "designerfixture.h"
#include "fieldmessage.h"
#include "objectform.h"
#include "testprogram.h"

#include <QPushButton>

#include <optional>

using namespace designer;
using document::Pointer;

namespace {

const Pointer Login{"components", "securitySchemes", "login"};

QByteArray withScheme(const QByteArray &scheme, const QByteArray &version = "3.1.0")
{
    return "openapi: " + version +
           "\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  securitySchemes:\n    login:\n" + scheme +
           "    other: {type: http, scheme: basic} # stays\n";
}

} // namespace

/** The form of a security scheme, which depends on the type of the scheme. */
class TestSecurityScheme final : public QObject
{
    Q_OBJECT

private slots:
    void showsTheFieldsOfItsType_data();
    void showsTheFieldsOfItsType();
    void showsAFieldThatTheTypeExcludesWhileItIsThere();
    void changesTheTypeInOneStep_data();
    void changesTheTypeInOneStep();
    void showsThatFlowsAreMissing();
    void showsThatANameIsMissing();
    void namesWhatIsAdded_data();
    void namesWhatIsAdded();

private:
    void openForm(const QByteArray &text, const Pointer &place);
    [[nodiscard]] QStringList shownFields() const;

    std::optional<Opened> m_opened;
    workspace::OpenDefinition *m_definition = nullptr;
    std::unique_ptr<ObjectForm> m_form;
};

void TestSecurityScheme::openForm(const QByteArray &text, const Pointer &place)
{
    m_form.reset();
    m_opened.emplace(open(text));
    m_definition = m_opened->get();
    m_form = std::make_unique<ObjectForm>(m_opened->context());
    m_form->setObject(place);
    show(*m_form);
}

QStringList TestSecurityScheme::shownFields() const
{
    QStringList shown;
    for (const char *name : {"Type", "Description", "Name", "In", "Scheme", "BearerFormat", "FlowsRow",
                             "OpenIdConnectUrl", "Oauth2MetadataUrl", "Deprecated"}) {
        const auto *field = m_form->findChild<QWidget *>(u"object"_qs + QLatin1StringView(name));
        if (field && field->isVisible())
            shown.append(QLatin1StringView(name));
    }
    return shown;
}

void TestSecurityScheme::showsTheFieldsOfItsType_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("scheme");
    QTest::addColumn<QString>("fields");
    QTest::newRow("API key") << QByteArray("3.0.3")
                             << QByteArray("      type: apiKey\n      name: X\n      in: query\n")
                             << u"Type Description Name In"_qs;
    QTest::newRow("http") << QByteArray("3.1.0") << QByteArray("      type: http\n      scheme: bearer\n")
                          << u"Type Description Scheme BearerFormat"_qs;
    QTest::newRow("mutual TLS") << QByteArray("3.1.0") << QByteArray("      type: mutualTLS\n")
                                << u"Type Description"_qs;
    QTest::newRow("OAuth 2 in 3.1") << QByteArray("3.1.0") << QByteArray("      type: oauth2\n      flows: {}\n")
                                    << u"Type Description FlowsRow"_qs;
    QTest::newRow("OAuth 2 in 3.2") << QByteArray("3.2.0") << QByteArray("      type: oauth2\n      flows: {}\n")
                                    << u"Type Description FlowsRow Oauth2MetadataUrl Deprecated"_qs;
    QTest::newRow("OpenID Connect") << QByteArray("3.0.3")
                                    << QByteArray("      type: openIdConnect\n      openIdConnectUrl: https://a\n")
                                    << u"Type Description OpenIdConnectUrl"_qs;
    QTest::newRow("a type that is none")
        << QByteArray("3.0.3") << QByteArray("      type: basic\n")
        << u"Type Description Name In Scheme BearerFormat FlowsRow OpenIdConnectUrl"_qs;
}

void TestSecurityScheme::showsTheFieldsOfItsType()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, scheme);
    QFETCH(QString, fields);
    openForm(withScheme(scheme, version), Login);
    QCOMPARE(shownFields().join(u' '), fields);
}

void TestSecurityScheme::showsAFieldThatTheTypeExcludesWhileItIsThere()
{
    openForm(withScheme("      type: http\n      scheme: bearer\n      name: X-Key\n"), Login);
    QCOMPARE(shownFields().join(u' '), u"Type Description Name Scheme BearerFormat"_qs);
    QVERIFY(m_definition->document().remove(Login / "name"));
    QCOMPARE(shownFields().join(u' '), u"Type Description Scheme BearerFormat"_qs);
}

void TestSecurityScheme::changesTheTypeInOneStep_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("fields");
    QTest::newRow("to OAuth 2") << u"o"_qs
                                << QByteArray("      type: oauth2 # how\n      description: Login\n      flows: {}\n"
                                              "      x-team: a\n")
                                << u"Type Description FlowsRow"_qs;
    QTest::newRow("to an API key") << u"a"_qs
                                   << QByteArray("      type: apiKey # how\n      description: Login\n"
                                                 "      name: X-API-Key\n      in: header\n      x-team: a\n")
                                   << u"Type Description Name In"_qs;
    QTest::newRow("to mutual TLS") << u"m"_qs
                                   << QByteArray("      type: mutualTLS # how\n      description: Login\n"
                                                 "      x-team: a\n")
                                   << u"Type Description"_qs;
}

void TestSecurityScheme::changesTheTypeInOneStep()
{
    QFETCH(QString, key);
    QFETCH(QByteArray, after);
    QFETCH(QString, fields);
    const QByteArray before = withScheme("      type: http # how\n      description: Login\n      scheme: bearer\n"
                                         "      bearerFormat: JWT\n      x-team: a\n");
    openForm(before, Login);
    auto *type = control<QComboBox>(*m_form, u"objectType");
    type->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(type, key);
    QCOMPARE(textOf(*m_definition), withScheme(after));
    QCOMPARE(shownFields().join(u' '), fields);
    QVERIFY(type->hasFocus());
    QTest::keyClick(type, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf(*m_definition), before);
    QVERIFY(!m_definition->document().canUndo());
    QCOMPARE(shownFields().join(u' '), u"Type Description Scheme BearerFormat"_qs);
}

void TestSecurityScheme::showsThatFlowsAreMissing()
{
    openForm(withScheme("      type: oauth2\n"), Login);
    base::Diagnostic problem;
    problem.rule = u"oas3-schema"_qs;
    problem.pointer = Login.toString();
    problem.arguments = {u"needs-other"_qs, u"flows"_qs, u"type"_qs, u"oauth2"_qs};
    m_definition->setDiagnostics({problem});
    const auto *message = control(*m_form, u"objectFlowsRow")->findChild<forms::FieldMessage *>();
    QVERIFY(message && message->isVisible());
    QVERIFY2(message->text().contains(u"“flows”"), qPrintable(message->text()));
    m_definition->setDiagnostics({});
    QVERIFY(!message->isVisible());
}

void TestSecurityScheme::showsThatANameIsMissing()
{
    openForm(withScheme("      type: apiKey\n      in: header\n"), Login);
    base::Diagnostic problem;
    problem.rule = u"oas3-schema"_qs;
    problem.pointer = Login.toString();
    problem.arguments = {u"needs-other"_qs, u"name"_qs, u"type"_qs, u"apiKey"_qs};
    m_definition->setDiagnostics({problem});
    QVERIFY(control(*m_form, u"objectName")->accessibleDescription().contains(u"“name”"));
    QVERIFY(!control(*m_form, u"objectIn")->accessibleDescription().contains(u"“name”"));
    m_definition->setDiagnostics({});
    QVERIFY(!control(*m_form, u"objectName")->accessibleDescription().contains(u"“name”"));
}

void TestSecurityScheme::namesWhatIsAdded_data()
{
    QTest::addColumn<Pointer>("place");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("text");
    QTest::newRow("scopes of a flow") << Pointer{"components", "securitySchemes", "a", "flows", "implicit"}
                                      << u"objectScopesAdd"_qs << u"Add scope"_qs;
    QTest::newRow("webhooks") << Pointer() << u"objectWebhooksAdd"_qs << u"Add webhook"_qs;
    QTest::newRow("a requirement") << Pointer{"security", "0"} << u"objectSchemeAdd"_qs << u"Add security scheme"_qs;
    QTest::newRow("content") << Pointer{"components", "responses", "Ok"} << u"objectContentAdd"_qs
                             << u"Add media type"_qs;
    QTest::newRow("examples") << Pointer{"components", "responses", "Ok", "content", "text/plain"}
                              << u"objectExamplesAdd"_qs << u"Add example"_qs;
}

void TestSecurityScheme::namesWhatIsAdded()
{
    QFETCH(Pointer, place);
    QFETCH(QString, button);
    QFETCH(QString, text);
    openForm("openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\nsecurity:\n  - {}\ncomponents:\n"
             "  responses:\n    Ok:\n      description: OK\n      content:\n        text/plain: {}\n"
             "  securitySchemes:\n    a:\n      type: oauth2\n      flows:\n        implicit:\n"
             "          authorizationUrl: https://a\n          scopes: {}\n",
             place);
    auto *add = control<QPushButton>(*m_form, button);
    QCOMPARE(add->text(), text);
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(m_definition->document().undoName(), text);
}

GATEWRIGHT_TEST(TestSecurityScheme, QApplication)
#include "testsecurityscheme.moc"
