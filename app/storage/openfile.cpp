#include "openfile.h"

#include "regularfile.h"

namespace storage {

base::Result<std::unique_ptr<QFile>> openToRead(const QString &path)
{
    base::Result<RegularFile> opened = RegularFile::openToRead(path);
    if (!opened)
        return opened.error();
    auto file = std::make_unique<QFile>(path);
    const int descriptor = opened->release();
    if (!file->open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return base::Error{base::ErrorCode::ReadFailed, path};
    return file;
}

base::Result<QByteArray> readFile(const QString &path, qint64 maximumBytes)
{
    const base::Result<RegularFile> file = RegularFile::openToRead(path);
    return file ? readDescriptor(file->descriptor(), path, maximumBytes) : file.error();
}

QByteArray contentOfFile(const QString &path, qint64 maximumBytes)
{
    const base::Result<QByteArray> bytes = readFile(path, maximumBytes);
    return bytes ? *bytes : QByteArray();
}

} // namespace storage
