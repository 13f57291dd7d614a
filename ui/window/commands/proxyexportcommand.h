#pragma once

#include <QObject>

class QWidget;
namespace workspace {
class DocumentStore;
class Workspace;
} // namespace workspace

namespace window {

class Actions;

/** Runs the action that exports the open definitions as the configuration of a proxy. */
class ProxyExportCommand final : public QObject
{
    Q_OBJECT

public:
    /** `window` is the parent of the dialog. */
    ProxyExportCommand(const Actions &actions, workspace::Workspace &workspace, workspace::DocumentStore &store,
                       QWidget *window);

private:
    void show();

    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    QWidget *m_window;
};

} // namespace window
