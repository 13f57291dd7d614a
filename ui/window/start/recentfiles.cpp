#include "recentfiles.h"

#include "definitiontitle.h"
#include "documentstore.h"
#include "format.h"
#include "seenfiles.h"
#include "settings.h"
#include "settingstable.h"
#include "worker.h"

#include <QFileInfo>
#include <QHash>

namespace window {

namespace {

using Found = base::Result<QList<RecentFile>>;

RecentFile::State stateOf(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return RecentFile::State::Missing;
    return file.isDir() ? RecentFile::State::Folder : RecentFile::State::File;
}

/** Reads the title of the definition in a file, unless the file is large or no file to read. */
DefinitionTitle titleIn(workspace::DocumentStore &store, const QString &path)
{
    if (!store.isOrdinary(path) || QFileInfo(path).size() > RecentFiles::MostBytes)
        return {};
    const base::Result<QByteArray> bytes = store.read(path);
    return bytes && !base::isUnwanted() ? titleOf(document::Snapshot::parse(*bytes, document::formatOfFileName(path)))
                                        : DefinitionTitle();
}

RecentFile lookedInside(RecentFile entry, const std::optional<SeenFile> &seen, workspace::DocumentStore &store)
{
    const QByteArray stamp = stampOf(store, entry.path);
    entry.isChanged = seen && !seen->stamp.isEmpty() && seen->stamp != stamp;
    entry.problems.reset();
    if (seen && !entry.isChanged) {
        entry.title = seen->title;
        entry.version = seen->version;
        entry.problems = seen->problems;
        return entry;
    }
    const DefinitionTitle title = titleIn(store, entry.path);
    entry.title = title.title;
    entry.version = title.version;
    return entry;
}

bool haveSamePaths(const QList<RecentFile> &some, const QList<RecentFile> &others)
{
    return std::ranges::equal(some, others, {}, &RecentFile::path, &RecentFile::path);
}

} // namespace

RecentFiles::RecentFiles(settings::Settings &settings, std::shared_ptr<workspace::DocumentStore> store,
                         const SeenFiles &seen, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_store(std::move(store))
    , m_seen(seen)
{
    connect(&seen, &SeenFiles::changed, this, &RecentFiles::refresh);
    settings.follow(settings::RecentFiles, this, [this](const QStringList &paths) { setPaths(paths); });
}

RecentFiles::~RecentFiles()
{
    m_look.cancel();
    m_read.cancel();
}

/** What is known about an entry is kept until the worker has looked again. */
void RecentFiles::setPaths(const QStringList &paths)
{
    QHash<QString, RecentFile> known;
    for (const RecentFile &entry : std::as_const(m_entries))
        known.insert(entry.path, entry);
    QList<RecentFile> entries;
    for (const QString &path : paths)
        entries.append(known.value(path, {.path = path}));
    setEntries(entries);
    refresh();
}

void RecentFiles::setEntries(QList<RecentFile> entries)
{
    for (RecentFile &entry : entries)
        entry.hasUnsavedEdits = m_unsaved.contains(entry.path);
    if (entries == m_entries)
        return;
    m_entries = entries;
    emit changed();
}

void RecentFiles::setUnsaved(const QStringList &paths)
{
    m_unsaved = {paths.cbegin(), paths.cend()};
    setEntries(m_entries);
}

void RecentFiles::refresh()
{
    if (m_entries.isEmpty())
        return;
    const auto look = [entries = m_entries]() mutable -> Found {
        for (RecentFile &entry : entries) {
            if (!base::isUnwanted())
                entry.state = stateOf(entry.path);
        }
        return entries;
    };
    m_look.cancel();
    m_look = base::runOnWorker(m_looker.threads(), this, look, [this](const Found &found) {
        // The list can have changed meanwhile; that started a look of its own.
        if (!found || !haveSamePaths(*found, m_entries))
            return;
        setEntries(*found);
        lookInside();
    });
}

/** The files that exist, so that one on a server that does not respond keeps no others waiting. */
void RecentFiles::lookInside()
{
    if (!m_store)
        return;
    const auto read = [entries = m_entries, seen = m_seen.files(), store = m_store]() mutable -> Found {
        for (RecentFile &entry : entries) {
            const auto known = seen.constFind(entry.path);
            if (entry.state == RecentFile::State::File && !base::isUnwanted())
                entry = lookedInside(entry, known == seen.cend() ? std::nullopt : std::optional(*known), *store);
        }
        return entries;
    };
    m_read.cancel();
    m_read = base::runOnWorker(m_reader.threads(), this, read, [this](const Found &found) {
        if (found && haveSamePaths(*found, m_entries))
            setEntries(*found);
    });
}

void RecentFiles::remove(const QString &path)
{
    QStringList paths = m_settings.get(settings::RecentFiles);
    paths.removeAll(path);
    m_settings.set(settings::RecentFiles, paths);
}

void RecentFiles::clear()
{
    m_settings.set(settings::RecentFiles, {});
}

} // namespace window

#include "moc_recentfiles.cpp"
