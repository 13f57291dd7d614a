#pragma once

#include "filewatch.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QSet>
#include <QTimer>

namespace storage {

/**
 * Watches files for changes. Their folders are watched too, because most programs replace a file by a new one. A change
 * is reported when two checks in a row give the same result, so that a file is not read while it is being written.
 * Folders are watched with their subfolders.
 */
class FileWatcher final : public workspace::FileWatch
{
    Q_OBJECT

public:
    static constexpr int LookMs = 100;
    /** The maximum number of subfolders that are watched. */
    static constexpr int MaximumFolders = 1000;

    explicit FileWatcher(QObject *parent = nullptr);

    void setPaths(const QStringList &paths) override;
    void setFolders(const QStringList &folders) override;

private:
    struct Watched {
        QByteArray reported;
        QByteArray seen;
    };

    void look();
    void watchAgain(const QString &path);
    void watchFolders();
    void reportFolders();

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QHash<QString, Watched> m_files;
    QFileSystemWatcher m_folderWatcher; ///< Of the folders and their subfolders.
    QTimer m_folderTimer;
    QStringList m_folders;
    QSet<QString> m_changed; ///< Folders and subfolders that have changed since the last report.
};

} // namespace storage
