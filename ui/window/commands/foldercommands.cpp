#include "foldercommands.h"

#include "actions.h"
#include "centralwidget.h"
#include "definitionfiles.h"
#include "folderindex.h"
#include "folderpanel.h"
#include "pagestack.h"
#include "theme.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

namespace window {

FolderCommands::FolderCommands(const Actions &actions, CentralWidget &central, DefinitionFiles &files,
                               const workspace::FolderIndex &index, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_central(central)
    , m_files(files)
    , m_index(index)
    , m_panel(central.folders())
{
    connect(actions[ActionId::FindFile], &QAction::triggered, this, &FolderCommands::find);
    connect(actions[ActionId::CloseFolder], &QAction::triggered, &m_panel, &FolderPanel::closeFolder);
    connect(&m_panel, &FolderPanel::fileChosen, &files, &DefinitionFiles::open);
    connect(&m_panel, &FolderPanel::menuRequested, this, &FolderCommands::showMenu);
    connect(&central.pages(), &PageStack::definitionShown, &m_panel, &FolderPanel::select);
    connect(&files, &DefinitionFiles::folderOpened, this, [this](const QString &folder) {
        m_opened.insert(folder);
        find();
        openOnlyFile(folder);
    });
    connect(&index, &workspace::FolderIndex::listed, this, &FolderCommands::openOnlyFile);
    connect(&index, &workspace::FolderIndex::listed, this, &FolderCommands::refresh);
    connect(&index, &workspace::FolderIndex::closed, this, &FolderCommands::refresh);
    refresh();
}

void FolderCommands::refresh()
{
    m_actions[ActionId::CloseFolder]->setEnabled(!m_index.folders().isEmpty());
}

void FolderCommands::find()
{
    // Without a folder, that is the list of files.
    if (m_index.folders().isEmpty()) {
        m_actions[ActionId::QuickOpen]->trigger();
        return;
    }
    m_central.setNavigationFolded(false);
    m_panel.find();
    refresh();
}

/** In a folder with one definition there is nothing to choose. */
void FolderCommands::openOnlyFile(const QString &folder)
{
    const workspace::FolderListingPtr listing = m_index.listing(folder);
    if (listing && m_opened.remove(folder) && listing->files.size() == 1)
        m_files.open(listing->files.constBegin().key());
}

void FolderCommands::showMenu(const QString &path, const QPoint &globalPosition)
{
    auto *menu = new QMenu(&m_panel);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!path.isEmpty()) {
        menu->addAction(theme::icon(theme::Icon::Open), tr("Open"), this, [this, path] { m_files.open(path); });
        menu->addAction(theme::icon(theme::Icon::Copy), tr("Copy path"), this,
                        [path] { QApplication::clipboard()->setText(path); });
        menu->addSeparator();
    }
    menu->addAction(m_actions[ActionId::CloseFolder]);
    menu->popup(globalPosition);
}

} // namespace window

#include "moc_foldercommands.cpp"
