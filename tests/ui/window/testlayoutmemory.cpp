#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "pagestack.h"
#include "settingstable.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeView>

using window::ActionId;
using window::DefinitionTab;

/** How the user has arranged the window, and where they were, is the same after a restart. */
class TestLayoutMemory final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void remembersTheTabAndTheCursorOfEachFile();
    void remembersScrollPositions();
    void remembersSplitters();
    void remembersColumns();
    void remembersThePage();
    void showsNoPageThatCallsAServer();
    void aPlaceThatIsAskedForWins();
    void usesDefaultsForDamagedSizes_data();
    void usesDefaultsForDamagedSizes();

private:
    void start();
    void restart();
    [[nodiscard]] window::DefinitionPage *page() const
    {
        return m_window->findChild<window::PageStack *>()->currentPage();
    }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

namespace {

const QString Orders = u"/apis/orders.yaml"_qs;

QByteArray longText()
{
    QByteArray text = support::shopText("Orders");
    text += "components:\n  schemas:\n";
    for (int schema = 0; schema < 300; ++schema)
        text += "    Schema" + QByteArray::number(schema) + ": {type: object}\n";
    return text;
}

QScrollBar *sourceBar(const QWidget &window)
{
    return support::control<QAbstractScrollArea>(window, "sourceEditor")->verticalScrollBar();
}

} // namespace

void TestLayoutMemory::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(support::ShopPath, support::shopText());
    m_fixture->store.files.insert(Orders, longText());
    start();
}

void TestLayoutMemory::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestLayoutMemory::start()
{
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window, {1200, 800});
    m_window->restoreSession();
}

void TestLayoutMemory::restart()
{
    QVERIFY(m_window->close());
    m_window.reset();
    m_fixture = support::WindowFixture::restarted(*m_fixture);
    start();
}

void TestLayoutMemory::remembersTheTabAndTheCursorOfEachFile()
{
    m_window->open({support::ShopPath});
    page()->showTab(DefinitionTab::Settings);
    m_window->open({Orders});
    page()->showTab(DefinitionTab::Source);
    auto *editor = support::control(*m_window, "sourceEditor");
    for (int line = 0; line < 7; ++line)
        QTest::keyClick(editor, Qt::Key_Down);
    const navigation::Visit visit = page()->visible();
    restart();
    QCOMPARE(m_window->currentDefinition()->path(), Orders);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
    QCOMPARE(page()->visible().location.span, visit.location.span);
    m_window->showDefinition(m_fixture->workspace.find(support::ShopPath));
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
    // Also when it is closed and opened again.
    page()->showTab(DefinitionTab::Paths);
    m_window->action(ActionId::CloseDefinition)->trigger();
    m_window->action(ActionId::ReopenDefinition)->trigger();
    QCOMPARE(m_window->currentDefinition()->path(), support::ShopPath);
    QCOMPARE(page()->currentTab(), DefinitionTab::Paths);
}

void TestLayoutMemory::remembersScrollPositions()
{
    m_window->open({Orders});
    page()->showTab(DefinitionTab::Source);
    QTRY_VERIFY(sourceBar(*m_window)->maximum() > 100);
    sourceBar(*m_window)->setValue(100);
    restart();
    QTRY_COMPARE(sourceBar(*m_window)->value(), 100);
    page()->showTab(DefinitionTab::Settings);
    m_window->resize(1024, 400);
    auto *form = page()->findChild<QAbstractScrollArea *>(u"settingsArea"_qs);
    QVERIFY(form);
    QTRY_VERIFY(form->verticalScrollBar()->maximum() > 50);
    form->verticalScrollBar()->setValue(50);
    restart();
    m_window->resize(1024, 400);
    form = page()->findChild<QAbstractScrollArea *>(u"settingsArea"_qs);
    QTRY_COMPARE(form->verticalScrollBar()->value(), 50);
}

/** By mouse, in a part of its own, as pages have them. */
void TestLayoutMemory::remembersSplitters()
{
    const auto newSplitter = [] {
        auto splitter = std::make_unique<QSplitter>();
        splitter->setObjectName(u"testSplitter"_qs);
        splitter->addWidget(new QPlainTextEdit);
        splitter->addWidget(new QPlainTextEdit);
        support::activate(*splitter, {600, 300});
        return splitter;
    };
    auto splitter = newSplitter();
    const int before = splitter->sizes().at(0);
    auto *handle = splitter->handle(1);
    const QPoint start = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, start);
    QTest::mouseMove(handle, start - QPoint(90, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, start - QPoint(90, 0));
    const QList<int> wanted = splitter->sizes();
    QVERIFY(wanted.at(0) < before);
    splitter.reset();
    restart();
    splitter = newSplitter();
    QTRY_COMPARE(splitter->sizes(), wanted);
}

void TestLayoutMemory::remembersColumns()
{
    m_window->open({support::ShopPath});
    m_window->action(ActionId::ShowProblems)->trigger();
    auto *tree = support::control<QTreeView>(*m_window, "problemsTable");
    QTRY_VERIFY(tree->isVisible());
    int column = 0;
    while (tree->header()->sectionResizeMode(column) != QHeaderView::Interactive)
        ++column;
    QHeaderView *header = tree->header();
    const int width = header->sectionSize(column);
    const QPoint edge(header->sectionViewportPosition(column) + width - 1, header->height() / 2);
    QTest::mousePress(header->viewport(), Qt::LeftButton, {}, edge);
    QTest::mouseMove(header->viewport(), edge + QPoint(20, 0));
    QTest::mouseMove(header->viewport(), edge + QPoint(40, 0));
    QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, edge + QPoint(40, 0));
    const int wanted = header->sectionSize(column);
    QVERIFY(wanted != width);
    QTRY_VERIFY(!m_fixture->settings.get(settings::LayoutSizes, u"problemsTable"_qs).isEmpty());
    restart();
    tree = support::control<QTreeView>(*m_window, "problemsTable");
    QTRY_COMPARE(tree->header()->sectionSize(column), wanted);
}

void TestLayoutMemory::remembersThePage()
{
    m_window->open({support::ShopPath});
    m_window->showPage(window::Page::Exchanges);
    restart();
    QCOMPARE(m_window->findChild<window::PageStack *>()->shownPage(), window::Page::Exchanges);
    QVERIFY(!m_window->currentDefinition());
    m_window->showPage(window::Page::Apis);
    QCOMPARE(m_window->currentDefinition()->path(), support::ShopPath);
}

/** Opening the program calls nobody's server, also if the user looked at one before. */
void TestLayoutMemory::showsNoPageThatCallsAServer()
{
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    m_fixture->environments.put(staging);
    m_fixture->environments.setCurrent(staging.id);
    m_window->showPage(window::Page::Certificates);
    QVERIFY(m_window->close());
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->restoreSession();
    QCOMPARE(m_window->findChild<window::PageStack *>()->shownPage(), window::Page::Apis);
    m_fixture->environments.setCurrent(m_fixture->environments.environments().constFirst().id);
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->restoreSession();
    QCOMPARE(m_window->findChild<window::PageStack *>()->shownPage(), window::Page::Certificates);
}

/** A problem or search result in a file that is opened for it. */
void TestLayoutMemory::aPlaceThatIsAskedForWins()
{
    m_window->open({Orders});
    page()->showTab(DefinitionTab::Source);
    QTRY_VERIFY(sourceBar(*m_window)->maximum() > 100);
    sourceBar(*m_window)->setValue(sourceBar(*m_window)->maximum());
    m_window->action(ActionId::CloseDefinition)->trigger();
    m_window->open({Orders});
    QVERIFY(page()->showLocation({navigation::View::Source, {{}, {"info", "title"}}}));
    QTest::qWait(200);
    QVERIFY(sourceBar(*m_window)->value() < 50);
}

void TestLayoutMemory::usesDefaultsForDamagedSizes_data()
{
    QTest::addColumn<QStringList>("sizes");
    QTest::newRow("none") << QStringList();
    QTest::newRow("no numbers") << QStringList{u"wide"_qs, u"narrow"_qs};
    QTest::newRow("negative") << QStringList{u"-5"_qs, u"100"_qs};
    QTest::newRow("too large") << QStringList{u"100"_qs, u"2000000000"_qs};
    QTest::newRow("too many") << QStringList(10'000, u"1"_qs);
}

void TestLayoutMemory::usesDefaultsForDamagedSizes()
{
    QFETCH(const QStringList, sizes);
    const auto shownSizes = [this] {
        m_window->open({support::ShopPath});
        m_window->action(ActionId::ShowProblems)->trigger();
        const auto *splitter = support::control<QSplitter>(*m_window, "problemsSplitter");
        return splitter->isVisible() ? splitter->sizes() : QList<int>();
    };
    QTRY_VERIFY(!shownSizes().isEmpty());
    const QList<int> usual = shownSizes();
    m_window.reset();
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(support::ShopPath, support::shopText());
    m_fixture->settings.set(settings::LayoutSizes, u"problemsSplitter"_qs, sizes);
    start();
    QTRY_COMPARE(shownSizes(), usual);
}

GATEWRIGHT_TEST(TestLayoutMemory, QApplication)

#include "testlayoutmemory.moc"
