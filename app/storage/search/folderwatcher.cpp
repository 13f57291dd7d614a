#include "folderwatcher.h"

#include "result.h"
#include "worker.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace storage {

namespace {

constexpr qsizetype AddedAtOnce = 64;

/** The names of the subfolders, without hidden ones, links and those of packages. */
QStringList subfoldersOf(const QString &folder)
{
    QStringList found;
    const QDir here(folder);
    for (const QString &name : here.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Unsorted)) {
        if (name != u"node_modules")
            found.append(here.filePath(name));
    }
    return found;
}

bool isIn(const QString &folder, const QString &place)
{
    return place == folder || place.startsWith(folder + u'/');
}

} // namespace

FolderWatcher::FolderWatcher(QObject *parent)
    : QObject(parent)
    , m_watched(std::make_shared<QSet<QString>>())
{
    m_threads.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    m_adding.setInterval(0);
    connect(&m_pause, &QTimer::timeout, this, &FolderWatcher::report);
    connect(&m_adding, &QTimer::timeout, this, &FolderWatcher::addNext);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this](const QString &folder) {
        m_changed.insert(folder);
        if (!m_pause.isActive())
            m_pause.start();
    });
}

FolderWatcher::~FolderWatcher()
{
    m_threads.clear();
    m_looking.cancel();
}

void FolderWatcher::setFolders(const QStringList &folders)
{
    const bool isReduced = std::any_of(m_folders.cbegin(), m_folders.cend(),
                                       [&folders](const QString &folder) { return !folders.contains(folder); });
    if (isReduced) {
        if (const QStringList old = m_watcher.directories(); !old.isEmpty())
            m_watcher.removePaths(old);
        m_watched = std::make_shared<QSet<QString>>();
        m_toAdd.clear();
        m_toReport.clear();
        m_folders.clear();
    }
    QStringList added;
    std::copy_if(folders.cbegin(), folders.cend(), std::back_inserter(added),
                 [this](const QString &folder) { return !m_folders.contains(folder) && QFileInfo::exists(folder); });
    m_folders = folders;
    if (added.isEmpty())
        return;
    m_watcher.addPaths(added);
    findBelow(added);
}

void FolderWatcher::report()
{
    const QSet<QString> changedPlaces = std::exchange(m_changed, {});
    const QStringList places(changedPlaces.cbegin(), changedPlaces.cend());
    findBelow(places);
    emitChanged(places);
}

void FolderWatcher::findBelow(const QStringList &places)
{
    const auto look = [watched = m_watched, places]() -> base::Result<QStringList> {
        QStringList found;
        // The system stops watching a folder that is removed, even if another one gets its name.
        for (const QString &place : places) {
            watched->remove(place);
            if (QFileInfo::exists(place))
                found.append(place);
        }
        qsizetype at = 0;
        for (; at < found.size() && watched->size() < MaximumFolders && !base::isUnwanted(); ++at) {
            watched->insert(found.at(at));
            const QStringList subfolders = subfoldersOf(found.at(at));
            std::copy_if(subfolders.cbegin(), subfolders.cend(), std::back_inserter(found),
                         [&watched](const QString &below) { return !watched->contains(below); });
        }
        found.resize(at);
        return found;
    };
    m_looking = base::runOnWorker(m_threads, this, look,
                                  [this, watched = m_watched, places](const base::Result<QStringList> &found) {
                                      if (!found || watched != m_watched)
                                          return;
                                      m_toAdd += *found;
                                      m_toReport += places;
                                      m_adding.start();
                                  });
}

void FolderWatcher::addNext()
{
    if (!m_toAdd.isEmpty()) {
        const QStringList next = m_toAdd.first(qMin(AddedAtOnce, m_toAdd.size()));
        m_toAdd.remove(0, next.size());
        const QStringList alreadyWatched = m_watcher.addPaths(next);
        m_hasAdded = m_hasAdded || alreadyWatched.size() < next.size();
    }
    if (!m_toAdd.isEmpty())
        return;
    m_adding.stop();
    const QStringList places = std::exchange(m_toReport, {});
    if (std::exchange(m_hasAdded, false))
        emitChanged(places);
}

void FolderWatcher::emitChanged(const QStringList &places)
{
    const QStringList folders = m_folders;
    for (const QString &folder : folders) {
        if (std::any_of(places.cbegin(), places.cend(),
                        [&folder](const QString &place) { return isIn(folder, place); }))
            emit changed(folder);
    }
}

} // namespace storage

#include "moc_folderwatcher.cpp"
