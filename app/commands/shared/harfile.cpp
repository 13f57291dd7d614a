#include "harfile.h"

#include <QFile>
#include <QFileInfo>

namespace commands {

base::Result<void> readHarFile(const QString &path, const traffic::HarStreamHandlers &handlers)
{
    QFile file(path);
    if (!QFileInfo::exists(path))
        return base::Error{base::ErrorCode::NotFound, path};
    if (QFileInfo(path).isDir())
        return base::Error{base::ErrorCode::WrongFileType, path};
    if (!file.open(QIODevice::ReadOnly))
        return base::Error{file.error() == QFileDevice::PermissionsError ? base::ErrorCode::PermissionDenied
                                                                         : base::ErrorCode::ReadFailed,
                           path + u": "_qs + file.errorString()};
    return readHar(file, handlers);
}

base::Result<void> readHar(QIODevice &device, const traffic::HarStreamHandlers &handlers)
{
    traffic::HarStream stream(handlers);
    QByteArray piece(traffic::HarStream::PieceBytes, Qt::Uninitialized);
    for (;;) {
        const qint64 size = device.read(piece.data(), piece.size());
        if (size < 0)
            return base::Error{base::ErrorCode::ReadFailed, device.errorString()};
        if (size == 0)
            return stream.finish();
        if (const auto added = stream.add(QByteArrayView(piece).first(size)); !added)
            return added.error();
    }
}

} // namespace commands
