#pragma once

#include <QObject>

namespace window {

class Actions;
class PageStack;

/** The actions that send a request, while the page Exchanges is visible. */
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
