#include "palettes.h"

#include "actions.h"
#include "commandpalette.h"
#include "definitionfiles.h"
#include "findinfiles.h"
#include "symbolindex.h"
#include "theme.h"
#include "workspace.h"

#include <QDir>
#include <QFileInfo>

namespace window {

Palettes::Palettes(const Actions &actions, workspace::Workspace &workspace, DefinitionFiles &files, QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_workspace(workspace)
    , m_files(files)
    , m_window(window)
    , m_symbols(new SymbolIndex(workspace, this))
{
    connect(m_symbols, &SymbolIndex::changed, this, [this] {
        if (m_quickOpen)
            m_quickOpen->setEntries(quickOpenEntries());
    });
    connect(m_actions[ActionId::CommandPalette], &QAction::triggered, this, &Palettes::showActions);
    connect(m_actions[ActionId::QuickOpen], &QAction::triggered, this, &Palettes::showFiles);
    connect(m_actions[ActionId::FindInFiles], &QAction::triggered, this, &Palettes::showTextSearch);
}

void Palettes::showActions()
{
    // Aligns the names of actions without an icon.
    QPixmap blank(theme::Size::Icon, theme::Size::Icon);
    blank.fill(Qt::transparent);
    QList<PaletteEntry> entries;
    for (QAction *action : m_actions.all()) {
        if (action == m_actions[ActionId::CommandPalette])
            continue;
        entries.append({.title = action->iconText(),
                        .note = noteOf(*action),
                        .icon = action->icon().isNull() ? QIcon(blank) : action->icon(),
                        .run = [action] { action->trigger(); },
                        .isEnabled = action->isEnabled()});
    }
    auto *palette = new CommandPalette(tr("Command palette"), entries, m_window);
    palette->open();
}

/** The shortcuts, or for an action that switches something whether it is on. */
QString Palettes::noteOf(const QAction &action)
{
    const QString keys = QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
    if (!action.isCheckable() || !keys.isEmpty())
        return keys;
    return action.isChecked() ? tr("on", "an action") : tr("off", "an action");
}

void Palettes::showFiles()
{
    m_symbols->refresh();
    m_quickOpen = new CommandPalette(tr("Go to file, operation or component"), quickOpenEntries(), m_window);
    m_quickOpen->open();
}

QList<PaletteEntry> Palettes::quickOpenEntries()
{
    QList<PaletteEntry> entries;
    for (workspace::OpenDefinition *definition : m_workspace.definitions())
        entries.append({definition->title(), QFileInfo(definition->path()).dir().dirName(),
                        theme::icon(theme::Icon::File, theme::Role::Muted),
                        [this, guarded = QPointer<workspace::OpenDefinition>(definition)] {
                            if (guarded)
                                emit definitionChosen(guarded);
                        }});
    for (const QString &path : m_files.recent()) {
        if (!m_workspace.find(path))
            entries.append({QFileInfo(path).fileName(), tr("recent"),
                            theme::icon(theme::Icon::Clock, theme::Role::Muted), [this, path] { m_files.open(path); }});
    }
    for (workspace::OpenDefinition *definition : m_workspace.definitions())
        addSymbols(*definition, entries);
    return entries;
}

void Palettes::addSymbols(workspace::OpenDefinition &definition, QList<PaletteEntry> &entries)
{
    const QString file = m_workspace.definitions().size() > 1 ? definition.title() : QString();
    const QIcon operation = theme::icon(theme::Icon::Path, theme::Role::Muted);
    const QIcon component = theme::icon(theme::Icon::Schema, theme::Role::Muted);
    for (const Symbol &symbol : m_symbols->symbols(definition))
        entries.append(
            {.title = symbol.title,
             .note = file.isEmpty() ? symbol.note : tr("%1 – %2", "%1: a note, %2: a file").arg(symbol.note, file),
             .icon = symbol.isOperation ? operation : component,
             .run =
                 [this, guarded = QPointer<workspace::OpenDefinition>(&definition), pointer = symbol.pointer] {
                     if (guarded)
                         emit entryChosen(guarded, pointer);
                 },
             .alsoFoundBy = symbol.alsoFoundBy});
}

void Palettes::showTextSearch()
{
    auto *dialog = new FindInFiles(m_workspace, m_window);
    connect(dialog, &FindInFiles::chosen, this, &Palettes::textChosen);
    dialog->open();
}

} // namespace window

#include "moc_palettes.cpp"
