#include "knownpolicies.h"
#include "pathtreedriving.h"
#include "testprogram.h"
#include "valuelabel.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>

using namespace designer;

/** The section Access of an operation, and the line Access of a path. */
class TestAccessSection final : public QObject
{
    Q_OBJECT

private slots:
    void showsTheThreeSides();
    void saysWhatIsRequiredOnce();
    void asksInTheGatewayByOneUndoStep();
    void requiresTheSchemeInTheDocument();
    void staysUsableByKeyboardAfterAFix();
    void followsEditsInOtherPlaces();
    void leadsToTheSettings();
    void leadsToThePolicies();
    void showsThePoliciesThatAreKnown();
    void changesNothingInAReadOnlyDocument();
    void saysWhyAFixIsNotPossible();
    void countsTheOpenOperationsOfAPath();
    void readsOnlyWhatIsShown();
};

namespace {

QString valueOf(const PathsTab &tab, QAnyStringView name)
{
    return control<QLabel>(tab, name)->text();
}

/** The visible disagreements with their buttons. */
QString disagreements(const PathsTab &tab)
{
    QStringList lines;
    for (int row = 0;; ++row) {
        const auto *button = tab.findChild<QPushButton *>(u"accessAction%1"_qs.arg(row));
        if (!button)
            return lines.join(u'\n');
        if (button->isVisibleTo(&tab))
            lines.append(control(tab, u"accessMessage%1"_qs.arg(row))->accessibleName() + u" ["_qs + button->text() +
                         u']');
    }
}

const QByteArray Strip = "      value: /shop/\n      strip: true\n";

QByteArray asking(const QByteArray &scheme)
{
    return bookshop().replace(Strip, Strip + "    authentication: {enabled: true, securitySchemes: {" + scheme +
                                         ": {enabled: true}}}\n");
}

management::Policy policy(const QByteArray &name, const QByteArray &urls)
{
    return {*document::Value::fromJson(
        R"({"_id":")" + name + R"(","name":")" + name +
        R"(","access_rights":{"b1":{"api_id":"b1","api_name":"Bookshop","allowed_urls":)" + urls + "}}}")};
}

} // namespace

void TestAccessSection::showsTheThreeSides()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QCOMPARE(valueOf(tab, u"accessRequired"_qs), u"clientLogin"_qs);
    QCOMPARE(valueOf(tab, u"accessGateway"_qs), u"All clients are allowed."_qs);
    QCOMPARE(valueOf(tab, u"accessPolicies"_qs), u"No policies known"_qs);
    QCOMPARE(control(tab, u"accessRequired"_qs)->accessibleName(), u"Required by the document: clientLogin"_qs);
    QCOMPARE(
        disagreements(tab),
        u"The document requires credentials, but the gateway lets all clients in. [Ask for clientLogin in the gateway]"_qs);
    QCOMPARE(control(tab, u"accessAction0"_qs)->accessibleName(), u"Ask for clientLogin in the gateway"_qs);
}

/** Requirements of an operation are listed where they are edited. */
void TestAccessSection::saysWhatIsRequiredOnce()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const auto *choice = control<QComboBox>(tab, u"securityChoice"_qs);
    const QWidget *required = control(tab, u"accessRequired"_qs);
    QVERIFY(required->isVisibleTo(&tab));
    QVERIFY(definition->document().set({"paths", "/books", "get", "security"}, document::Value::array()));
    QVERIFY(!required->isVisibleTo(&tab));
    QCOMPARE(choice->currentText(), u"No authentication"_qs);
    // What can't be listed is described.
    QVERIFY(definition->document().set({"paths", "/books", "get", "security"}, document::Value::integer(1)));
    QTRY_VERIFY(required->isVisibleTo(&tab));
    // The same words where the whole document has no requirement.
    QVERIFY(definition->document().remove({"paths", "/books", "get", "security"}));
    QVERIFY(definition->document().remove({"security"}));
    QTRY_COMPARE(valueOf(tab, u"accessRequired"_qs), u"No authentication"_qs);
}

void TestAccessSection::asksInTheGatewayByOneUndoStep()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    click(tab, u"accessAction0"_qs);
    QCOMPARE(textOf(*definition),
             bookshop().replace(Strip, Strip + "    authentication:\n      enabled: true\n      securitySchemes:\n"
                                               "        clientLogin:\n          enabled: true\n"));
    QCOMPARE(definition->document().undoName(), u"Ask for clientLogin in the gateway"_qs);
    QCOMPARE(valueOf(tab, u"accessGateway"_qs), u"Clients need credentials for clientLogin."_qs);
    QCOMPARE(disagreements(tab), QString());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!disagreements(tab).isEmpty());
}

void TestAccessSection::requiresTheSchemeInTheDocument()
{
    const QByteArray text = asking("clientLogin").replace("security:\n  - clientLogin: []\n", "security: []\n");
    auto definition = open(text);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    QCOMPARE(
        disagreements(tab),
        u"The gateway asks for credentials, but the document doesn't require any. [Require clientLogin in the document]"_qs);
    click(tab, u"accessAction0"_qs);
    QCOMPARE(textOf(*definition), QByteArray(text).replace("security: []\n", "security:\n  - clientLogin: []\n"));
    QCOMPARE(disagreements(tab), QString());
    QCOMPARE(definition->document().undoName(), u"Require clientLogin in the document"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), text);
}

void TestAccessSection::staysUsableByKeyboardAfterAFix()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QWidget *button = control(tab, u"accessAction0"_qs);
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(!button->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), control(tab, u"accessGateway"_qs));
}

void TestAccessSection::followsEditsInOtherPlaces()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QVERIFY(definition->document().set({"paths", "/books", "get", "security"}, document::Value::array()));
    QCOMPARE(valueOf(tab, u"accessRequired"_qs), u"No authentication"_qs);
    QCOMPARE(disagreements(tab), QString());
    QVERIFY(definition->document().remove({"paths", "/books", "get", "security"}));
    QVERIFY(definition->document().set({"security"}, *document::Value::fromJson(R"([{"clientLogin":[]},{}])")));
    QCOMPARE(valueOf(tab, u"accessRequired"_qs), u"clientLogin, or no credentials"_qs);
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "server", "authentication", "enabled"},
                                       document::Value::boolean(true)));
    QCOMPARE(
        disagreements(tab),
        u"The gateway asks for credentials, but in the document they are optional. [Require credentials in the document]"_qs);
}

void TestAccessSection::leadsToTheSettings()
{
    // Which of two schemes the gateway asks for is not known.
    auto definition = open(
        bookshop()
            .replace("security:\n  - clientLogin: []\n", "")
            .replace("    clientLogin:\n", "    key: {type: apiKey, in: header, name: X-Key}\n    clientLogin:\n")
            .replace(Strip, Strip + "    authentication: {enabled: true}\n"));
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const QList<navigation::Visit> &requested = definition.shown();
    click(tab, u"accessSettings"_qs);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().view, navigation::View::Settings);
    QCOMPARE(requested.first().location.pointer.toString(), u"/x-vendor-api-gateway/server/authentication"_qs);
    QCOMPARE(control<QPushButton>(tab, u"accessAction0"_qs)->text(), u"Show client access"_qs);
    click(tab, u"accessAction0"_qs);
    QCOMPARE(requested.size(), 2);
}

void TestAccessSection::leadsToThePolicies()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const QList<navigation::Visit> &requested = definition.shown();
    click(tab, u"accessShowPolicies"_qs);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().view, navigation::View::Policies);
}

void TestAccessSection::showsThePoliciesThatAreKnown()
{
    const QByteArray text = asking("clientLogin")
                                .replace("  info:\n    name: Bookshop\n", "  info:\n    id: b1\n    name: Bookshop\n");
    auto definition = open(text);
    management::KnownPolicies &known = definition.surroundings().policies;
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    QCOMPARE(valueOf(tab, u"accessPolicies"_qs), u"No policies known"_qs);
    known.take(policy("Gold", "[]"));
    QCOMPARE(valueOf(tab, u"accessPolicies"_qs), u"Gold: allowed"_qs);
    QCOMPARE(disagreements(tab), QString());
    known.take(policy("Free", R"([{"url":"^/books$","methods":["GET"]}])"));
    QCOMPARE(valueOf(tab, u"accessPolicies"_qs), u"Gold: allowed\nFree: not allowed"_qs);
    QCOMPARE(disagreements(tab),
             u"The policy “Free” grants access to this API, but doesn't allow GET /books/1. [Show policies]"_qs);
    const QList<navigation::Visit> &requested = definition.shown();
    click(tab, u"accessAction0"_qs);
    QCOMPARE(requested.size(), 1);
    // Its list of books is allowed.
    choose(tab, 0, 0);
    QTRY_COMPARE(valueOf(tab, u"accessPolicies"_qs), u"Gold: allowed\nFree: allowed"_qs);
    QCOMPARE(disagreements(tab), QString());
    known.forget();
    QCOMPARE(valueOf(tab, u"accessPolicies"_qs), u"No policies known"_qs);
    QCOMPARE(textOf(*definition), text);
}

void TestAccessSection::changesNothingInAReadOnlyDocument()
{
    auto definition = open(bookshop());
    definition->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QVERIFY(!disagreements(tab).isEmpty());
    QVERIFY(!control(tab, u"accessAction0"_qs)->isEnabled());
    QVERIFY(control(tab, u"accessSettings"_qs)->isEnabled());
}

void TestAccessSection::saysWhyAFixIsNotPossible()
{
    // What an alias brings in can't be edited in one of its places.
    const QByteArray text = "x-server: &server\n  listenPath: {value: /shop/, strip: true}\n" +
                            bookshop().replace("server:\n    listenPath:\n" + Strip, "server: *server\n");
    auto definition = open(text);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    click(tab, u"accessAction0"_qs);
    QCOMPARE(textOf(*definition), text);
    QVERIFY(control(tab, u"accessFailure"_qs)->isVisible());
    QVERIFY(!control(tab, u"accessFailure"_qs)->accessibleName().isEmpty());
    choose(tab, 0, 1);
    QVERIFY(!control(tab, u"accessFailure"_qs)->isVisible());
}

void TestAccessSection::countsTheOpenOperationsOfAPath()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0);
    QCOMPARE(valueOf(tab, u"pathAccess"_qs), u"Open to everybody: no operation"_qs);
    QCOMPARE(control(tab, u"pathAccess"_qs)->accessibleName(), u"Access: Open to everybody: no operation"_qs);
    QVERIFY(definition->document().set({"paths", "/books", "get", "security"}, document::Value::array()));
    QCOMPARE(valueOf(tab, u"pathAccess"_qs), u"Open to everybody: 1 of 2 operations"_qs);
    QVERIFY(definition->document().set({"security"}, document::Value::array()));
    QCOMPARE(valueOf(tab, u"pathAccess"_qs), u"Open to everybody: all 2 operations"_qs);
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "server", "authentication", "enabled"},
                                       document::Value::boolean(true)));
    QCOMPARE(valueOf(tab, u"pathAccess"_qs), u"Open to everybody: no operation"_qs);
}

void TestAccessSection::readsOnlyWhatIsShown()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    choose(tab, 0);
    QVERIFY(definition->document().set({"security"}, document::Value::array()));
    QCOMPARE(valueOf(tab, u"accessRequired"_qs), u"clientLogin"_qs);
    choose(tab, 0, 0);
    QCOMPARE(valueOf(tab, u"accessRequired"_qs), u"No authentication"_qs);
}

GATEWRIGHT_TEST(TestAccessSection, QApplication)
#include "testaccesssection.moc"
