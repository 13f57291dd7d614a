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
#include <QThreadPool>
#include <QTreeWidget>

namespace support {

namespace {

constexpr int LookMs = 15;
constexpr int MostLooks = 300;

/** A number that changes with the places of the visible controls of a window and the rows of its lists. */
size_t lookOf(const QWidget &window)
{
    size_t look = 0;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QRect place = widget->geometry();
        look = qHashMulti(look, widget, place.x(), place.y(), place.width(), place.height());
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (view && view->model())
            look = qHashMulti(look, view->model()->rowCount());
    }
    return look;
}

} // namespace

void LanguageWalk::settle(const QWidget &window, int quietMs)
{
    size_t last = lookOf(window);
    for (int equal = 0, looks = 0; equal * LookMs < quietMs && looks < MostLooks; ++looks) {
        QTest::qWait(LookMs);
        const size_t now = lookOf(window);
        const bool isIdle = QThreadPool::globalInstance()->activeThreadCount() == 0;
        equal = now == last && isIdle ? equal + 1 : 0;
        last = now;
    }
}

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

void LanguageWalk::click(const char *name)
{
    QWidget *control = visible(name);
    QVERIFY2(control, name);
    QTest::mouseClick(control, Qt::LeftButton);
}

void LanguageWalk::start()
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
    m_example = example;
}

void LanguageWalk::addParts()
{
    QTest::addColumn<Part>("part");
    QTest::newRow("pages") << Part::Pages;
    QTest::newRow("exchanges") << Part::Exchanges;
    QTest::newRow("tabs") << Part::Tabs;
    QTest::newRow("objects") << Part::Objects;
    QTest::newRow("panels") << Part::Panels;
}

void LanguageWalk::walk(Part part)
{
    start();
    if (part == Part::Pages)
        stop(u"welcome"_qs);
    m_journey->open(m_example);
    m_journey->window().resize(m_size);
    switch (part) {
    case Part::Pages:
        walkManagement();
        break;
    case Part::Exchanges:
        walkExchanges();
        break;
    case Part::Tabs:
        walkDefinition();
        break;
    case Part::Objects:
        walkObjects();
        walkAdding();
        break;
    case Part::Panels:
        walkPanels();
        walkDialogs();
        break;
    }
    m_journey.reset();
}

void LanguageWalk::walk()
{
    // Qt Test does not wait any more after a failure, so that later failures would be misleading.
    for (const Part part : {Part::Pages, Part::Exchanges, Part::Tabs, Part::Objects, Part::Panels}) {
        if (!QTest::currentTestFailed())
            walk(part);
    }
}

void LanguageWalk::walkDialogs()
{
    for (const auto &[action, dialog] :
         {std::pair("actionNewApi", "newApiDialog"), std::pair("actionListenPaths", "listenPathsDialog"),
          std::pair("actionPreferences", "preferencesDialog"), std::pair("actionSavedRequests", "savedRequests"),
          std::pair("actionDiagnostics", "diagnosticsDialog")})
        visitDialog(action, dialog);
}

void LanguageWalk::stop(const QString &name, QWidget &window)
{
    settle(window);
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
    settle(m_journey->window());
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
            click("schemasAsPicture");
            stop(u"picture"_qs);
            click("schemasAsForm");
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
        QVERIFY2(view, table);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(row, 0));
        QTest::keyClick(view, Qt::Key_Return);
    };
    openRow("operationParameters", 1);
    stop(u"parameter"_qs);
    click("breadcrumbStep");
    trigger("openResponse");
    stop(u"response"_qs);
    openRow("objectContent", 0);
    stop(u"media type"_qs);
    click("breadcrumbStep");
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
    click("gridBack");
}

void LanguageWalk::walkPanels()
{
    trigger("actionShowProblems");
    stop(u"problems"_qs);
    trigger("actionFindInFiles");
    auto *field = visible<QLineEdit>("findInFilesField");
    QTest::keyClicks(field, u"isbn"_qs);
    QTest::keyClick(field, Qt::Key_Return);
    auto *found = visible<QTreeWidget>("findInFilesList");
    QTRY_VERIFY(found->topLevelItemCount() > 0);
    stop(u"find in files"_qs);
    trigger("actionShowExchangesDock");
    stop(u"exchanges panel"_qs);
    trigger("actionShowExchangesDock");
    trigger("actionShowSource");
    trigger("actionFind");
    stop(u"find"_qs);
    trigger("actionReplace");
    stop(u"replace"_qs);
    trigger("actionTour");
    stop(u"tour"_qs);
    click("tourLeave");
    trigger("actionCommandPalette");
    settle(m_journey->window());
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
    click("policyMatrix");
    visitOpenDialog("matrixDialog");
    click("policiesCalls");
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
        support::click(m_journey->window(), "composerSend");
        auto *rows = control<QAbstractItemView>(m_journey->window(), "exchangeList");
        QTRY_COMPARE(rows->model()->rowCount(), before + 1);
        settle(m_journey->window());
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
