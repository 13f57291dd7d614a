#include "recentmenu.h"

#include "commandpalette.h"
#include "definitionfiles.h"
#include "recenttexts.h"
#include "shortpath.h"
#include "showntext.h"
#include "theme.h"

#include <QFileInfo>

namespace window {

namespace {

theme::Icon iconOf(const RecentFile &entry)
{
    if (entry.state == RecentFile::State::Missing)
        return theme::Icon::Warning;
    return entry.state == RecentFile::State::Folder ? theme::Icon::Folder : theme::Icon::File;
}

} // namespace

RecentMenu::RecentMenu(RecentFiles &recent, DefinitionFiles &files, QAction &open, QWidget *window)
    : QMenu(window)
    , m_recent(recent)
    , m_files(files)
    , m_open(open)
    , m_window(window)
{
    setObjectName(u"recentMenu"_qs);
    setToolTipsVisible(true);
    open.setMenu(this);
    connect(&recent, &RecentFiles::changed, this, &RecentMenu::fill);
    connect(this, &QMenu::aboutToShow, &recent, &RecentFiles::refresh);
    connect(&open, &QAction::triggered, this, &RecentMenu::showPalette);
    fill();
}

void RecentMenu::fill()
{
    clear();
    for (const RecentFile &entry : m_recent.entries()) {
        const QString name = base::shownText(shortPath(entry.path)).replace(u'&', u"&&"_qs);
        const bool isMissing = entry.state == RecentFile::State::Missing;
        QAction *action = addAction(isMissing ? tr("%1 (not found)", "%1: path").arg(name) : name);
        action->setObjectName(u"recentFile"_qs);
        action->setIcon(theme::icon(iconOf(entry), isMissing ? theme::Role::Warning : theme::Role::Muted));
        // Queued, because opening a file fills the menu again.
        connect(
            action, &QAction::triggered, &m_files, [this, path = entry.path] { m_files.open(path); },
            Qt::QueuedConnection);
    }
    addSeparator();
    QAction *empty = addAction(tr("&Clear recent files and folders"));
    empty->setObjectName(u"clearRecentFiles"_qs);
    connect(empty, &QAction::triggered, &m_recent, &RecentFiles::clear, Qt::QueuedConnection);
    m_open.setEnabled(!m_recent.entries().isEmpty());
}

void RecentMenu::showPalette()
{
    QList<PaletteEntry> entries;
    for (const RecentFile &entry : m_recent.entries()) {
        const bool isMissing = entry.state == RecentFile::State::Missing;
        entries.append({.title = recentName(entry),
                        .note = isMissing ? tr("not found") : base::shownText(shortPath(QFileInfo(entry.path).path())),
                        .icon = theme::icon(iconOf(entry), isMissing ? theme::Role::Warning : theme::Role::Muted),
                        .run = [this, path = entry.path] { m_files.open(path); },
                        .alsoFoundBy = {entry.path}});
    }
    entries.append({.title = tr("Clear recent files and folders"),
                    .note = {},
                    .icon = theme::icon(theme::Icon::Clear, theme::Role::Muted),
                    .run = [this] { m_recent.clear(); }});
    (new CommandPalette(tr("Open recent"), entries, m_window))->open();
}

void RecentMenu::retranslate()
{
    fill();
}

} // namespace window

#include "moc_recentmenu.cpp"
