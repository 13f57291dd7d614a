#pragma once

#include <QObject>
#include <QStringList>

namespace workspace {

/** Reports when files are written, replaced or removed by any program; implemented in app/storage. */
class FileWatch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /** Sets the files to watch. */
    virtual void setPaths(const QStringList &paths) = 0;

signals:
    /** The file at this path, as it was given, has changed. Emitted after a pause in writing. */
    void changed(const QString &path);
};

} // namespace workspace
