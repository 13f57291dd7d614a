#pragma once

#include "cancellation.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace storage {

/**
 * Watches folders with their subfolders for files that are added, replaced or removed. Workers look for subfolders, and
 * they are added to the system's watcher in small steps, so that the window responds while a folder with thousands of
 * them is opened.
 */
class FolderWatcher final : public QObject
{
    Q_OBJECT

public:
    static constexpr int PauseMs = 100;
    /** The maximum number of folders that are watched. Changes in others are found when the window is activated. */
    static constexpr int MaximumFolders = 10'000;

    explicit FolderWatcher(QObject *parent = nullptr);
    ~FolderWatcher() override;

    void setFolders(const QStringList &folders);

signals:
    /** Files may have been added to this folder, as it was given, or removed. Emitted after a pause. */
    void changed(const QString &folder);

private:
    void report();
    void findBelow(const QStringList &places);
    void addNext();
    void emitChanged(const QStringList &places);

    QFileSystemWatcher m_watcher;
    QTimer m_pause;
    QTimer m_adding;
    QStringList m_folders;
    QSet<QString> m_changed; ///< Folders and subfolders that have changed since the last report.
    QStringList m_toAdd;     ///< To the system's watcher.
    QStringList m_toReport;  ///< When some of those were not watched: files may have changed before.
    bool m_hasAdded = false;
    std::shared_ptr<QSet<QString>> m_watched; ///< Used by the worker only.
    base::Cancellation m_looking;             ///< The last look for subfolders.
    QThreadPool m_threads;                    ///< One thread.
};

} // namespace storage
