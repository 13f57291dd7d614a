#pragma once

#include "filewatch.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QTimer>

namespace storage {

/**
 * Files as the system tells of them. Their folders are watched too, as most programs put a new file in the place of the
 * old. A file is reported once it has been the same for two looks: who writes in several steps is not caught between
 * them.
 */
class FileWatcher final : public workspace::FileWatch
{
    Q_OBJECT

public:
    static constexpr int LookMs = 100;

    explicit FileWatcher(QObject *parent = nullptr);

    void setPaths(const QStringList &paths) override;

private:
    struct Watched {
        QByteArray reported;
        QByteArray seen;
    };

    void look();
    void watchAgain(const QString &path);

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QHash<QString, Watched> m_files;
};

} // namespace storage
