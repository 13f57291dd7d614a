#pragma once

#include <QObject>

namespace window {

class Actions;
class PageStack;

/** Runs the actions Send request and Replay exchange, and enables them while the page Exchanges is visible and can
 * send. */
class ExchangeCommands final : public QObject
{
    Q_OBJECT

public:
    ExchangeCommands(const Actions &actions, PageStack &pages, QObject *parent);

private:
    void refresh();

    const Actions &m_actions;
    PageStack &m_pages;
};

} // namespace window
