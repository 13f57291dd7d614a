#include "recentfiles.h"

#include "settings.h"
#include "settingstable.h"
#include "worker.h"

#include <QFileInfo>
#include <QHash>

namespace window {

namespace {

RecentFile::State stateOf(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return RecentFile::State::Missing;
    return file.isDir() ? RecentFile::State::Folder : RecentFile::State::File;
}

} // namespace

RecentFiles::RecentFiles(settings::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    settings.follow(settings::RecentFiles, this, [this](const QStringList &paths) { setPaths(paths); });
}

/** What is known about an entry is kept until the worker has looked again. */
void RecentFiles::setPaths(const QStringList &paths)
{
    QHash<QString, RecentFile::State> known;
    for (const RecentFile &entry : std::as_const(m_entries))
        known.insert(entry.path, entry.state);
    QList<RecentFile> entries;
    for (const QString &path : paths)
        entries.append({path, known.value(path, RecentFile::State::Unknown)});
    setEntries(entries);
    refresh();
}

void RecentFiles::setEntries(const QList<RecentFile> &entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    emit changed();
}

void RecentFiles::refresh()
{
    using Found = base::Result<QList<RecentFile>>;
    if (m_entries.isEmpty())
        return;
    const auto look = [entries = m_entries]() mutable -> Found {
        for (RecentFile &entry : entries)
            entry.state = stateOf(entry.path);
        return entries;
    };
    base::runOnWorker(this, look, [this](const Found &found) {
        // The list can have changed meanwhile; that started a look of its own.
        const auto isSame = [](const RecentFile &one, const RecentFile &other) { return one.path == other.path; };
        if (found && std::ranges::equal(*found, m_entries, isSame))
            setEntries(*found);
    });
}

void RecentFiles::clear()
{
    m_settings.set(settings::RecentFiles, {});
}

} // namespace window

#include "moc_recentfiles.cpp"
