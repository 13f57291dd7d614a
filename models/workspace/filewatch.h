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
    /** Sets the folders to watch, which includes their subfolders. */
    virtual void setFolders(const QStringList & /*folders*/) {}

signals:
    /** The file at this path, as it was given, has changed. Emitted after a pause in writing. */
    void changed(const QString &path);
    /** Files may have been added to this folder, as it was given, or removed. Emitted after a pause. */
    void folderChanged(const QString &folder);
};

} // namespace workspace
