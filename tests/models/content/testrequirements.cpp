#include "requirements.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;

/** Security requirements with their scopes. */
class TestRequirements final : public QObject
{
    Q_OBJECT

private slots:
    void listsSchemesWithTheirScopes();
    void addsRequirementsAndScopes();
    void removesTheListWithTheLastScheme();
    void refusesAListThatIsNone();
};

namespace {

const Pointer Security{"paths", "/a", "get", "security"};

const QByteArray Text = "openapi: 3.0.3\npaths:\n  /a:\n    get:\n      responses: {}\n"
                        "components:\n  securitySchemes:\n    key: {type: apiKey, name: X, in: header}\n"
                        "    login:\n      type: oauth2\n      flows:\n        implicit:\n          scopes:\n"
                        "            read: Reads\n            write: Writes\n        password:\n          scopes:\n"
                        "            read: Reads, too\n            all: Everything\n";

} // namespace

void TestRequirements::listsSchemesWithTheirScopes()
{
    const Document document(Text, Format::Yaml);
    const QList<content::Scheme> schemes = content::schemesOf(document.snapshot());
    QCOMPARE(schemes.size(), 2);
    QCOMPARE(schemes.at(0), (content::Scheme{"key", u"apiKey"_qs, {}}));
    QCOMPARE(schemes.at(1).scopes,
             (QList<content::Scope>{{"read", u"Reads"_qs}, {"write", u"Writes"_qs}, {"all", u"Everything"_qs}}));
}

void TestRequirements::addsRequirementsAndScopes()
{
    Document document(Text, Format::Yaml);
    const auto login = content::addRequirement(document, Security, "login");
    QVERIFY(login);
    const Pointer scopes = *login / QByteArray("login");
    QVERIFY(content::setScope(document, scopes, u"read"_qs, true));
    QVERIFY(content::setScope(document, scopes, u"all"_qs, true));
    QVERIFY(content::setScope(document, scopes, u"all"_qs, true)); // Is there already.
    const auto both = content::addSchemeTo(document, *login, "key");
    QVERIFY(both);
    const auto other = content::addRequirement(document, Security, "key");
    QVERIFY(other);
    QList<content::Requirement> requirements = content::requirementsAt(document.snapshot(), Security);
    QCOMPARE(requirements.size(), 2);
    QCOMPARE(requirements.first().schemes,
             (QList<content::RequirementScheme>{{scopes, "login", {u"read"_qs, u"all"_qs}}, {*both, "key", {}}}));
    QVERIFY(content::setScope(document, scopes, u"read"_qs, false));
    requirements = content::requirementsAt(document.snapshot(), Security);
    QCOMPARE(requirements.first().schemes.first().scopes, QStringList{u"all"_qs});
    while (document.canUndo())
        document.undo();
    QCOMPARE(document.snapshot().text(), Text);
}

void TestRequirements::removesTheListWithTheLastScheme()
{
    Document document(Text, Format::Yaml);
    const auto login = content::addRequirement(document, Security, "login");
    const auto key = content::addSchemeTo(document, *login, "key");
    QVERIFY(key);
    QVERIFY(content::removeScheme(document, *key));
    QVERIFY(document.snapshot().at(*login / QByteArray("login")).exists());
    QVERIFY(content::removeScheme(document, *login / QByteArray("login")));
    QVERIFY(!document.snapshot().at(Security).exists());
}

void TestRequirements::refusesAListThatIsNone()
{
    Document document(QByteArray(Text).replace("responses: {}", "security: {a: []}\n      responses: {}"),
                      Format::Yaml);
    QCOMPARE(content::addRequirement(document, Security, "key").error().code, base::ErrorCode::WrongType);
}

GATEWRIGHT_TEST(TestRequirements, QCoreApplication)
#include "testrequirements.moc"
