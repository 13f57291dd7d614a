#include "proxyexportcommand.h"

#include "actions.h"
#include "proxyexportdialog.h"
#include "workspace.h"

namespace window {

ProxyExportCommand::ProxyExportCommand(const Actions &actions, workspace::Workspace &workspace,
                                       workspace::DocumentStore &store, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_store(store)
    , m_window(window)
{
    connect(actions[ActionId::ExportProxy], &QAction::triggered, this, &ProxyExportCommand::show);
}

void ProxyExportCommand::show()
{
    QList<workspace::OpenDefinition *> definitions = m_workspace.definitions();
    definitions.removeIf(
        [](const workspace::OpenDefinition *definition) { return !proxyexport::canBeExported(*definition); });
    (new proxyexport::ProxyExportDialog(definitions, m_store, m_window))->open();
}

} // namespace window

#include "moc_proxyexportcommand.cpp"
