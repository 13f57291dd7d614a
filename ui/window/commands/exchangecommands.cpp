#include "exchangecommands.h"

#include "actions.h"
#include "exchangespage.h"
#include "pagestack.h"
#include "workspace.h"

namespace window {

ExchangeCommands::ExchangeCommands(const Actions &actions, PageStack &pages, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_pages(pages)
{
    connect(actions[ActionId::SendRequest], &QAction::triggered, this, [this] { m_pages.exchangesPage()->send(); });
    connect(actions[ActionId::Replay], &QAction::triggered, this, [this] { m_pages.exchangesPage()->replay(); });
    connect(&m_pages, &PageStack::pageShown, this, &ExchangeCommands::refresh);
    connect(&m_pages, &PageStack::definitionShown, this, &ExchangeCommands::refresh);
    refresh();
}

void ExchangeCommands::refresh()
{
    const traffic::ExchangesPage *page = m_pages.exchangesPage();
    const bool isShown = page && m_pages.currentWidget() == page;
    if (page)
        connect(page, &traffic::ExchangesPage::sendingChanged, this, &ExchangeCommands::refresh, Qt::UniqueConnection);
    m_actions[ActionId::SendRequest]->setEnabled(isShown && page->canSend());
    m_actions[ActionId::Replay]->setEnabled(isShown && page->canReplay());
}

} // namespace window

#include "moc_exchangecommands.cpp"
