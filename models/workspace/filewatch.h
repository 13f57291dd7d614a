#pragma once

#include <QObject>
#include <QStringList>

namespace workspace {

/** Says when files are written, replaced or removed by any program; implemented in app/storage. */
class FileWatch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /** What is watched from now on, in place of what was before. */
    virtual void setPaths(const QStringList &paths) = 0;

signals:
    /** The file at this path, as it was given, is another one; said once writing has come to rest. */
    void changed(const QString &path);
};

} // namespace workspace
