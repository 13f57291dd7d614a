#pragma once

#include "filewatch.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QTimer>

namespace storage {

class FolderWatcher;

/**
 * Watches files for changes. Their folders are watched too, because most programs replace a file by a new one. A change
 * is reported when two checks in a row see the same state of the file, so that it is not read while it is being
 * written. Folders are watched with their subfolders.
 */
class FileWatcher final : public workspace::FileWatch
{
    Q_OBJECT

public:
    static constexpr int LookMs = 100;

    explicit FileWatcher(QObject *parent = nullptr);

    void setPaths(const QStringList &paths) override;
    void setFolders(const QStringList &folders) override;

private:
    struct Watched {
        QByteArray reported;
        QByteArray seen;
    };

    void lookSoon();
    void look();
    void watchAgain(const QString &path);

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QHash<QString, Watched> m_files;
    FolderWatcher *m_folders;
};

} // namespace storage
