#include "palettes.h"

#include "actions.h"
#include "commandpalette.h"
#include "definitionfiles.h"
#include "findinfiles.h"
#include "theme.h"

#include <QDir>
#include <QFileInfo>

namespace window {

Palettes::Palettes(const Actions &actions, workspace::Workspace &workspace, DefinitionFiles &files, QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_workspace(workspace)
    , m_files(files)
    , m_window(window)
{
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
        const bool isPalette = action == m_actions[ActionId::CommandPalette];
        if (isPalette || !action->isEnabled())
            continue;
        entries.append({action->iconText(), noteOf(*action), action->icon().isNull() ? QIcon(blank) : action->icon(),
                        [action] { action->trigger(); }});
    }
    auto *palette = new CommandPalette(tr("Command palette"), entries, m_window);
    palette->open();
}

/** The shortcut, or for an action that switches something whether it is on. */
QString Palettes::noteOf(const QAction &action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    if (!action.isCheckable() || !keys.isEmpty())
        return keys;
    return action.isChecked() ? tr("on", "an action") : tr("off", "an action");
}

void Palettes::showFiles()
{
    QList<PaletteEntry> entries;
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        const QPointer<workspace::OpenDefinition> guarded(definition);
        entries.append({definition->title(), QFileInfo(definition->path()).dir().dirName(),
                        theme::icon(theme::Icon::File, theme::Role::Muted), [this, guarded] {
                            if (guarded)
                                emit definitionChosen(guarded);
                        }});
    }
    for (const QString &path : m_files.recent()) {
        if (!m_workspace.find(path))
            entries.append({QFileInfo(path).fileName(), tr("recent"),
                            theme::icon(theme::Icon::Clock, theme::Role::Muted), [this, path] { m_files.open(path); }});
    }
    auto *palette = new CommandPalette(tr("Go to file"), entries, m_window);
    palette->open();
}

void Palettes::showTextSearch()
{
    auto *dialog = new FindInFiles(m_workspace, m_window);
    connect(dialog, &FindInFiles::chosen, this, &Palettes::textChosen);
    dialog->open();
}

} // namespace window

#include "moc_palettes.cpp"
