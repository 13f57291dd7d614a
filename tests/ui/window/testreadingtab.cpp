#include "definitionpage.h"
#include "grabs.h"
#include "readingpage.h"
#include "readingview.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QPushButton>
#include <QTreeWidget>

using window::ActionId;
using window::DefinitionTab;
using window::MainWindow;

/** The Reading tab is in step with the other tabs. */
class TestReadingTab final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsWhatIsSelectedElsewhere();
    void selectsElsewhereWhatIsShown();
    void opensFormsAndSource();
    void searchesByShortcut();

private:
    [[nodiscard]] window::DefinitionPage &page() const { return *m_window->findChild<window::DefinitionPage *>(); }
    [[nodiscard]] readingview::ReadingView &view() const { return *m_window->findChild<readingview::ReadingView *>(); }
    [[nodiscard]] QString title() const
    {
        return view().current() < 0 ? QString() : reading::titleOf(view().entries()[view().current()]);
    }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QString ReadShopPath = u"/apis/shop.yaml"_qs;
const QByteArray ReadShop = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /books:
    get: {summary: All books, responses: {'200': {description: D}}}
    post: {summary: Add a book, responses: {'200': {description: D}}}
components:
  schemas:
    Book: {type: object}
    Price: {type: number}
)";
const document::Pointer ToPost{"paths", "/books", "post"};
const document::Pointer ToPrice{"components", "schemas", "Price"};

} // namespace

void TestReadingTab::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files = {{ReadShopPath, ReadShop}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->open({ReadShopPath});
    QVERIFY(m_window->currentDefinition());
}

void TestReadingTab::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestReadingTab::showsWhatIsSelectedElsewhere()
{
    page().showLocation({navigation::View::Form, {{}, ToPost}});
    QCOMPARE(page().currentTab(), DefinitionTab::Paths);
    m_window->action(ActionId::ShowReading)->trigger();
    QCOMPARE(page().currentTab(), DefinitionTab::Reading);
    QCOMPARE(title(), u"Add a book"_qs);
    page().showLocation({navigation::View::Form, {{}, ToPrice}});
    QCOMPARE(page().currentTab(), DefinitionTab::Schemas);
    QCOMPARE(title(), u"Price"_qs);
}

void TestReadingTab::selectsElsewhereWhatIsShown()
{
    page().showTab(DefinitionTab::Reading);
    QVERIFY(view().showPlace(ToPrice));
    page().showTab(DefinitionTab::Schemas);
    QCOMPARE(support::control<QTreeWidget>(*m_window, "componentTree")->currentItem()->text(0), u"Price"_qs);
    page().showTab(DefinitionTab::Reading);
    QCOMPARE(title(), u"Price"_qs);
    QVERIFY(view().showPlace(ToPost));
    page().showTab(DefinitionTab::Source);
    QCOMPARE(page().visible().location.pointer, ToPost);
}

void TestReadingTab::opensFormsAndSource()
{
    page().showTab(DefinitionTab::Reading);
    QVERIFY(view().showPlace(ToPost));
    support::click(*m_window, "readingOpen");
    QCOMPARE(page().currentTab(), DefinitionTab::Paths);
    page().showTab(DefinitionTab::Reading);
    support::click(*m_window, "readingSource");
    QCOMPARE(page().currentTab(), DefinitionTab::Source);
}

void TestReadingTab::searchesByShortcut()
{
    page().showTab(DefinitionTab::Reading);
    page().find();
    QCOMPARE(page().currentTab(), DefinitionTab::Reading);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"readingSearch"_qs);
}

GATEWRIGHT_TEST(TestReadingTab, QApplication)
#include "testreadingtab.moc"
