#include "designerfixture.h"
#include "fakeclock.h"
#include "grabs.h"
#include "knowncertificates.h"
#include "overviewtab.h"
#include "requestflow.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

using namespace designer;

class TestOverviewTab : public QObject
{
    Q_OBJECT

private slots:
    void editsTitleVersionAndDescription();
    void removesAnEmptyDescriptionOnFocusLoss();
    void drawsTheRequestFlowFromTheDefinition();
    void requestsTheSettingsOfAStep_data();
    void requestsTheSettingsOfAStep();
    void activatesStepsWithTheKeyboard();
    void addsEditsAndRemovesServers();
    void addsTheFirstServer();
    void editsTags();
    void showsServersOfTheWrongTypeReadOnly();
    void showsANumberAsVersionReadOnly();
    void explainsWhatIsNoApi();
    void stacksTheStepsWhenNarrow();
    void revealsFields();
    void showsStatistics();
    void tellsWhenCertificatesStopTheApi_data();
    void tellsWhenCertificatesStopTheApi();
    void followsCertificatesAndTheDefinition();
};

void TestOverviewTab::editsTitleVersionAndDescription()
{
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    type(tab, u"title"_qs, u"Book shop"_qs);
    type(tab, u"version"_qs, u"2.0"_qs);
    auto *description = control<QPlainTextEdit>(tab, u"description"_qs);
    description->setFocus(Qt::TabFocusReason);
    QTest::keyClick(description, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(description, u"New"_qs);
    QTest::keyClick(description, Qt::Key_Tab);
    QByteArray expected = bookshop();
    expected.replace("title: Bookshop ", "title: Book shop ").replace("version: \"1.2\"", "version: \"2.0\"");
    expected.replace("    Prices are in euro.\n", "    Prices are in euro.\n    New\n")
        .replace("description: |\n", "description: |-\n");
    QCOMPARE(textOf(*definition), expected);
    definition->document().undo();
    QCOMPARE(description->toPlainText(), u"Books and their stock.\nPrices are in euro.\n"_qs);
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOverviewTab::removesAnEmptyDescriptionOnFocusLoss()
{
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    type(tab, u"description"_qs, {});
    QVERIFY(textOf(*definition).contains("description:"));
    control(tab, u"title"_qs)->setFocus(Qt::TabFocusReason);
    QVERIFY(!definition->document().snapshot().at({"info", "description"}).exists());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOverviewTab::drawsTheRequestFlowFromTheDefinition()
{
    auto definition = open(bookshopWithBasic());
    OverviewTab tab(definition.context());
    support::activate(tab, {1000, 600});
    QCOMPARE(control(tab, u"station1"_qs)->accessibleDescription(), u"/shop/, stripped"_qs);
    QCOMPARE(control(tab, u"station3"_qs)->accessibleDescription(), u"Basic Auth in Authorization"_qs);
    QCOMPARE(control(tab, u"station4"_qs)->accessibleDescription(), u"stock.example/v1"_qs);
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "upstream", "url"},
                                       document::Value::string(u"http://kim:secret@h/x"_qs)));
    QCOMPARE(control(tab, u"station4"_qs)->accessibleDescription(), u"h/x"_qs);
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "info", "state", "active"},
                                       document::Value::boolean(false)));
    QVERIFY(control(tab, u"station0"_qs)->accessibleDescription().contains(u"404"));
    // Hidden, it reads the definition when it is shown again.
    tab.hide();
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "upstream", "url"},
                                       document::Value::string(u"http://h/y"_qs)));
    QCOMPARE(control(tab, u"station4"_qs)->accessibleDescription(), u"h/x"_qs);
    tab.show();
    QCOMPARE(control(tab, u"station4"_qs)->accessibleDescription(), u"h/y"_qs);
}

void TestOverviewTab::requestsTheSettingsOfAStep_data()
{
    QTest::addColumn<document::Pointer>("section");
    QTest::newRow("station0") << definition::fields::info();
    QTest::newRow("station1") << definition::fields::listenPathObject();
    QTest::newRow("station2") << definition::fields::clientAuthentication();
    QTest::newRow("station3") << definition::fields::upstream();
    QTest::newRow("station4") << definition::fields::upstream();
}

void TestOverviewTab::requestsTheSettingsOfAStep()
{
    QFETCH(document::Pointer, section);
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    const QList<navigation::Visit> &asked = definition.shown();
    click(tab, QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().view, navigation::View::Settings);
    QCOMPARE(asked.first().location.pointer, document::Pointer{definition::DefaultExtensionName} / section);
}

void TestOverviewTab::activatesStepsWithTheKeyboard()
{
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    const QList<navigation::Visit> &asked = definition.shown();
    control(tab, u"station0"_qs)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"station1"_qs);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
}

void TestOverviewTab::addsEditsAndRemovesServers()
{
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    click(tab, u"serversAdd"_qs);
    QTest::keyClick(control(tab, u"servers"_qs)->findChild<QLineEdit *>(), Qt::Key_Escape);
    QTRY_VERIFY(!control(tab, u"servers"_qs)->findChild<QLineEdit *>());
    typeIntoCell(tab, u"servers"_qs, 1, 0, u"https://test.example"_qs);
    typeIntoCell(tab, u"servers"_qs, 1, 1, u"Test"_qs);
    QByteArray expected = bookshop();
    expected.replace("    description: Production\n",
                     "    description: Production\n  - url: https://test.example\n    description: Test\n");
    QCOMPARE(textOf(*definition), expected);
    typeIntoCell(tab, u"servers"_qs, 0, 1, u"Live"_qs);
    QVERIFY(textOf(*definition).contains("    description: Live\n"));
    control<QTableView>(tab, u"servers"_qs)->selectRow(1);
    click(tab, u"serversRemove"_qs);
    QCOMPARE(textOf(*definition), bookshop().replace("Production", "Live"));
    QTest::keyClick(control(tab, u"servers"_qs), Qt::Key_Delete);
    QVERIFY(!definition->document().snapshot().at({"servers"}).exists());
    while (definition->document().canUndo())
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOverviewTab::addsTheFirstServer()
{
    auto definition = open("openapi: 3.0.3\ninfo:\n  title: T\n  version: '1'\npaths: {}\n");
    OverviewTab tab(definition.context());
    show(tab);
    QVERIFY(!control(tab, u"servers"_qs)->isVisible());
    click(tab, u"serversAdd"_qs);
    QCOMPARE(
        textOf(*definition),
        QByteArray(
            "openapi: 3.0.3\ninfo:\n  title: T\n  version: '1'\nservers:\n  - url: https://api.example.com\npaths: {}\n"));
    QVERIFY(control(tab, u"servers"_qs)->isVisible());
}

void TestOverviewTab::editsTags()
{
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    typeIntoCell(tab, u"tags"_qs, 0, 1, u"All about books"_qs);
    QVERIFY(textOf(*definition).contains("  - name: books\n    description: All about books\n"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOverviewTab::showsServersOfTheWrongTypeReadOnly()
{
    auto definition = open(
        "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nservers: https://h\ntags:\n- 5\n- name: {a: b}\n");
    OverviewTab tab(definition.context());
    show(tab);
    QVERIFY(!control(tab, u"serversAdd"_qs)->isEnabled());
    const QList<navigation::Visit> &asked = definition.shown();
    click(tab, u"serversSource"_qs);
    QCOMPARE(asked.size(), 1);
    const auto *tags = control<QTableView>(tab, u"tags"_qs);
    QCOMPARE(tags->model()->rowCount(), 2);
    QVERIFY(!tags->model()->flags(tags->model()->index(0, 0)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!tags->model()->flags(tags->model()->index(1, 0)).testFlag(Qt::ItemIsEditable));
}

void TestOverviewTab::showsANumberAsVersionReadOnly()
{
    auto definition = open("openapi: 3.0.3\ninfo:\n  title: T\n  version: 1.0\npaths: {}\n");
    OverviewTab tab(definition.context());
    show(tab);
    QCOMPARE(control<QLineEdit>(tab, u"version"_qs)->text(), u"1.0"_qs);
    QVERIFY(!control(tab, u"version"_qs)->isEnabled());
    QVERIFY(control(tab, u"versionSource"_qs)->isVisible());
}

void TestOverviewTab::explainsWhatIsNoApi()
{
    auto definition = open("just: yaml\n");
    OverviewTab tab(definition.context());
    show(tab);
    QVERIFY(!control(tab, u"title"_qs)->isVisible());
    QVERIFY(definition->document().spliceText({0, 0, "openapi: 3.0.3\n"}));
    QVERIFY(control(tab, u"title"_qs)->isVisible());
}

void TestOverviewTab::stacksTheStepsWhenNarrow()
{
    RequestFlow way(3);
    way.setSteps({{theme::Icon::Client, u"A"_qs, {}, false},
                  {theme::Icon::Gateway, u"B"_qs, {}, true},
                  {theme::Icon::Upstream, u"C"_qs, {}, false}});
    way.resize(900, 90);
    way.show();
    QVERIFY(QTest::qWaitForWindowExposed(&way));
    QCOMPARE(way.button(0)->y(), way.button(2)->y());
    way.resize(200, 400);
    QTRY_COMPARE(way.button(0)->x(), way.button(2)->x());
}

void TestOverviewTab::revealsFields()
{
    auto definition = open(bookshop());
    OverviewTab tab(definition.context());
    show(tab);
    QVERIFY(tab.reveal({"info", "version"}));
    QVERIFY(control(tab, u"version"_qs)->hasFocus());
    QVERIFY(tab.reveal({"servers", "0", "url"}));
    QVERIFY(control(tab, u"servers"_qs)->hasFocus());
    QVERIFY(!tab.reveal({"paths"}));
}

void TestOverviewTab::showsStatistics()
{
    auto definition = open(bookshop().replace("components:\n",
                                              "components:\n  schemas:\n    Book: {type: object}\n"
                                              "    Page: {items: {$ref: '#/components/schemas/Book'}}\n"));
    OverviewTab tab(definition.context());
    show(tab);
    const auto textIn = [&](const char *name) { return control<QLabel>(tab, QString::fromLatin1(name))->text(); };
    QTRY_COMPARE(textIn("statisticsSchemas"), u"2"_qs);
    QVERIFY2(textIn("statisticsOperations").endsWith(u" paths"), qPrintable(textIn("statisticsOperations")));
    QVERIFY(textIn("statisticsTags").contains(u"books: 1"));
    QVERIFY(textIn("statisticsFile").startsWith(u"OpenAPI 3.0.3, "));
    const QList<navigation::Visit> &requested = definition.shown();
    auto *schema = control<QPushButton>(tab, u"statisticsSchema0"_qs);
    QCOMPARE(schema->text(), u"Book: 1"_qs);
    schema->click();
    QCOMPARE(requested.first().location.pointer, (document::Pointer{"components", "schemas", "Book"}));
    // After an edit, and not before it can be seen.
    QVERIFY(definition->document().set({"components", "schemas", "Third"}, document::Value::object()));
    QTRY_COMPARE(textIn("statisticsSchemas"), u"3"_qs);
    QCOMPARE(support::unnamedControls(tab), QStringList());
}

namespace {

/** The bookshop with a custom domain, and clients with certificates. */
QByteArray bookshopWithCertificates(const QByteArray &domain, const QByteArray &clients)
{
    return bookshop().replace("    listenPath:\n",
                              "    customDomain: {enabled: true, name: shop.example, certificates: [" + domain +
                                  "]}\n    clientCertificates: {enabled: true, allowlist: [" + clients +
                                  "]}\n    listenPath:\n");
}

/** A complete list of certificates for shop.example, each with its id and last day. */
management::CertificatePage listOf(const QList<std::pair<QString, QDate>> &certificates)
{
    management::CertificatePage page;
    page.pages = 1;
    for (const auto &[id, day] : certificates) {
        management::Certificate certificate;
        certificate.id = id;
        certificate.hasDetails = true;
        certificate.hasPrivateKey = true;
        certificate.subjectName = id + u".example"_qs;
        certificate.dnsNames = {u"shop.example"_qs};
        certificate.notBefore = QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC);
        certificate.notAfter = QDateTime(day, QTime(8, 30), Qt::UTC);
        page.certificates.append(certificate);
    }
    return page;
}

} // namespace

void TestOverviewTab::tellsWhenCertificatesStopTheApi_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none named") << bookshop() << QString();
    QTest::newRow("a custom domain")
        << bookshopWithCertificates("a", "")
        << u"Stops working on 12 March 2027: certificate a.example of its custom domain expires."_qs;
    QTest::newRow("a client before")
        << bookshopWithCertificates("a", "b, a")
        << u"One client is refused after 26 June 2026: client certificate b.example expires. "
           "Stops working on 12 March 2027: client certificate a.example expires."_qs;
    QTest::newRow("expired")
        << bookshopWithCertificates("old", "a")
        << u"Has not worked since 1 May 2026: certificate old.example of its custom domain has expired."_qs;
    QTest::newRow("not on the dashboard")
        << bookshopWithCertificates("x", "")
        << u"Doesn't work: certificate x of its custom domain is not on the dashboard."_qs;
    QTest::newRow("not enabled") << bookshopWithCertificates("a", "").replace("{enabled: true, name",
                                                                              "{enabled: false, name")
                                 << u"The certificates in the settings are not used."_qs;
    QTest::newRow("a reference")
        << bookshopWithCertificates("'env://CERT'", "")
        << u"Not enough is known about certificate env://CERT of its custom domain. Load it with "
           "details in Certificates."_qs;
}

void TestOverviewTab::tellsWhenCertificatesStopTheApi()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const support::FakeClock clock;
    management::KnownCertificates known;
    known.take({-1, true, std::nullopt},
               listOf({{u"a"_qs, {2027, 3, 12}}, {u"b"_qs, {2026, 6, 26}}, {u"old"_qs, {2026, 5, 1}}}));
    const auto definition = open(text);
    OverviewTab tab(definition.context());
    tab.setCertificates(known, clock);
    show(tab);
    auto *label = control<QLabel>(tab, u"certificateEnd"_qs);
    QTRY_COMPARE(label->text(), expected);
    QCOMPARE(label->isVisible(), !expected.isEmpty());
    support::grabTo(tab,
                    u"overview-certificates-%1"_qs.arg(QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-')));
}

void TestOverviewTab::followsCertificatesAndTheDefinition()
{
    const support::FakeClock clock;
    management::KnownCertificates known;
    const auto definition = open(bookshopWithCertificates("a", ""));
    OverviewTab tab(definition.context());
    tab.setCertificates(known, clock);
    show(tab);
    auto *label = control<QLabel>(tab, u"certificateEnd"_qs);
    QTRY_COMPARE(label->text(), u"The certificates of the environment are not loaded, so it is not known when this API "
                                "stops working. Open Certificates to load them."_qs);
    click(tab, u"showCertificates"_qs);
    QCOMPARE(definition.shown().constLast().view, navigation::View::Certificates);
    known.take({-1, true, std::nullopt}, listOf({{u"a"_qs, {2027, 3, 12}}, {u"b"_qs, {2027, 5, 1}}}));
    QTRY_VERIFY2(label->text().startsWith(u"Stops working on 12 March 2027: "_qs), qPrintable(label->text()));
    const document::Pointer list{"x-vendor-api-gateway", "server", "customDomain", "certificates"};
    QVERIFY(definition->document().set(list.child("1"), document::Value::string(u"b"_qs)));
    QTRY_VERIFY2(label->text().startsWith(u"Stops working on 1 May 2027: "_qs), qPrintable(label->text()));
    QVERIFY(definition->document().remove(list));
    QTRY_VERIFY(!label->isVisible());
}

GATEWRIGHT_TEST(TestOverviewTab, QApplication)
#include "testoverviewtab.moc"
