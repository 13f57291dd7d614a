#include "pagestack.h"

#include "definitionpage.h"
#include "diskchanges.h"
#include "environmentspage.h"
#include "exchangespage.h"
#include "navigator.h"
#include "operationkey.h"
#include "pagefactory.h"
#include "pendingedit.h"
#include "policiespage.h"
#include "searchfield.h"
#include "servedapis.h"
#include "welcomepage.h"
#include "workspace.h"

#include <QTimer>

#include <memory>
#include <utility>

namespace window {

PageStack::PageStack(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                     traffic::ExchangeLog &log, QWidget *parent)
    : CurrentStack(parent)
    , m_services(services)
    , m_navigator(navigator)
    , m_log(log)
    , m_apis(new reach::ServedApis(services.workspace, services.store, services.disk.folders(), this))
    , m_welcome(new WelcomePage(actions, this))
{
    addWidget(m_welcome);
    connect(&m_services.workspace, &workspace::Workspace::aboutToClose, this, &PageStack::removeDefinition);
}

void PageStack::showPage(Page page)
{
    m_navigator.leave();
    m_isSideActive = false;
    m_shownPage = page;
    m_currentPage = page == Page::Apis ? m_definitionPages.value(m_lastDefinition) : nullptr;
    if (m_currentPage)
        setCurrentWidget(m_currentPage);
    else if (page == Page::Apis)
        setCurrentWidget(m_welcome);
    else {
        QWidget *&widget = m_pages[page];
        if (!widget) {
            widget = newPage(page);
            addWidget(widget);
        }
        setCurrentWidget(widget);
    }
    emit pageShown(page);
}

QWidget *PageStack::newPage(Page page)
{
    const PageLinks links{
        [this](const QString &path, const QString &pointer) { emit settingRequested(path, pointer); },
        [this](bool isForRequest) { emit gatewayStartRequested(isForRequest); },
        [this] { emit echoRequested(); },
        [this] { showPage(Page::Environments); },
        [this] { emit certificateFound(); },
        [this] { showPage(Page::Apis); },
    };
    if (page == Page::Exchanges)
        return m_exchanges = makeExchangesPage(m_services, m_log, links, this);
    if (page != Page::Environments)
        return makeManagementPage(page, m_services, *m_apis, links, this);
    m_environments = makeEnvironmentsPage(m_services, this);
    connect(m_environments, &environments::EnvironmentsPage::modifiedChanged, this, &PageStack::environmentModified);
    return m_environments;
}

DefinitionPage &PageStack::showDefinition(workspace::OpenDefinition &definition)
{
    if (m_isSideActive && &m_sidePage->definition() == &definition) {
        emit definitionShown(&definition);
        return *m_sidePage;
    }
    if (!currentPage() || &currentPage()->definition() != &definition) {
        m_navigator.leave();
        // Showing a definition and then a place in it is one move.
        m_isArriving = true;
        QTimer::singleShot(0, this, [this] { m_isArriving = false; });
    }
    m_isSideActive = false;
    m_shownPage = Page::Apis;
    m_lastDefinition = &definition;
    m_currentPage = &pageOf(definition);
    setCurrentWidget(m_currentPage);
    emit definitionShown(&definition);
    return *m_currentPage;
}

DefinitionPage *PageStack::newPageOf(workspace::OpenDefinition &definition)
{
    auto *page = new DefinitionPage(definition, m_services, m_navigator, m_log, this);
    connect(page, &DefinitionPage::addRequested, this, &PageStack::addRequested);
    connect(page, &DefinitionPage::exchangeRequested, this, &PageStack::showExchange);
    connect(page, &DefinitionPage::aboutToMove, this, [this, page] {
        if (page == currentPage() && !std::exchange(m_isArriving, false))
            m_navigator.leave();
    });
    connect(page, &DefinitionPage::currentTabChanged, this, &PageStack::tabChanged);
    connect(page, &DefinitionPage::sourceActiveChanged, this, &PageStack::tabChanged);
    connect(page, &DefinitionPage::editedDefinitionChanged, this, &PageStack::editedDefinitionChanged);
    connect(page, &DefinitionPage::conversionRequested, this,
            [this, &definition] { emit conversionRequested(definition); });
    return page;
}

DefinitionPage &PageStack::pageOf(workspace::OpenDefinition &definition)
{
    DefinitionPage *&page = m_definitionPages[&definition];
    if (!page) {
        page = newPageOf(definition);
        addWidget(page);
        if (m_earlierViews)
            page->restoreView(m_earlierViews(definition));
    }
    return *page;
}

PageView PageStack::viewOf(const workspace::OpenDefinition &definition) const
{
    const DefinitionPage *page = m_definitionPages.value(&definition);
    return page ? page->view() : PageView();
}

void PageStack::showBeside(workspace::OpenDefinition &definition)
{
    if (m_sidePage && &m_sidePage->definition() == &definition)
        return;
    closeBeside();
    m_sidePage = newPageOf(definition);
    emit sidePageChanged(m_sidePage);
}

void PageStack::closeBeside()
{
    activateSide(false);
    const std::unique_ptr<DefinitionPage> page(std::exchange(m_sidePage, nullptr));
    if (page)
        emit sidePageChanged(nullptr);
}

void PageStack::activateSide(bool isActive)
{
    if (isActive == m_isSideActive || !m_sidePage)
        return;
    m_isSideActive = isActive;
    if (workspace::OpenDefinition *definition = currentDefinition())
        emit definitionShown(definition);
    else
        emit pageShown(m_shownPage);
}

void PageStack::showExchange(quint64 number)
{
    showPage(Page::Exchanges);
    m_exchanges->showExchange(number);
}

void PageStack::draftPolicy(const management::Policy &policy)
{
    showPage(Page::Policies);
    if (auto *page = qobject_cast<policies::PoliciesPage *>(m_pages.value(Page::Policies)))
        page->startDraft(policy);
}

void PageStack::showPolicyMatrix()
{
    showPage(Page::Policies);
    if (auto *page = qobject_cast<policies::PoliciesPage *>(m_pages.value(Page::Policies)))
        page->showMatrix();
}

void PageStack::compose(workspace::OpenDefinition &definition, const document::Pointer &operation, bool sends)
{
    const QList<QByteArray> tokens = operation.tokens();
    showPage(Page::Exchanges);
    // `paths`, the path and the method, which for methods that OpenAPI has no field for is one level deeper.
    if (tokens.size() >= 3)
        m_exchanges->compose({&definition, tokens.at(1), tokens.last()}, sends);
}

workspace::OpenDefinition *PageStack::currentDefinition() const
{
    return currentPage() ? &currentPage()->definition() : nullptr;
}

workspace::OpenDefinition *PageStack::editedDefinition() const
{
    return currentPage() ? &currentPage()->editedDefinition() : nullptr;
}

workspace::OpenDefinition *PageStack::lastDefinition() const
{
    return m_isSideActive ? &m_sidePage->definition() : m_lastDefinition;
}

DefinitionTab PageStack::mainTab() const
{
    const DefinitionPage *page = m_definitionPages.value(m_lastDefinition);
    return page ? page->currentTab() : DefinitionTab::Overview;
}

bool PageStack::canFind() const
{
    return currentPage() || currentWidget()->findChild<widgets::SearchField *>();
}

void PageStack::find()
{
    if (currentPage())
        currentPage()->find();
    else if (m_exchanges && currentWidget() == m_exchanges)
        m_exchanges->focusFilter();
    else
        widgets::focusSearchField(currentWidget());
}

void PageStack::removeDefinition(const workspace::OpenDefinition *definition)
{
    editing::completeEdits(*window()); // While all pages are there: what reads them follows the edits.
    if (m_sidePage && &m_sidePage->definition() == definition)
        closeBeside();
    const bool wasShown = m_currentPage && &m_currentPage->definition() == definition;
    if (m_lastDefinition == definition)
        m_lastDefinition = nullptr;
    if (wasShown)
        m_currentPage = nullptr;
    // The page reads the definition, which is deleted right after this signal.
    const std::unique_ptr<DefinitionPage> page(m_definitionPages.take(definition));
    if (page)
        removeWidget(page.get());
    if (!wasShown)
        return;
    QList<workspace::OpenDefinition *> others = m_services.workspace.definitions();
    others.removeIf([definition](const auto *one) { return one == definition; });
    if (others.isEmpty())
        showPage(Page::Apis);
    else
        showDefinition(*others.last());
}

bool PageStack::completeEditsOf(const workspace::OpenDefinition &definition)
{
    bool isComplete = true;
    for (DefinitionPage *page : m_definitionPages.values() + QList<DefinitionPage *>{m_sidePage}) {
        if (page && (&page->definition() == &definition || &page->editedDefinition() == &definition))
            isComplete = !editing::completeEdits(*page) && isComplete;
    }
    return isComplete;
}

QList<editing::PendingText> PageStack::pendingTextsOf(const workspace::OpenDefinition &definition) const
{
    QList<editing::PendingText> texts;
    for (const DefinitionPage *page : m_definitionPages.values() + QList<DefinitionPage *>{m_sidePage}) {
        if (page && &page->definition() == &definition)
            texts += editing::pendingTexts(*page);
    }
    return texts;
}

void PageStack::deleteDefinitionPages()
{
    editing::completeEdits(*window());
    closeBeside();
    m_currentPage = nullptr;
    const QList<DefinitionPage *> pages = m_definitionPages.values();
    m_definitionPages.clear();
    for (DefinitionPage *page : pages)
        const std::unique_ptr<DefinitionPage> owned(page);
}

} // namespace window

#include "moc_pagestack.cpp"
