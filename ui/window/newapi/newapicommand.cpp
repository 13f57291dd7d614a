#include "newapicommand.h"

#include "actions.h"
#include "banner.h"
#include "definitionpage.h"
#include "errormessages.h"
#include "pagestack.h"
#include "workspace.h"

#include <QFile>

namespace window {

NewApiCommand::NewApiCommand(const Actions &actions, PageStack &pages, workspace::Workspace &workspace,
                             widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_pages(pages)
    , m_workspace(workspace)
    , m_banner(banner)
    , m_window(window)
{
    connect(actions[ActionId::NewApi], &QAction::triggered, this, [this] {
        auto *dialog = new NewApiDialog(m_window);
        connect(dialog, &NewApiDialog::described, this, &NewApiCommand::create);
        dialog->open();
    });
}

void NewApiCommand::create(const drafts::NewApi &api, NewApiStart start, const QString &fileName)
{
    QFile file(start == NewApiStart::Example ? u":/templates/bookshop.yaml"_qs : u":/templates/blank.yaml"_qs);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto text = drafts::newApiText(file.readAll(), api);
    if (!text) {
        m_banner.show(widgets::Banner::Kind::Error, messages::errorText(text.error()));
        return;
    }
    workspace::OpenDefinition *definition = m_workspace.addUntitled(fileName, *text, document::Format::Yaml);
    DefinitionPage &page = m_pages.showDefinition(*definition);
    if (start == NewApiStart::Resource)
        page.openNewResource();
}

} // namespace window

#include "moc_newapicommand.cpp"
