#include "languagewalk.h"

#include "driving.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeWidget>

namespace support {

namespace {

constexpr int SettlingMs = 250; ///< Wrapped texts know their height after they have their width; lists fill on workers.

} // namespace

template<typename Widget>
Widget *LanguageWalk::visible(const char *name) const
{
    for (Widget *found : m_journey->window().findChildren<Widget *>(QLatin1StringView(name))) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

LanguageWalk::LanguageWalk(const JourneyHome &home, QSize size, Visit visit)
    : m_home(home)
    , m_size(size)
    , m_visit(std::move(visit))
{}

void LanguageWalk::walk()
{
    for (const QString &name : QDir(m_home.path(u"."_qs)).entryList(QDir::AllDirs | QDir::NoDotAndDotDot))
        QDir(m_home.path(name)).removeRecursively();
    QVERIFY(QDir().mkpath(m_home.path(u"bookshop"_qs)));
    const QString example = m_home.path(u"bookshop/bookshop.yaml"_qs);
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), example));
    m_journey = std::make_unique<Journey>(m_home);
    QWidget &window = m_journey->window();
    window.resize(m_size);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    stop(u"welcome"_qs);
    m_journey->open(example);
    window.resize(m_size);
    walkManagement();
    walkExchanges();
    m_journey->window().showDefinition(m_journey->services().services().workspace.find(example));
    walkDefinition();
    walkObjects();
    walkAdding();
    walkPanels();
    for (const auto &[action, dialog] :
         {std::pair("actionNewApi", "newApiDialog"), std::pair("actionListenPaths", "listenPathsDialog"),
          std::pair("actionPreferences", "preferencesDialog"), std::pair("actionSavedRequests", "savedRequests")})
        visitDialog(action, dialog);
    m_journey.reset();
}

void LanguageWalk::stop(const QString &name, QWidget &window)
{
    QTest::qWait(SettlingMs);
    m_visit(name, window);
}

void LanguageWalk::trigger(const char *action)
{
    auto *found = m_journey->window().findChild<QAction *>(QLatin1StringView(action));
    QVERIFY2(found, action);
    found->trigger();
}

void LanguageWalk::visitDialog(const char *action, const char *dialog)
{
    trigger(action);
    visitOpenDialog(dialog);
}

void LanguageWalk::visitOpenDialog(const char *dialog)
{
    QTest::qWait(SettlingMs);
    for (auto *found : m_journey->window().findChildren<QDialog *>()) {
        if (!found->isVisible())
            continue;
        if (QScreen *screen = found->screen())
            found->resize(found->size().boundedTo(m_size).boundedTo(screen->availableSize()));
        stop(found->objectName(), *found);
        found->reject();
        return;
    }
    QFAIL(dialog);
}

void LanguageWalk::walkDefinition()
{
    auto *tabs = visible<QTabBar>("definitionTabs");
    QVERIFY(tabs);
    for (int index = 0; index < tabs->count(); ++index) {
        tabs->setCurrentIndex(index);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(index).center());
        stop(u"tab %1"_qs.arg(index));
        if (auto *tree = visible<QTreeWidget>("componentTree")) {
            for (const QString &schema : {u"Book"_qs, u"Price"_qs}) {
                QTreeWidgetItem *item = tree->findItems(schema, Qt::MatchExactly | Qt::MatchRecursive).value(0);
                QVERIFY(item);
                tree->setCurrentItem(item);
                stop(u"schema "_qs + schema);
            }
            QTest::mouseClick(visible("schemasAsPicture"), Qt::LeftButton);
            stop(u"picture"_qs);
            QTest::mouseClick(visible("schemasAsForm"), Qt::LeftButton);
        }
        if (auto *sections = visible<QListWidget>("settingsSections")) {
            for (int row = 0; row < sections->count(); ++row) {
                sections->setCurrentRow(row);
                stop(u"section %1"_qs.arg(row));
            }
        }
    }
}

void LanguageWalk::walkObjects()
{
    trigger("actionShowPaths");
    auto *tree = visible<QAbstractItemView>("pathTree");
    tree->setCurrentIndex(tree->model()->index(0, 0));
    stop(u"path"_qs);
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    stop(u"operation"_qs);
    for (auto *area : m_journey->window().findChildren<QScrollArea *>(u"operationArea"_qs)) {
        if (QWidget *rest = visible("operationRest"))
            area->ensureWidgetVisible(rest);
    }
    stop(u"operation, rest"_qs);
    const auto openRow = [this](const char *table, int row) {
        auto *view = visible<QAbstractItemView>(table);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(row, 0));
        QTest::keyClick(view, Qt::Key_Return);
    };
    openRow("operationParameters", 1);
    stop(u"parameter"_qs);
    QTest::mouseClick(visible("breadcrumbStep"), Qt::LeftButton);
    trigger("openResponse");
    stop(u"response"_qs);
    openRow("objectContent", 0);
    stop(u"media type"_qs);
    QTest::mouseClick(visible("breadcrumbStep"), Qt::LeftButton);
}

void LanguageWalk::walkAdding()
{
    trigger("actionShowPaths");
    trigger("newResourceAction");
    stop(u"new resource"_qs);
    trigger("pasteTextAction");
    stop(u"paste"_qs);
    visible<QPlainTextEdit>("pasteText")->setPlainText(u"curl -X POST https://api.example/a -d '{\"name\": \"b\"}'"_qs);
    stop(u"pasted"_qs);
    trigger("editManyAction");
    stop(u"grid"_qs);
    QTest::mouseClick(visible("gridBack"), Qt::LeftButton);
}

void LanguageWalk::walkPanels()
{
    trigger("actionShowProblems");
    stop(u"problems"_qs);
    trigger("actionFindInFiles");
    auto *field = visible<QLineEdit>("findInFilesField");
    QTest::keyClicks(field, u"isbn"_qs);
    QTest::keyClick(field, Qt::Key_Return);
    stop(u"find in files"_qs);
    trigger("actionShowExchangesDock");
    stop(u"exchanges panel"_qs);
    trigger("actionShowExchangesDock");
    trigger("actionShowSource");
    trigger("actionFind");
    stop(u"find"_qs);
    trigger("actionReplace");
    stop(u"replace"_qs);
    trigger("actionCommandPalette");
    QTest::qWait(SettlingMs);
    QWidget *palette = visible("commandPaletteField");
    stop(u"palette"_qs, *palette->window());
    QTest::keyClick(palette, Qt::Key_Escape);
}

void LanguageWalk::walkManagement()
{
    const auto showPage = [this](window::Page page, const char *view, const QString &name) {
        m_journey->window().showPage(page);
        auto *rows = control<QAbstractItemView>(m_journey->window(), view);
        QTRY_VERIFY(rows->model()->rowCount() > 0);
        stop(name);
        rows->setCurrentIndex(rows->model()->index(0, 0));
        stop(name + u", selected"_qs);
    };
    showPage(window::Page::Certificates, "certificateTable", u"certificates"_qs);
    showPage(window::Page::Policies, "policyList", u"policies"_qs);
    QTest::mouseClick(visible("policyMatrix"), Qt::LeftButton);
    visitOpenDialog("matrixDialog");
    QTest::mouseClick(visible("policiesCalls"), Qt::LeftButton);
    visitOpenDialog("callsDialog");
    showPage(window::Page::SsoProfiles, "ssoProfiles", u"profiles"_qs);
    m_journey->window().showPage(window::Page::Environments);
    stop(u"environments"_qs);
}

void LanguageWalk::walkExchanges()
{
    m_journey->services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    m_journey->window().showPage(window::Page::Exchanges);
    stop(u"no exchanges"_qs);
    m_journey->startGateway();
    for (const char *path : {"/bookshop/books?page=2", "/nothing/here"}) {
        auto *list = visible<QAbstractItemView>("exchangeList");
        const int before = list ? list->model()->rowCount() : 0;
        type(m_journey->window(), "composerPath", QString::fromLatin1(path));
        click(m_journey->window(), "composerSend");
        auto *rows = control<QAbstractItemView>(m_journey->window(), "exchangeList");
        QTRY_COMPARE(rows->model()->rowCount(), before + 1);
        QTest::qWait(SettlingMs);
    }
    auto *rows = control<QAbstractItemView>(m_journey->window(), "exchangeList");
    for (int row = 0; row < 2; ++row) {
        rows->setCurrentIndex(rows->model()->index(row, 0));
        auto *tabs = control<QTabWidget>(m_journey->window(), "exchangeTabs");
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (!tabs->isTabVisible(tab))
                continue;
            tabs->setCurrentIndex(tab);
            stop(u"exchange %1, tab %2"_qs.arg(row).arg(tab));
        }
        tabs->setCurrentIndex(0);
    }
}

} // namespace support
