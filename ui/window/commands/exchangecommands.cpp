#include "exchangecommands.h"

#include "actions.h"
#include "banner.h"
#include "bundlefiles.h"
#include "curlrequest.h"
#include "definitionpage.h"
#include "exchangespage.h"
#include "pagestack.h"
#include "redact.h"
#include "services.h"
#include "underpolicydialog.h"
#include "workspace.h"

#include <QFileInfo>

#include <utility>

namespace window {

namespace {

/** The largest number of bytes of a body that a schema is made from when an exchange is added. */
constexpr qsizetype MaximumAddedBody = 1'000'000;

http::Body limited(const http::Body &body)
{
    return body.bytes.size() > MaximumAddedBody ? http::Body() : body;
}

/** The request of an exchange, with its response. The schemes of its credentials stay, not their values. */
drafts::Request requestOf(const traffic::Exchange &exchange)
{
    traffic::Exchange small = exchange;
    small.requestBody = limited(exchange.requestBody);
    small.responseBody = limited(exchange.responseBody);
    const traffic::RedactedExchange shown = traffic::Redactor().exchange(small);
    drafts::Request request;
    request.method = shown->request.method;
    request.url = "http://localhost" + shown->request.target;
    request.headers = shown->request.headers;
    request.body = shown->requestBody.bytes.read();
    if (shown->response.status > 0)
        request.answer = drafts::Answer{shown->response.status,
                                        shown->response.headers.first("Content-Type").value_or(QByteArray()),
                                        shown->responseBody.bytes.read()};
    return request;
}

} // namespace

ExchangeCommands::ExchangeCommands(const Actions &actions, PageStack &pages, const Services &services,
                                   widgets::Banner &banner, QWidget *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_pages(pages)
    , m_services(services)
    , m_window(parent)
    , m_banner(banner)
    , m_bundles(new replay::BundleFiles(services.workspace, services.store, services.environments, *parent))
{
    connect(m_bundles, &replay::BundleFiles::succeeded, this,
            [this](const QString &text) { m_banner.show(widgets::Banner::Kind::Success, text); });
    connect(m_bundles, &replay::BundleFiles::failed, this, [this](const QString &text, const QString &details) {
        m_banner.show(widgets::Banner::Kind::Error, text, details);
    });
    connect(actions[ActionId::TryForbidden], &QAction::triggered, this, &ExchangeCommands::tryForbidden);
    connect(actions[ActionId::SaveBundle], &QAction::triggered, this, &ExchangeCommands::saveBundle);
    connect(actions[ActionId::OpenBundle], &QAction::triggered, m_bundles, &replay::BundleFiles::open);
    connect(actions[ActionId::SendRequest], &QAction::triggered, this, &ExchangeCommands::send);
    connect(actions[ActionId::Replay], &QAction::triggered, this, [this] { m_pages.exchangesPage()->replay(); });
    connect(actions[ActionId::UnderPolicy], &QAction::triggered, this, &ExchangeCommands::showUnderPolicy);
    connect(actions[ActionId::SaveRequest], &QAction::triggered, this, [this] { showSavedRequests(true); });
    connect(actions[ActionId::SavedRequests], &QAction::triggered, this, [this] { showSavedRequests(false); });
    connect(&m_pages, &PageStack::addRequested, this, &ExchangeCommands::addToDefinition);
    connect(&m_pages, &PageStack::pageShown, this, &ExchangeCommands::refresh);
    connect(&m_pages, &PageStack::definitionShown, this, &ExchangeCommands::refresh);
    connect(&m_pages, &PageStack::tabChanged, this, &ExchangeCommands::refresh);
    refresh();
}

/** In the tab Paths, sends a request to the selected operation. */
void ExchangeCommands::send()
{
    DefinitionPage *page = m_pages.currentPage();
    if (!page)
        return m_pages.exchangesPage()->send();
    const auto operation = page->currentOperation();
    if (std::exchange(m_saysWhatToSelect, !operation))
        m_banner.clear();
    if (operation)
        m_pages.compose(page->definition(), *operation, true);
    else
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("Select an operation such as GET, not a path, to send a request."));
}

void ExchangeCommands::showSavedRequests(bool saves)
{
    workspace::OpenDefinition *definition = m_pages.lastDefinition();
    m_pages.showPage(Page::Exchanges);
    m_pages.exchangesPage()->showSavedRequests(definition, saves);
}

void ExchangeCommands::refresh()
{
    const traffic::ExchangesPage *page = m_pages.exchangesPage();
    const bool isShown = page && m_pages.currentWidget() == page;
    if (page) {
        connect(page, &traffic::ExchangesPage::sendingChanged, this, &ExchangeCommands::refresh, Qt::UniqueConnection);
        connect(page, &traffic::ExchangesPage::underPolicyRequested, this, &ExchangeCommands::showUnderPolicy,
                Qt::UniqueConnection);
        connect(page, &traffic::ExchangesPage::exchangeShown, this, &ExchangeCommands::showExchanges,
                Qt::UniqueConnection);
        connect(page, &traffic::ExchangesPage::addRequested, this, &ExchangeCommands::addToDefinition,
                Qt::UniqueConnection);
        connect(page, &traffic::ExchangesPage::definitionDrafted, this, &ExchangeCommands::showDrafted,
                Qt::UniqueConnection);
    }
    const DefinitionPage *definition = m_pages.currentPage();
    const bool showsPaths = definition && definition->currentTab() == DefinitionTab::Paths;
    m_actions[ActionId::SendRequest]->setEnabled(showsPaths || (isShown && page->canSend()));
    m_actions[ActionId::Replay]->setEnabled(isShown && page->canReplay());
    m_actions[ActionId::UnderPolicy]->setEnabled(isShown);
    m_actions[ActionId::SaveBundle]->setEnabled(isShown && page->currentExchange());
    m_actions[ActionId::TryForbidden]->setEnabled(showsPaths || isShown);
}

/** The definition that served an exchange, otherwise null. */
workspace::OpenDefinition *ExchangeCommands::definitionOf(const traffic::Exchange &exchange) const
{
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        if (exchange.documentPath == (definition->path().isEmpty() ? definition->title() : definition->path()))
            return definition;
    }
    return nullptr;
}

/** To the definition that served the exchange. If none did, as with those from a file, to the one that was shown last.
 */
void ExchangeCommands::addToDefinition(const traffic::ExchangePtr &exchange)
{
    const bool isServed = !exchange->documentPath.isEmpty();
    workspace::OpenDefinition *definition = isServed ? definitionOf(*exchange) : m_pages.lastDefinition();
    QString problem;
    if (!definition && isServed)
        problem = tr("%1 is no longer open.", "%1: file name").arg(QFileInfo(exchange->documentPath).fileName());
    else if (!definition)
        problem = tr("Open the definition to which the operation should be added, and try again.");
    else if (!m_pages.showDefinition(*definition).addRequest(requestOf(*exchange)))
        problem = tr("A Swagger 2.0 document is read-only. Convert it to OpenAPI, and try again.");
    if (!problem.isEmpty())
        m_banner.show(widgets::Banner::Kind::Error, problem);
}

void ExchangeCommands::showExchanges()
{
    m_pages.showPage(Page::Exchanges);
}

/** In the tab Paths, of the selected operation. */
void ExchangeCommands::tryForbidden()
{
    if (DefinitionPage *page = m_pages.currentPage()) {
        if (const auto operation = page->currentOperation())
            m_pages.compose(page->definition(), *operation, false);
        else
            m_pages.showPage(Page::Exchanges);
    }
    m_pages.exchangesPage()->showTries();
}

void ExchangeCommands::saveBundle()
{
    traffic::ExchangesPage *page = m_pages.exchangesPage();
    const traffic::ExchangePtr exchange = page->currentExchange();
    if (!exchange)
        return;
    // A request that no route serves has no definition; that which was shown last may be the one that should.
    workspace::OpenDefinition *definition = definitionOf(*exchange);
    if (!definition)
        definition = m_pages.lastDefinition();
    QList<traffic::ExchangePtr> exchanges;
    const QList<items::NumberedExchange> all = page->selectedExchanges();
    for (const items::NumberedExchange &selected : all) {
        // A bundle has one definition.
        if (const traffic::ExchangePtr each = selected.exchange.exchange();
            each->documentPath == exchange->documentPath)
            exchanges.append(each);
    }
    const qsizetype leftOut = all.size() - exchanges.size();
    if (exchanges.isEmpty())
        exchanges.append(exchange); // It is shown, and may be hidden in the list.
    if (definition)
        m_bundles->save(exchanges, *definition, leftOut);
    else
        page->showFailure(
            tr("The definition that served the exchange is not open. Open it, and save the bundle again."), {});
}

/** The page Exchanges is left, so the window says how many were used. */
void ExchangeCommands::showDrafted(workspace::OpenDefinition *definition, const QString &text)
{
    m_pages.showDefinition(*definition);
    m_banner.show(widgets::Banner::Kind::Success, text);
}

void ExchangeCommands::showUnderPolicy()
{
    const traffic::ExchangesPage *page = m_pages.exchangesPage();
    if (!m_underPolicy)
        m_underPolicy = newUnderPolicyDialog();
    m_underPolicy->setExchanges({page->listedExchanges(), page->selectedExchanges()});
    m_underPolicy->show();
    m_underPolicy->raise();
    m_underPolicy->activateWindow();
}

enforcement::UnderPolicyDialog *ExchangeCommands::newUnderPolicyDialog()
{
    auto *dialog = new enforcement::UnderPolicyDialog(m_services.management, m_services.workspace, m_services.store,
                                                      m_window);
    connect(dialog, &enforcement::UnderPolicyDialog::exchangeRequested, this, [this](quint64 number) {
        m_pages.showExchange(number);
        m_window->activateWindow();
    });
    connect(dialog, &enforcement::UnderPolicyDialog::newPolicyRequested, this, &ExchangeCommands::draftPolicy);
    return dialog;
}

void ExchangeCommands::draftPolicy(const enforcement::NarrowestPolicy &narrowest)
{
    if (m_underPolicy)
        m_underPolicy->close();
    m_window->activateWindow();
    m_pages.draftPolicy(narrowest.policy);
    QStringList notes;
    if (narrowest.undocumented > 0)
        notes.append(tr("%n requests call no operation of an open definition. Their paths are allowed as they are.",
                        nullptr, static_cast<int>(narrowest.undocumented)));
    if (narrowest.leftOut > 0)
        notes.append(tr("The draft doesn't allow %n requests: they call no API, have a secret in their path, or have "
                        "one of too many different paths.",
                        nullptr, static_cast<int>(narrowest.leftOut)));
    if (!notes.isEmpty())
        m_banner.show(widgets::Banner::Kind::Information, notes.join(u' '));
}

} // namespace window

#include "moc_exchangecommands.cpp"
