#pragma once

#include "exchange.h"

#include <QObject>

namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace
namespace widgets {
class Banner;
}

namespace window {

class Actions;
class PageStack;

/** Runs the actions Send request and Replay exchange, and enables them while the page Exchanges is visible and can
 * send. In the tab Paths, Send request fills and sends a request to the selected operation. Adds the operations of
 * exchanges to the definitions that served them. */
class ExchangeCommands final : public QObject
{
    Q_OBJECT

public:
    ExchangeCommands(const Actions &actions, PageStack &pages, workspace::Workspace &workspace, widgets::Banner &banner,
                     QObject *parent);

private:
    void refresh();
    void send();
    [[nodiscard]] workspace::OpenDefinition *definitionOf(const traffic::Exchange &exchange) const;
    void addToDefinition(const traffic::ExchangePtr &exchange);

    const Actions &m_actions;
    PageStack &m_pages;
    workspace::Workspace &m_workspace;
    widgets::Banner &m_banner;
};

} // namespace window
