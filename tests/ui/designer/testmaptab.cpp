#include "mapfixture.h"
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
    [[nodiscard]] MapView &view() const { return m_open->view(); }
    [[nodiscard]] const apimap::ApiMap &map() const { return m_open->map(); }
    [[nodiscard]] MapPart operation(const QByteArray &method, const QByteArray &path) const
    {
        return m_open->operation(method, path);
    }
    void click(const MapPart &part) const { m_open->click(part); }
    [[nodiscard]] QString currentPointer() const { return m_open->currentPointer(); }
    [[nodiscard]] MapTab &tab() const { return *m_open->tab; }

    std::unique_ptr<OpenMap> m_open;
};

void TestMapTab::init()
{
    openTab(mappedShop());
    QTRY_VERIFY(m_open->isDrawn());
}

void TestMapTab::cleanup()
{
    m_open.reset();
}

void TestMapTab::openTab(const QByteArray &text)
{
    m_open.reset();
    m_open = std::make_unique<OpenMap>(text);
}

void TestMapTab::showsPathsAndSchemas()
{
    QCOMPARE(map().operations.size(), 3);
    QCOMPARE(map().schemas.size(), 2);
    QVERIFY(control<QLabel>(tab(), u"mapLegend"_qs)->text().startsWith(u"3 operations"_qs));
    QCOMPARE(support::unnamedControls(tab()), QStringList());
    for (const QByteArray &path : {QByteArray("/books"), QByteArray("/books/{id}")})
        QVERIFY(QRectF(view().viewport()->rect()).contains(view().rectOf(operation("GET", path))));
    support::grabTo(tab(), u"map"_qs);
}

void TestMapTab::selectsByClickAndOpensByDoubleClick()
{
    QSignalSpy selected(&m_open->surroundings.navigator, &navigation::Navigator::selected);
    const MapPart get = operation("GET", "/books");
    click(get);
    QCOMPARE(view().current(), get);
    QCOMPARE(currentPointer(), u"/paths/~1books/get"_qs);
    QCOMPARE(selected.size(), 1);
    QVERIFY(view().accessibleDescription().startsWith(u"GET /books\nAll books\nSchemas: Book"_qs));
    QVERIFY(m_open->surroundings.window.shown.isEmpty());
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, view().rectOf(get).center().toPoint());
    QCOMPARE(m_open->surroundings.window.shown.size(), 1);
    QCOMPARE(m_open->surroundings.window.shown.first().location.pointer.toString(), u"/paths/~1books/get"_qs);
}

void TestMapTab::movesWithArrowsAndOpensWithReturn()
{
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Down);
    QCOMPARE(currentPointer(), u"/paths/~1books"_qs);
    QTest::keyClick(&view(), Qt::Key_Right);
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
    QCOMPARE(m_open->surroundings.window.shown.last().location.pointer.toString(), u"/paths/~1orders"_qs);
}

void TestMapTab::filters()
{
    auto *filter = control<QLineEdit>(tab(), u"mapFilter"_qs);
    filter->setText(u"books get"_qs);
    QTRY_COMPARE(map().operations.size(), 2);
    QCOMPARE(map().schemas.size(), 1);
    filter->setText(u"no such thing"_qs);
    QTRY_VERIFY(!view().isVisible());
    QVERIFY(!control<QPushButton>(tab(), u"mapExportSvg"_qs)->isEnabled());
    filter->clear();
    QTRY_COMPARE(map().operations.size(), 3);
    QVERIFY(view().isVisible());
}

void TestMapTab::groupsByTag()
{
    control<QComboBox>(tab(), u"mapGrouping"_qs)->setCurrentIndex(1);
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
    control<QComboBox>(tab(), u"mapColoring"_qs)->setCurrentIndex(coloring);
    QFETCH(QString, meaning);
    QVERIFY2(view().accessibleDescription().split(u'\n').contains(meaning), qPrintable(view().accessibleDescription()));
}

void TestMapTab::showsText()
{
    QTest::keyClick(&view(), Qt::Key_F1, Qt::ControlModifier);
    auto *text = control<QPlainTextEdit>(tab(), u"mapText"_qs);
    QTRY_VERIFY(text->isVisible());
    QVERIFY(text->toPlainText().contains(u"GET All books: Book"_qs));
    // With what the colors mean, and the legend first.
    control<QComboBox>(tab(), u"mapColoring"_qs)->setCurrentIndex(2);
    QVERIFY2(text->toPlainText().contains(u"POST (deprecated) [API key]\n"_qs), qPrintable(text->toPlainText()));
    QVERIFY2(text->toPlainText().startsWith(u"3 operations, 2 schemas, No credentials: 2, API key: 1\n"_qs),
             qPrintable(text->toPlainText()));
    QVERIFY(text->isReadOnly());
    support::click(tab(), u"mapAsText");
    QVERIFY(view().isVisible());
}

void TestMapTab::followsEdits()
{
    QVERIFY(m_open->document().set({"paths", "/orders", "get"}, document::Value::object()));
    QTRY_COMPARE(map().operations.size(), 4);
    m_open->document().undo();
    QTRY_COMPARE(map().operations.size(), 3);
}

void TestMapTab::keepsTheCurrentPart()
{
    click(operation("GET", "/books/{id}"));
    QVERIFY(m_open->document().insert({"paths", "/a"}, document::Value::object(), 0));
    QTRY_COMPARE(map().groups.size(), 3);
    QCOMPARE(currentPointer(), u"/paths/~1books~1{id}/get"_qs);
}

void TestMapTab::revealsPlaces()
{
    QVERIFY(tab().reveal({"paths", "/books", "get", "responses", "200"}));
    QCOMPARE(currentPointer(), u"/paths/~1books/get"_qs);
    QVERIFY(tab().shows({"paths", "/books", "get"}));
    QVERIFY(tab().reveal({"components", "schemas", "Author", "type"}));
    QCOMPARE(currentPointer(), u"/components/schemas/Author"_qs);
    QVERIFY(!tab().reveal({"info", "title"}));
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
    support::click(tab(), button);
    auto *dialog = tab().findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(u"/out/map"_qs);
    dialog->close();
    QTRY_VERIFY(m_open->surroundings.store.files.find(u"/out/map"_qs).has_value());
    QVERIFY(m_open->surroundings.store.files.find(u"/out/map"_qs)->contains(content));
}

void TestMapTab::explainsAnEmptyDocument()
{
    openTab("openapi: 3.1.0\ninfo: {title: A, version: '1'}\n");
    QTRY_VERIFY(!control<QPushButton>(tab(), u"mapAsText"_qs)->isEnabled());
    QTRY_VERIFY(!view().isVisible());
}

void TestMapTab::zoomsAndPans()
{
    tab().resize(500, 400);
    const qreal before = view().zoom();
    view().setFocus();
    for (int i = 0; i < 8; ++i)
        QTest::keyClick(&view(), Qt::Key_Plus);
    QVERIFY(view().zoom() > before);
    QVERIFY(view().horizontalScrollBar()->maximum() > 200);
    view().horizontalScrollBar()->setValue(50);
    // Beside what can be dragged.
    const QPoint empty = view().rectOf(operation("POST", "/books")).topRight().toPoint() + QPoint(30, 5);
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, empty);
    QTest::mouseMove(view().viewport(), empty - QPoint(100, 0));
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, empty - QPoint(100, 0));
    QCOMPARE(view().horizontalScrollBar()->value(), 150);
    QTest::keyClick(&view(), Qt::Key_0);
    QVERIFY(view().horizontalScrollBar()->maximum() == 0);
}

void TestMapTab::survivesBeingClosed()
{
    QVERIFY(m_open->document().set({"paths", "/orders", "get"}, document::Value::object()));
    control<QComboBox>(tab(), u"mapGrouping"_qs)->setCurrentIndex(1);
    m_open.reset();
    QThreadPool::globalInstance()->waitForDone();
}

GATEWRIGHT_TEST(TestMapTab, QApplication)
#include "testmaptab.moc"
