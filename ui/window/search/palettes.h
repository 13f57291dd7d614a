#pragma once

#include "commandpalette.h"

#include <QObject>
#include <QPointer>

class QAction;
class QWidget;
namespace navigation {
class Navigator;
}
namespace workspace {
class FolderIndex;
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

class Actions;
class DefinitionFiles;
class SymbolIndex;

/** Opens the command palette, which lists actions and the controls of the visible page, and quick open, which lists
 * files, operations and components, when their actions are triggered. */
class Palettes final : public QObject
{
    Q_OBJECT

public:
    /** `window` is the parent of the palettes, and the visible widgets in it add their actions and themselves to the
     * command palette. */
    Palettes(const Actions &actions, workspace::Workspace &workspace, const workspace::FolderIndex &index,
             DefinitionFiles &files, navigation::Navigator &navigator, QWidget *window);

signals:
    /** The user chose an open definition in quick open. */
    void definitionChosen(workspace::OpenDefinition *definition);

private:
    void showActions();
    [[nodiscard]] QList<PaletteEntry> actionEntries();
    void addWidgetActions(const QIcon &blank, QList<PaletteEntry> &entries);
    void addControls(const QIcon &blank, QList<PaletteEntry> &entries);
    [[nodiscard]] static QString noteOf(const QAction &action);
    void showFiles();
    [[nodiscard]] QList<PaletteEntry> quickOpenEntries();
    void addSymbols(workspace::OpenDefinition &definition, QSet<openapi::Place> &seen, QList<PaletteEntry> &entries);
    void addFiles(QList<PaletteEntry> &entries);

    const Actions &m_actions;
    workspace::Workspace &m_workspace;
    const workspace::FolderIndex &m_index;
    DefinitionFiles &m_files;
    navigation::Navigator &m_navigator;
    QWidget *m_window;
    SymbolIndex *m_symbols;
    QPointer<CommandPalette> m_quickOpen; ///< The palette of quick open; null while it is closed.
};

} // namespace window
