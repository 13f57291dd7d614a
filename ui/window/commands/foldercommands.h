#pragma once

#include <QObject>
#include <QSet>

namespace workspace {
class FolderIndex;
}

namespace window {

class Actions;
class CentralWidget;
class DefinitionFiles;
class FolderPanel;
class PageStack;

/** Runs the actions on opened folders: opening a chosen file, finding a file, and closing a folder. */
class FolderCommands final : public QObject
{
    Q_OBJECT

public:
    FolderCommands(const Actions &actions, CentralWidget &central, DefinitionFiles &files,
                   const workspace::FolderIndex &index, QObject *parent);

private:
    void refresh();
    void find();
    void showMenu(const QString &path, const QPoint &globalPosition);
    void openOnlyFile(const QString &folder);

    const Actions &m_actions;
    CentralWidget &m_central;
    DefinitionFiles &m_files;
    const workspace::FolderIndex &m_index;
    FolderPanel &m_panel;
    QSet<QString> m_opened; ///< The paths of folders that the user has opened and whose files are not listed yet.
};

} // namespace window
