#include "designerfixture.h"
#include "fakestore.h"
#include "grabs.h"
#include "maptab.h"
#include "navigator.h"
#include "testprogram.h"

#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QThreadPool>

using namespace designer;

using apimap::MapPart;

/** The tab Map, driven by keys and clicks. */
class TestMapTab final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsPathsAndSchemas();
    void selectsByClickAndOpensByDoubleClick();
    void movesWithArrowsAndOpensWithReturn();
    void filters();
    void groupsByTag();
    void colors_data();
    void colors();
    void showsText();
    void followsEdits();
    void keepsTheCurrentPart();
    void revealsPlaces();
    void exports_data();
    void exports();
    void explainsAnEmptyDocument();
    void zoomsAndPans();
    void survivesBeingClosed();

private:
    void openTab(const QByteArray &text);
    [[nodiscard]] MapView &view() const { return *m_tab->view(); }
    [[nodiscard]] const apimap::ApiMap &map() const { return view().map()->map; }
    void waitForMap() const { QTRY_VERIFY(!map().operations.isEmpty()); }
    [[nodiscard]] MapPart operation(const QByteArray &method, const QByteArray &path) const
    {
        for (int group = 0; group < int(map().groups.size()); ++group) {
            for (const auto &row : map().groups.at(group).rows) {
                for (const int index : row.operations) {
                    if (map().operations.at(index).method == method && map().operations.at(index).path == path)
                        return {MapPart::Kind::Operation, group, index};
                }
            }
        }
        return {};
    }
    void click(const MapPart &part) const
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().rectOf(part).center().toPoint());
    }
    [[nodiscard]] QString currentPointer() const { return view().currentPlace().pointer.toString(); }

    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
    Surroundings m_surroundings;
    std::unique_ptr<MapTab> m_tab;
};

namespace {

QByteArray mappedShop()
{
    return R"(openapi: 3.1.0
info: {title: Shop, version: "1"}
paths:
  /books:
    get: {tags: [a], summary: All books, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}}
    post: {tags: [b], deprecated: true, security: [{key: []}], responses: {'201': {description: OK}}}
  /books/{id}:
    get: {tags: [a], responses: {'200': {description: OK}}}
  /orders: {}
components:
  schemas:
    Book: {properties: {author: {$ref: '#/components/schemas/Author'}}}
    Author: {}
  securitySchemes:
    key: {type: apiKey, in: header, name: K}
)";
}

} // namespace

void TestMapTab::init()
{
    openTab(mappedShop());
    waitForMap();
}

void TestMapTab::cleanup()
{
    m_tab.reset();
    m_workspace.reset();
}

void TestMapTab::openTab(const QByteArray &text)
{
    m_tab.reset();
    m_store.files.clear();
    m_surroundings.settings.stored.clear();
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_definition = m_workspace->addUntitled(u"shop.yaml"_qs, text, document::Format::Yaml);
    m_tab = std::make_unique<MapTab>(m_surroundings.context(*m_definition, *m_workspace));
    m_tab->setAutoFillBackground(true);
    support::activate(*m_tab, {1200, 760});
}

void TestMapTab::showsPathsAndSchemas()
{
    QCOMPARE(map().operations.size(), 3);
    QCOMPARE(map().schemas.size(), 2);
    QVERIFY(control<QLabel>(*m_tab, u"mapLegend"_qs)->text().startsWith(u"3 operations"_qs));
    QCOMPARE(support::unnamedControls(*m_tab), QStringList());
    for (const QByteArray &path : {QByteArray("/books"), QByteArray("/books/{id}")})
        QVERIFY(QRectF(view().viewport()->rect()).contains(view().rectOf(operation("GET", path))));
    support::grabTo(*m_tab, u"map"_qs);
}

void TestMapTab::selectsByClickAndOpensByDoubleClick()
{
    QSignalSpy selected(&m_surroundings.navigator, &navigation::Navigator::selected);
    const MapPart get = operation("GET", "/books");
    click(get);
    QCOMPARE(view().current(), get);
    QCOMPARE(currentPointer(), u"/paths/~1books/get"_qs);
    QCOMPARE(selected.size(), 1);
    QVERIFY(view().accessibleDescription().startsWith(u"GET /books\nAll books\nSchemas: Book"_qs));
    QVERIFY(m_surroundings.window.shown.isEmpty());
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, view().rectOf(get).center().toPoint());
    QCOMPARE(m_surroundings.window.shown.size(), 1);
    QCOMPARE(m_surroundings.window.shown.first().location.pointer.toString(), u"/paths/~1books/get"_qs);
}

void TestMapTab::movesWithArrowsAndOpensWithReturn()
{
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Down);
    QCOMPARE(currentPointer(), u"/paths/~1books/get"_qs);
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(currentPointer(), u"/paths/~1books/post"_qs);
    QTest::keyClick(&view(), Qt::Key_Down);
    QCOMPARE(currentPointer(), u"/paths/~1books~1{id}/get"_qs);
    // A path without operations can be selected, too.
    for (int i = 0; i < 4 && currentPointer() != u"/paths/~1orders"; ++i)
        QTest::keyClick(&view(), i < 2 ? Qt::Key_Down : Qt::Key_Right);
    QCOMPARE(currentPointer(), u"/paths/~1orders"_qs);
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(m_surroundings.window.shown.last().location.pointer.toString(), u"/paths/~1orders"_qs);
}

void TestMapTab::filters()
{
    auto *filter = control<QLineEdit>(*m_tab, u"mapFilter"_qs);
    filter->setText(u"books get"_qs);
    QTRY_COMPARE(map().operations.size(), 2);
    QCOMPARE(map().schemas.size(), 1);
    filter->setText(u"no such thing"_qs);
    QTRY_VERIFY(!view().isVisible());
    QVERIFY(!control<QPushButton>(*m_tab, u"mapExportSvg"_qs)->isEnabled());
    filter->clear();
    QTRY_COMPARE(map().operations.size(), 3);
    QVERIFY(view().isVisible());
}

void TestMapTab::groupsByTag()
{
    control<QComboBox>(*m_tab, u"mapGrouping"_qs)->setCurrentIndex(1);
    QTRY_COMPARE(map().groups.first().title, u"a"_qs);
    QCOMPARE(map().groups.size(), 2);
}

void TestMapTab::colors_data()
{
    QTest::addColumn<int>("coloring");
    QTest::addColumn<QString>("meaning");
    QTest::newRow("credentials") << 2 << u"API key"_qs;
    QTest::newRow("deprecated") << 3 << u"Deprecated"_qs;
}

void TestMapTab::colors()
{
    QFETCH(int, coloring);
    click(operation("POST", "/books"));
    control<QComboBox>(*m_tab, u"mapColoring"_qs)->setCurrentIndex(coloring);
    QFETCH(QString, meaning);
    QVERIFY2(view().accessibleDescription().split(u'\n').contains(meaning), qPrintable(view().accessibleDescription()));
}

void TestMapTab::showsText()
{
    QTest::keyClick(&view(), Qt::Key_F1, Qt::ControlModifier);
    auto *text = control<QPlainTextEdit>(*m_tab, u"mapText"_qs);
    QTRY_VERIFY(text->isVisible());
    QVERIFY(text->toPlainText().contains(u"GET All books: Book"_qs));
    QVERIFY(text->isReadOnly());
    support::click(*m_tab, u"mapAsText");
    QVERIFY(view().isVisible());
}

void TestMapTab::followsEdits()
{
    QVERIFY(m_definition->document().set({"paths", "/orders", "get"}, document::Value::object()));
    QTRY_COMPARE(map().operations.size(), 4);
    m_definition->document().undo();
    QTRY_COMPARE(map().operations.size(), 3);
}

void TestMapTab::keepsTheCurrentPart()
{
    click(operation("GET", "/books/{id}"));
    QVERIFY(m_definition->document().insert({"paths", "/a"}, document::Value::object(), 0));
    QTRY_COMPARE(map().groups.size(), 3);
    QCOMPARE(currentPointer(), u"/paths/~1books~1{id}/get"_qs);
}

void TestMapTab::revealsPlaces()
{
    QVERIFY(m_tab->reveal({"paths", "/books", "get", "responses", "200"}));
    QCOMPARE(currentPointer(), u"/paths/~1books/get"_qs);
    QVERIFY(m_tab->shows({"paths", "/books", "get"}));
    QVERIFY(m_tab->reveal({"components", "schemas", "Author", "type"}));
    QCOMPARE(currentPointer(), u"/components/schemas/Author"_qs);
    QVERIFY(!m_tab->reveal({"info", "title"}));
}

void TestMapTab::exports_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("SVG") << u"mapExportSvg"_qs << QByteArray("<title>Map of shop.yaml</title>");
    QTest::newRow("Mermaid") << u"mapExportMermaid"_qs << QByteArray("flowchart LR");
}

void TestMapTab::exports()
{
    QFETCH(QString, button);
    QFETCH(QByteArray, content);
    support::click(*m_tab, button);
    auto *dialog = m_tab->findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(u"/out/map"_qs);
    dialog->close();
    QTRY_VERIFY(m_surroundings.store.files.find(u"/out/map"_qs).has_value());
    QVERIFY(m_surroundings.store.files.find(u"/out/map"_qs)->contains(content));
}

void TestMapTab::explainsAnEmptyDocument()
{
    openTab("openapi: 3.1.0\ninfo: {title: A, version: '1'}\n");
    QTRY_VERIFY(!control<QPushButton>(*m_tab, u"mapAsText"_qs)->isEnabled());
    QTRY_VERIFY(!view().isVisible());
}

void TestMapTab::zoomsAndPans()
{
    m_tab->resize(500, 400);
    const qreal before = view().zoom();
    view().setFocus();
    for (int i = 0; i < 8; ++i)
        QTest::keyClick(&view(), Qt::Key_Plus);
    QVERIFY(view().zoom() > before);
    QVERIFY(view().horizontalScrollBar()->maximum() > 200);
    view().horizontalScrollBar()->setValue(50);
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, QPoint(300, 200));
    QTest::mouseMove(view().viewport(), QPoint(200, 200));
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, QPoint(200, 200));
    QCOMPARE(view().horizontalScrollBar()->value(), 150);
    QTest::keyClick(&view(), Qt::Key_0);
    QVERIFY(view().horizontalScrollBar()->maximum() == 0);
}

void TestMapTab::survivesBeingClosed()
{
    QVERIFY(m_definition->document().set({"paths", "/orders", "get"}, document::Value::object()));
    control<QComboBox>(*m_tab, u"mapGrouping"_qs)->setCurrentIndex(1);
    m_tab.reset();
    QThreadPool::globalInstance()->waitForDone();
}

GATEWRIGHT_TEST(TestMapTab, QApplication)
#include "testmaptab.moc"
