#pragma once

#include <QObject>
#include <QStringList>

namespace workspace {

/** Reports when files are written, replaced or removed by any program, and when files are added to folders or removed
 * from them; implemented in app/storage. */
class FileWatch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /** Sets the files to watch. */
    virtual void setPaths(const QStringList &paths) = 0;
    /** Sets the folders to watch, with all their subfolders. */
    virtual void setFolders(const QStringList & /*folders*/) {}

signals:
    /**
     * Emitted when a watched file has changed, after a pause in writing. `path` is the one that setPaths() was given.
     */
    void changed(const QString &path);
    /** Emitted when files may have been added to a watched folder or removed from it, after a pause. `folder` is the
     * one that setFolders() was given. */
    void folderChanged(const QString &folder);
};

} // namespace workspace
