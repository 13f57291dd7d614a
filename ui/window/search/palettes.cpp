#include "palettes.h"

#include "actions.h"
#include "commandpalette.h"
#include "definitionfiles.h"
#include "folderindex.h"
#include "navigator.h"
#include "pagecontrols.h"
#include "symbolindex.h"
#include "theme.h"
#include "widgetactions.h"
#include "workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace window {

Palettes::Palettes(const Actions &actions, workspace::Workspace &workspace, const workspace::FolderIndex &index,
                   DefinitionFiles &files, navigation::Navigator &navigator, QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_workspace(workspace)
    , m_index(index)
    , m_files(files)
    , m_navigator(navigator)
    , m_window(window)
    , m_symbols(new SymbolIndex(workspace, this))
{
    connect(m_symbols, &SymbolIndex::changed, this, [this] {
        if (m_quickOpen)
            m_quickOpen->setEntries(quickOpenEntries());
    });
    connect(m_actions[ActionId::CommandPalette], &QAction::triggered, this, &Palettes::showActions);
    connect(m_actions[ActionId::QuickOpen], &QAction::triggered, this, &Palettes::showFiles);
}

void Palettes::showActions()
{
    auto *palette = new CommandPalette(tr("Command palette"), actionEntries(), m_window);
    connect(palette, &CommandPalette::languageChanged, palette, [this, palette] {
        palette->setLabel(tr("Command palette"));
        palette->setEntries(actionEntries());
    });
    palette->open();
}

QList<PaletteEntry> Palettes::actionEntries()
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
    addWidgetActions(QIcon(blank), entries);
    addControls(QIcon(blank), entries);
    return entries;
}

/** The actions of the visible lists and editors, noted by what they belong to. */
void Palettes::addWidgetActions(const QIcon &blank, QList<PaletteEntry> &entries)
{
    for (const WidgetAction &one : widgetActions(*m_window)) {
        const QString owner = one.widget->accessibleName();
        const QString note = noteOf(*one.action);
        entries.append(
            {.title = one.title,
             .note = note.isEmpty() || owner.isEmpty()
                         ? owner + note
                         : tr("%1 – %2", "%1: the name of a list or editor, %2: a shortcut").arg(owner, note),
             .icon = one.action->icon().isNull() ? blank : one.action->icon(),
             .run =
                 [widget = QPointer<QWidget>(one.widget), action = QPointer<QAction>(one.action)] {
                     if (!widget || !action)
                         return;
                     widget->setFocus(Qt::OtherFocusReason);
                     action->trigger();
                 },
             .alsoFoundBy = {owner},
             .isEnabled = one.action->isEnabled()});
    }
}

/** The controls of the visible page, so that each is three keys away and not dozens of Tab. What an action does has its
 * entry already. */
void Palettes::addControls(const QIcon &blank, QList<PaletteEntry> &entries)
{
    QSet<QString> titles;
    for (const PaletteEntry &entry : std::as_const(entries)) {
        if (entry.isEnabled)
            titles.insert(entry.title);
    }
    for (const PageControl &control : pageControls(*m_window)) {
        if (titles.contains(control.label))
            continue;
        entries.append({.title = control.label,
                        .note = control.group.isEmpty() ? control.kind
                                                        : tr("%1 – %2", "%1: a part of the page, %2: a kind of control")
                                                              .arg(control.group, control.kind),
                        .icon = blank,
                        .run =
                            [widget = QPointer<QWidget>(control.widget)] {
                                if (widget)
                                    useControl(*widget);
                            },
                        .alsoFoundBy = {control.group}});
    }
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
    connect(m_quickOpen, &CommandPalette::languageChanged, m_quickOpen, [this] {
        m_quickOpen->setLabel(tr("Go to file, operation or component"));
        m_quickOpen->setEntries(quickOpenEntries());
    });
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
    QSet<openapi::Place> seen;
    for (workspace::OpenDefinition *definition : m_workspace.definitions())
        addSymbols(*definition, seen, entries);
    addFiles(entries);
    return entries;
}

/** Definitions that share a file have its objects once. */
void Palettes::addSymbols(workspace::OpenDefinition &definition, QSet<openapi::Place> &seen,
                          QList<PaletteEntry> &entries)
{
    const QString file = m_workspace.definitions().size() > 1 ? definition.title() : QString();
    const QString own = m_workspace.references().addressOf(definition);
    const QIcon operation = theme::icon(theme::Icon::Path, theme::Role::Muted);
    const QIcon component = theme::icon(theme::Icon::Schema, theme::Role::Muted);
    for (const Symbol &symbol : m_symbols->symbols(definition)) {
        const qsizetype known = seen.size();
        seen.insert(symbol.place);
        if (seen.size() == known && !symbol.isOperation)
            continue;
        entries.append(
            {.title = symbol.title,
             .note = file.isEmpty() ? symbol.note : tr("%1 – %2", "%1: a note, %2: a file").arg(symbol.note, file),
             .icon = symbol.isOperation ? operation : component,
             .run =
                 [this, guarded = QPointer<workspace::OpenDefinition>(&definition), own, place = symbol.place] {
                     if (!place.address.isEmpty() && place.address != own)
                         m_navigator.show({place.address, place.pointer}, navigation::View::Source);
                     else if (guarded)
                         m_navigator.show({own, place.pointer}, navigation::View::Form);
                 },
             .alsoFoundBy = symbol.alsoFoundBy});
        if (symbol.isOperation) {
            entries.last().otherText = tr("Send…");
            entries.last().runOther = [this, own, place = symbol.place] {
                m_navigator.show({own, place.pointer}, navigation::View::Composer);
            };
        }
    }
}

/** The files of the opened folders that are not open. */
void Palettes::addFiles(QList<PaletteEntry> &entries)
{
    const QIcon icon = theme::icon(theme::Icon::Folder, theme::Role::Muted);
    QSet<QString> known;
    for (const workspace::OpenDefinition *definition : m_workspace.definitions())
        known.insert(definition->path());
    for (const QString &folder : m_index.folders()) {
        const workspace::FolderListingPtr listing = m_index.listing(folder);
        QStringList paths = listing ? listing->files.keys() : QStringList();
        paths.sort();
        for (const QString &path : std::as_const(paths)) {
            if (known.contains(path))
                continue;
            known.insert(path);
            const qsizetype name = path.lastIndexOf(u'/') + 1;
            const QString place = path.mid(folder.size() + 1);
            entries.append({.title = path.sliced(name),
                            .note = path.mid(folder.size() + 1, name - folder.size() - 2),
                            .icon = icon,
                            .run = [this, path] { m_files.open(path); },
                            .alsoFoundBy = {place}});
        }
    }
}

} // namespace window

#include "moc_palettes.cpp"
