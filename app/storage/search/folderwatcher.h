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
 * Watches folders with their subfolders for files that are added, replaced or removed. Worker threads look for
 * subfolders, which are added to the system's watcher in small steps, so that the window responds while a folder with
 * thousands of subfolders is opened.
 */
class FolderWatcher final : public QObject
{
    Q_OBJECT

public:
    static constexpr int PauseMs = 100;
    /** The largest number of folders that are watched. Changes in further folders are found when the window is
     * activated. */
    static constexpr int MaximumFolders = 10'000;

    explicit FolderWatcher(QObject *parent = nullptr);
    ~FolderWatcher() override;

    void setFolders(const QStringList &folders);

signals:
    /** Emitted when files may have been added to or removed from a watched folder, after a pause. `folder` is the
     * folder as setFolders() got it. */
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
    QSet<QString> m_changed; ///< The folders and subfolders that have changed since the last report.
    QStringList m_toAdd;     ///< The folders that are still to be added to the system's watcher.
    /** The folders to report once they are watched, because their files may have changed before. */
    QStringList m_toReport;
    bool m_hasAdded = false;
    std::shared_ptr<QSet<QString>> m_watched; ///< The folders that are watched; used only by the worker thread.
    base::Cancellation m_looking;             ///< Cancels the last search for subfolders.
    QThreadPool m_threads;                    ///< The worker, a single thread.
};

} // namespace storage
