#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

using support::ShopPath;
using window::DefinitionPage;
using window::DefinitionTab;

namespace {

QByteArray apiText()
{
    return R"(openapi: 3.1.0
info: {title: Shop, version: '1'}
servers:
  - url: https://stock.example/v1
tags:
  - name: books
paths:
  /books:
    summary: Books
    parameters:
      - {name: page, in: query, schema: {type: integer}}
    get:
      summary: List books
      parameters:
        - {name: size, in: query, schema: {type: integer}}
      requestBody:
        content:
          application/json: {schema: {type: object}}
      responses:
        '200':
          description: ok
          content:
            application/json: {}
webhooks:
  sold:
    post:
      responses: {'200': {description: ok}}
components:
  parameters:
    Limit: {name: limit, in: query, schema: {type: integer}}
  responses:
    Problem:
      description: Something went wrong
      headers:
        Retry: {$ref: '#/components/headers/Retry'}
  headers:
    Retry: {description: When to try again, schema: {type: integer}}
  securitySchemes:
    login: {type: http, scheme: basic}
)";
}

/** The window on a definition, so low that each form is longer than the window. */
class Shop final
{
public:
    Shop()
    {
        m_fixture.store.files.insert(ShopPath, apiText());
        m_window = std::make_unique<window::MainWindow>(m_fixture.services());
        support::activate(*m_window, {1100, 480});
        m_window->open({ShopPath});
    }
    [[nodiscard]] DefinitionPage &page() const { return *m_window->findChild<DefinitionPage *>(); }
    [[nodiscard]] document::Document &document() const { return m_window->currentDefinition()->document(); }
    void showTab(DefinitionTab tab) const { page().showTab(tab); }
    void press(QKeyCombination key) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key.key(), key.keyboardModifiers());
    }
    /** The area that has a control in it; null if that is none. */
    static QScrollArea *areaOf(const QWidget *control)
    {
        for (QWidget *around = control ? control->parentWidget() : nullptr; around; around = around->parentWidget()) {
            auto *area = qobject_cast<QScrollArea *>(around);
            if (area && area->metaObject()->className() == QByteArrayView("designer::FormArea"))
                return area;
        }
        return nullptr;
    }
    [[nodiscard]] static QString focused()
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

private:
    support::WindowFixture m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

/** Makes a row of a table the current one, and scrolls to it as a user does. */
QTableView *chooseRow(const Shop &shop, const QString &table, int row)
{
    for (QTableView *view : shop.page().findChildren<QTableView *>(table)) {
        if (!view->isVisible())
            continue;
        Shop::areaOf(view)->ensureWidgetVisible(view);
        view->setFocus(Qt::TabFocusReason);
        view->setCurrentIndex(view->model()->index(row, 0));
        return view;
    }
    return nullptr;
}

void clickIn(const Shop &shop, const QString &name)
{
    for (QWidget *button : shop.page().findChildren<QWidget *>(name)) {
        if (!button->isVisible())
            continue;
        Shop::areaOf(button)->ensureWidgetVisible(button);
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    QFAIL(qPrintable(name));
}

void showOperation(const Shop &shop)
{
    shop.page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
}

/** Opens the current response of the operation on a page of its own. */
void openResponse(const Shop &shop)
{
    auto *open = shop.page().findChild<QAction *>(u"openResponse"_qs);
    QVERIFY(open);
    open->trigger();
}

void showComponent(const Shop &shop, const QString &name)
{
    shop.showTab(DefinitionTab::Schemas);
    auto *tree = support::control<QTreeWidget>(shop.page(), "componentTree");
    tree->setCurrentItem(tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0));
}

/** Clicks a step of the breadcrumb; they are counted from the end if the number is negative. */
void clickStep(const Shop &shop, int number)
{
    QCoreApplication::sendPostedEvents(); // The steps are shown.
    QList<QWidget *> steps = shop.page().findChildren<QWidget *>(u"breadcrumbStep"_qs);
    steps.removeIf([](const QWidget *step) { return !step->isVisible(); });
    const qsizetype index = number < 0 ? steps.size() + number : number;
    QVERIFY(index >= 0 && index < steps.size());
    QTest::mouseClick(steps.at(index), Qt::LeftButton);
}

struct Opening {
    const char *name;
    void (*open)(const Shop &shop);
    const char *focused;        ///< Object name of the first field.
    bool isInComponent = false; ///< The page is a part of the form of a component.
};

constexpr Opening Openings[] = {
    {"server by its button",
     [](const Shop &shop) {
         shop.showTab(DefinitionTab::Overview);
         chooseRow(shop, u"servers"_qs, 0);
         clickIn(shop, u"serversOpen"_qs);
     },
     "objectUrl"},
    {"server for the second time",
     [](const Shop &shop) {
         shop.showTab(DefinitionTab::Overview);
         chooseRow(shop, u"servers"_qs, 0);
         clickIn(shop, u"serversOpen"_qs);
         QScrollBar *bar = Shop::areaOf(QApplication::focusWidget())->verticalScrollBar();
         bar->setValue(bar->maximum());
         shop.page().showLocation({navigation::View::Form, {{}, {"info", "title"}}});
         chooseRow(shop, u"servers"_qs, 0);
         shop.press(Qt::Key_Return);
     },
     "objectUrl"},
    {"tag by Return",
     [](const Shop &shop) {
         shop.showTab(DefinitionTab::Overview);
         chooseRow(shop, u"tags"_qs, 0);
         shop.press(Qt::Key_Return);
     },
     "objectName"},
    {"webhook by Return",
     [](const Shop &shop) {
         shop.showTab(DefinitionTab::Overview);
         chooseRow(shop, u"objectWebhooks"_qs, 0);
         shop.press(Qt::Key_Return);
     },
     "objectRef"},
    {"new security requirement",
     [](const Shop &shop) {
         shop.showTab(DefinitionTab::Overview);
         clickIn(shop, u"objectSecurityAdd"_qs);
     },
     nullptr},
    {"response",
     [](const Shop &shop) {
         showOperation(shop);
         openResponse(shop);
     },
     "objectDescription"},
    {"parameter of a path",
     [](const Shop &shop) {
         shop.page().showLocation({navigation::View::Form, {{}, {"paths", "/books"}}});
         chooseRow(shop, u"pathParameters"_qs, 0);
         shop.press(Qt::Key_Return);
     },
     "parameterName"},
    {"media type inside a response",
     [](const Shop &shop) {
         showOperation(shop);
         openResponse(shop);
         chooseRow(shop, u"objectContent"_qs, 0);
         shop.press(Qt::Key_Return);
     },
     nullptr},
    {"breadcrumb to the response",
     [](const Shop &shop) {
         showOperation(shop);
         openResponse(shop);
         chooseRow(shop, u"objectContent"_qs, 0);
         shop.press(Qt::Key_Return);
         clickStep(shop, -1);
     },
     "objectDescription"},
    {"breadcrumb to the operation",
     [](const Shop &shop) {
         showOperation(shop);
         openResponse(shop);
         clickStep(shop, 0);
     },
     "operationMethod"},
    {"breadcrumb to the overview",
     [](const Shop &shop) {
         shop.showTab(DefinitionTab::Overview);
         chooseRow(shop, u"servers"_qs, 0);
         shop.press(Qt::Key_Return);
         clickStep(shop, 0);
     },
     nullptr},
    {"schema of a media type",
     [](const Shop &shop) {
         showOperation(shop);
         openResponse(shop);
         chooseRow(shop, u"objectContent"_qs, 0);
         shop.press(Qt::Key_Return);
         clickIn(shop, u"objectSchemaAdd"_qs);
         clickIn(shop, u"objectSchemaOpen"_qs);
     },
     "schemaTree"},
    {"component of a reference",
     [](const Shop &shop) {
         showComponent(shop, u"Problem"_qs);
         chooseRow(shop, u"objectHeaders"_qs, 0);
         shop.press(Qt::Key_Return);
         clickIn(shop, u"objectTarget"_qs);
     },
     "componentName"},
};

} // namespace

/** A page that the user opens is shown from its top, with the focus in its first field. */
class TestOpenedPages final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void opensAtItsTop_data();
    void opensAtItsTop();
    void selectingARowKeepsTheFocusInTheList();
};

void TestOpenedPages::opensAtItsTop_data()
{
    QTest::addColumn<int>("opening");
    for (int at = 0; at < int(std::size(Openings)); ++at)
        QTest::addRow("%s", Openings[at].name) << at;
}

void TestOpenedPages::opensAtItsTop()
{
    QFETCH(int, opening);
    const Opening &opened = Openings[opening];
    const Shop shop;
    opened.open(shop);
    QCoreApplication::sendPostedEvents(); // The layout is computed.
    const QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    QVERIFY(focus->isVisible());
    const QScrollArea *area = Shop::areaOf(focus);
    QVERIFY2(area, qPrintable(Shop::focused()));
    QVERIFY(area->isVisible());
    QVERIFY2(!focus->visibleRegion().isEmpty(), qPrintable(Shop::focused()));
    if (opened.focused)
        QCOMPARE(Shop::focused(), QString::fromLatin1(opened.focused));
    if (!opened.isInComponent) {
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        return;
    }
    const auto steps = shop.page().findChildren<QWidget *>(u"breadcrumb"_qs);
    QVERIFY(std::any_of(steps.cbegin(), steps.cend(),
                        [](const QWidget *step) { return step->isVisible() && !step->visibleRegion().isEmpty(); }));
}

void TestOpenedPages::selectingARowKeepsTheFocusInTheList()
{
    const Shop shop;
    showOperation(shop);
    auto *tree = support::control<QTreeView>(shop.page(), "pathTree");
    auto *area = support::control<QScrollArea>(shop.page(), "operationArea");
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    QVERIFY(area->verticalScrollBar()->value() > 0);
    tree->setFocus();
    shop.press(Qt::Key_Up);
    shop.press(Qt::Key_Down);
    QVERIFY(tree->hasFocus());
    QCOMPARE(area->verticalScrollBar()->value(), 0);
}

GATEWRIGHT_TEST(TestOpenedPages, QApplication)
#include "testopenedpages.moc"
