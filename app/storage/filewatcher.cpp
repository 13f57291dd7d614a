#include "filewatcher.h"

#include "filestore.h"
#include "folderwatcher.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace storage {

namespace {

/** The file and its folder, and for a symbolic link also its target and that folder. */
QStringList placesOf(const QString &path)
{
    QStringList places{path, QFileInfo(path).absolutePath()};
    const QString real = FileStore().realPath(path);
    if (real != path)
        places << real << QFileInfo(real).absolutePath();
    return places;
}

QStringList differenceOf(const QStringList &all, const QStringList &without)
{
    const QSet<QString> left(without.cbegin(), without.cend());
    QStringList rest;
    std::copy_if(all.cbegin(), all.cend(), std::back_inserter(rest),
                 [&left](const QString &path) { return !left.contains(path) && QFileInfo::exists(path); });
    return rest;
}

} // namespace

FileWatcher::FileWatcher(QObject *parent)
    : FileWatch(parent)
    , m_folders(new FolderWatcher(this))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(LookMs);
    connect(&m_timer, &QTimer::timeout, this, &FileWatcher::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatcher::lookSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatcher::lookSoon);
    connect(m_folders, &FolderWatcher::changed, this, &FileWatcher::folderChanged);
}

void FileWatcher::setPaths(const QStringList &paths)
{
    QHash<QString, Watched> files;
    QStringList places;
    for (const QString &path : paths) {
        const QByteArray stamp = FileStore().stamp(path);
        files.insert(path, m_files.value(path, {stamp, stamp}));
        places += placesOf(path);
    }
    m_files = files;
    places.removeDuplicates();
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (const QStringList old = differenceOf(before, places); !old.isEmpty())
        m_watcher.removePaths(old);
    if (const QStringList fresh = differenceOf(places, before); !fresh.isEmpty())
        m_watcher.addPaths(fresh);
}

void FileWatcher::setFolders(const QStringList &folders)
{
    m_folders->setFolders(folders);
}

/** Without a restart of the timer, because another file of the folder can change all the time. */
void FileWatcher::lookSoon()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void FileWatcher::look()
{
    QStringList changedPaths;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        const QByteArray now = FileStore().stamp(file.key());
        const bool isAtRest = now == file->seen;
        file->seen = now;
        if (now == file->reported)
            continue;
        if (isAtRest) {
            file->reported = now;
            changedPaths.append(file.key());
        } else
            m_timer.start();
    }
    for (const QString &path : std::as_const(changedPaths)) {
        watchAgain(path);
        emit changed(path);
    }
}

/** The system watches the file, not its name, so a replaced file must be added again. */
void FileWatcher::watchAgain(const QString &path)
{
    for (const QString &place : placesOf(path)) {
        if (QFileInfo(place).isDir() && m_watcher.directories().contains(place))
            continue;
        m_watcher.removePath(place);
        if (QFileInfo::exists(place))
            m_watcher.addPath(place);
    }
}

} // namespace storage

#include "moc_filewatcher.cpp"
