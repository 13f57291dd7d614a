#include "gitfiles.h"

#include "openfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace storage {

using base::Error;
using base::ErrorCode;

git::RepositoryFiles::Kind GitFiles::kindOf(const QString &path)
{
    const QFileInfo info(path);
    return info.isFile() ? Kind::File : info.isDir() ? Kind::Folder : Kind::Missing;
}

QString GitFiles::realPath(const QString &path)
{
    return QFileInfo(path).canonicalFilePath();
}

base::Result<QByteArray> GitFiles::readAt(const QString &path, qint64 offset, qint64 length)
{
    const base::Result<std::unique_ptr<QFile>> opened = openToRead(path);
    if (!opened)
        return Error{kindOf(path) == Kind::File ? ErrorCode::ReadFailed : ErrorCode::NotFound, path};
    QFile &file = **opened;
    if (offset >= file.size())
        return QByteArray();
    if (!file.seek(offset))
        return Error{ErrorCode::ReadFailed, path};
    QByteArray bytes = file.read(length);
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::ReadFailed, path};
    return bytes;
}

QStringList GitFiles::filesIn(const QString &folder, int most)
{
    QStringList names;
    QDirIterator files(folder, QDir::Files | QDir::Hidden);
    while (files.hasNext() && names.size() < most)
        names.append(files.nextFileInfo().fileName());
    names.sort();
    return names;
}

} // namespace storage
