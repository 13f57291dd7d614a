#include "exampletext.h"
#include "fieldmessage.h"
#include "pathtreedriving.h"
#include "testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QTabBar>
#include <QTreeView>

#include <optional>

using namespace designer;

/** The example beside an operation: generated, edited, named, and compared with its schema. */
class TestExamplePanel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isBesideTheFormInAWideWindow();
    void hasTabsForRequestAndResponse();
    void wrapsTheRequestLine();
    void generatesAnExample();
    void typingMakesItTheExample();
    void isTypedOverWhenItComesLate();
    void keepsTextThatIsNoJson();
    void addsANamedExample();
    void widensTheSchema();
    void showsTheRequest();
    void followsTheResponse();

private:
    QPlainTextEdit *text() const { return control<QPlainTextEdit>(*m_tab, u"exampleText"_qs); }
    document::Node media() const { return (*m_definition)->document().snapshot().at(Media); }
    void showExample() const { control<QTabBar>(*m_tab, u"operationTabs"_qs)->setCurrentIndex(1); }
    void type(const QString &json) const;

    static const document::Pointer Media;
    std::optional<Opened> m_definition;
    std::unique_ptr<PathsTab> m_tab;
};

const document::Pointer TestExamplePanel::Media{"paths",   "/books/{id}",     "get", "responses", "200",
                                                "content", "application/json"};

namespace {

QByteArray shopWithBodies()
{
    return R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /books/{id}:
    get:
      parameters:
        - {name: id, in: path, required: true, example: 7, schema: {type: integer}}
      responses:
        '200':
          description: A book
          content:
            application/json:
              schema:
                type: object
                properties:
                  title: {type: string, enum: [Emma]}
        '404': {description: None}
    put:
      requestBody:
        content:
          application/json: {schema: {type: object, properties: {price: {type: integer, minimum: 5}}}}
      responses:
        '204': {description: Done}
)";
}

} // namespace

void TestExamplePanel::init()
{
    m_definition.emplace(shopWithBodies(), document::Format::Yaml);
    m_tab = std::make_unique<PathsTab>(m_definition->context());
    show(*m_tab);
    choose(*m_tab, 0, 0);
}

void TestExamplePanel::cleanup()
{
    m_tab.reset();
    m_definition.reset();
}

void TestExamplePanel::type(const QString &json) const
{
    text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(text(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(text(), json);
}

void TestExamplePanel::isBesideTheFormInAWideWindow()
{
    auto *tabs = control<QTabBar>(*m_tab, u"operationTabs"_qs);
    QVERIFY(tabs->isVisible());
    QVERIFY(!control(*m_tab, u"examplePanel"_qs)->isVisible());
    showExample();
    QVERIFY(control(*m_tab, u"examplePanel"_qs)->isVisible());
    QVERIFY(!control(*m_tab, u"operationArea"_qs)->isVisible());
    m_tab->resize(1400, 800);
    QTRY_VERIFY(control(*m_tab, u"operationArea"_qs)->isVisible());
    QVERIFY(control(*m_tab, u"examplePanel"_qs)->isVisible());
    QVERIFY(!tabs->isVisible());
    QVERIFY(control(*m_tab, u"examplePanel"_qs)->width() >= 360);
    QVERIFY(control(*m_tab, u"operationArea"_qs)->width() >= 520);
    // The list of paths takes its room first, and the form can be used in what is left.
    m_tab->resize(1100, 800);
    QTRY_VERIFY(tabs->isVisible());
}

/** Also for a message without a body, which says so. The choices of a response and of its example are in two rows. */
void TestExamplePanel::hasTabsForRequestAndResponse()
{
    showExample();
    auto *tabs = control<QTabBar>(*m_tab, u"exampleTabs"_qs);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Response"_qs);
    auto *response = control(*m_tab, u"exampleResponse"_qs);
    auto *name = control(*m_tab, u"exampleName"_qs);
    QVERIFY(response->isVisible());
    QVERIFY(name->mapTo(m_tab.get(), QPoint()).y() >= response->mapTo(m_tab.get(), QPoint(0, response->height())).y());
    QCOMPARE(name->mapTo(m_tab.get(), QPoint(0, name->height() / 2)).y() / 4,
             control(*m_tab, u"addExample"_qs)
                     ->mapTo(m_tab.get(), QPoint(0, control(*m_tab, u"addExample"_qs)->height() / 2))
                     .y() /
                 4);
    tabs->setCurrentIndex(0);
    QVERIFY(!response->isVisible());
    QVERIFY(!text()->isVisible());
    tabs->setCurrentIndex(1);
    QVERIFY(response->isVisible());
    QVERIFY(text()->isVisible());
    // The response without a body can be shown, too.
    choose(*m_tab, 0, 1);
    QTRY_COMPARE(tabs->currentIndex(), 0);
    tabs->setCurrentIndex(1);
    QCOMPARE(tabs->currentIndex(), 1);
    QCOMPARE(control<QComboBox>(*m_tab, u"exampleResponse"_qs)->currentText(), u"204 No Content"_qs);
    QVERIFY(!text()->isVisible());
    tabs->setCurrentIndex(0);
    QTRY_COMPARE(text()->toPlainText(), u"{\n  \"price\": 5\n}"_qs);
}

void TestExamplePanel::wrapsTheRequestLine()
{
    showExample();
    auto *request = control<QPlainTextEdit>(*m_tab, u"exampleRequest"_qs);
    QTRY_VERIFY(request->toPlainText().startsWith(u"GET"));
    const int height = request->height();
    QVERIFY((*m_definition)
                ->document()
                .set({"paths", "/books/{id}", "get", "parameters", "0", "example"},
                     document::Value::string(QString(300, u'x'))));
    QTRY_VERIFY(request->toPlainText().size() > 300);
    QTRY_VERIFY(request->height() > height);
    QCOMPARE(request->horizontalScrollBar()->maximum(), 0);
}

void TestExamplePanel::generatesAnExample()
{
    showExample();
    QTRY_COMPARE(text()->toPlainText(), u"{\n  \"title\": \"Emma\"\n}"_qs);
    QCOMPARE(textOf(**m_definition), shopWithBodies());
    QVERIFY((*m_definition)
                ->document()
                .set(Media / document::Pointer{"schema", "properties", "pages"},
                     *document::Value::fromJson(R"({"type": "integer"})")));
    QTRY_VERIFY(text()->toPlainText().contains(u"\"pages\""));
}

void TestExamplePanel::typingMakesItTheExample()
{
    showExample();
    QTRY_VERIFY(!text()->toPlainText().isEmpty());
    type(u"{\"title\": \"Emma\"}"_qs);
    QCOMPARE(media().member("example").value()->toJson(), QByteArray(R"({"title":"Emma"})"));
    QTRY_COMPARE(control<QLabel>(*m_tab, u"exampleFitText"_qs)->text(), u"Fits the schema ✓"_qs);
    control(*m_tab, u"exampleResponse"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(control<QComboBox>(*m_tab, u"exampleName"_qs)->currentText(), u"Example"_qs);
    (*m_definition)->document().undo();
    QCOMPARE(textOf(**m_definition), shopWithBodies());
}

void TestExamplePanel::isTypedOverWhenItComesLate()
{
    QPlainTextEdit edit;
    ExampleText example((*m_definition)->document(), &edit);
    example.setPlainText(true);
    example.setPlace({Media / QByteArray("example"), u"Edit example"_qs, false});
    edit.show();
    edit.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&edit));
    edit.setFocus();
    edit.selectAll();
    example.setGenerated(u"string"_qs);
    QTest::keyClicks(&edit, u"Emma"_qs);
    QCOMPARE(edit.toPlainText(), u"Emma"_qs);
    QCOMPARE(media().member("example").text(), u"Emma"_qs);
}

void TestExamplePanel::keepsTextThatIsNoJson()
{
    showExample();
    QTRY_VERIFY(!text()->toPlainText().isEmpty());
    type(u"{\"title\": "_qs);
    QVERIFY(!media().member("example").exists());
    const auto *error = control<forms::FieldMessage>(*m_tab, u"exampleError"_qs);
    QVERIFY(error->isVisible());
    QVERIFY(error->text().startsWith(u"Not valid JSON at 1:"));
    QTest::keyClicks(text(), u"1}"_qs);
    QCOMPARE(media().member("example").member("title").text(), u"1"_qs);
    QVERIFY(!error->isVisible());
    QTest::keyClicks(text(), u" xyz"_qs);
    QCOMPARE(error->text(), u"Not valid JSON at 1:14: Unexpected “xyz” after the JSON value. The file still has the "
                            "last valid value."_qs);
}

void TestExamplePanel::addsANamedExample()
{
    showExample();
    QTRY_VERIFY(!text()->toPlainText().isEmpty());
    addInPopup(*m_tab, u"addExample"_qs, u"exampleNamingLine"_qs, u"first"_qs);
    QCOMPARE(media().member("examples").member("first").member("value").value()->toJson(),
             QByteArray(R"({"title":"Emma"})"));
    QCOMPARE(control<QComboBox>(*m_tab, u"exampleName"_qs)->currentText(), u"first"_qs);
    addInPopup(*m_tab, u"addExample"_qs, u"exampleNamingLine"_qs, u"second"_qs);
    type(u"{}"_qs);
    QCOMPARE(media().member("examples").member("second").member("value").value()->toJson(), QByteArray("{}"));
    QCOMPARE(media().member("examples").member("first").member("value").childCount(), 1);
    m_tab->findChild<QAction *>(u"removeExample"_qs)->trigger();
    QCOMPARE(control<QComboBox>(*m_tab, u"exampleName"_qs)->currentText(), u"first"_qs);
}

void TestExamplePanel::widensTheSchema()
{
    showExample();
    QTRY_VERIFY(!text()->toPlainText().isEmpty());
    type(u"{\"title\": \"Persuasion\"}"_qs);
    QTRY_VERIFY(m_tab->findChild<QWidget *>(u"widenSchema-1"_qs));
    QTRY_COMPARE(text()->extraSelections().size(), 1);
    QCOMPARE(text()->extraSelections().first().cursor.selectedText(), u"\"title\""_qs);
    click(*m_tab, u"widenSchema-1"_qs);
    QCOMPARE(media().member("schema").at({"properties", "title", "enum", "1"}).text(), u"Persuasion"_qs);
    QTRY_COMPARE(control<QLabel>(*m_tab, u"exampleFitText"_qs)->text(), u"Fits the schema ✓"_qs);
    QTRY_COMPARE(text()->extraSelections().size(), 0);
}

void TestExamplePanel::showsTheRequest()
{
    showExample();
    QTRY_VERIFY(control<QPlainTextEdit>(*m_tab, u"exampleRequest"_qs)->toPlainText().startsWith(u"GET /books/7"));
    control<QTabBar>(*m_tab, u"exampleTabs"_qs)->setCurrentIndex(2);
    QVERIFY(control<QPlainTextEdit>(*m_tab, u"exampleCurl"_qs)->toPlainText().contains(u"/books/7"));
    choose(*m_tab, 0, 1);
    QTRY_VERIFY(control<QPlainTextEdit>(*m_tab, u"exampleRequest"_qs)->toPlainText().startsWith(u"PUT"));
}

void TestExamplePanel::followsTheResponse()
{
    showExample();
    auto *message = control<QComboBox>(*m_tab, u"exampleResponse"_qs);
    QCOMPARE(message->currentText(), u"200 OK"_qs);
    support::choose(*m_tab, u"exampleResponse"_qs, 1);
    QCOMPARE(message->currentText(), u"404 Not Found"_qs);
    QVERIFY(!text()->isVisible());
    QCOMPARE(control<QTabBar>(*m_tab, u"responseTabs"_qs)->currentIndex(), 1);
    // The response of this operation has no body.
    choose(*m_tab, 0, 1);
    QTRY_COMPARE(control<QTabBar>(*m_tab, u"exampleTabs"_qs)->currentIndex(), 0);
    QTRY_COMPARE(text()->toPlainText(), u"{\n  \"price\": 5\n}"_qs);
}

GATEWRIGHT_TEST(TestExamplePanel, QApplication)
#include "testexamplepanel.moc"
