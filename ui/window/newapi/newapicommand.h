#pragma once

#include "newapidialog.h"

#include <QObject>

namespace workspace {
class Workspace;
}
namespace widgets {
class Banner;
}

namespace window {

class Actions;
class PageStack;

/** Runs the action New API: asks what the API is, and opens a new definition of it, which has no file before it is
 * saved. */
class NewApiCommand final : public QObject
{
    Q_OBJECT

public:
    NewApiCommand(const Actions &actions, PageStack &pages, workspace::Workspace &workspace, widgets::Banner &banner,
                  QWidget *window);

private:
    void create(const drafts::NewApi &api, NewApiStart start, const QString &fileName);

    PageStack &m_pages;
    workspace::Workspace &m_workspace;
    widgets::Banner &m_banner;
    QWidget *m_window;
};

} // namespace window
