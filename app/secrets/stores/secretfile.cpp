#include "secretfile.h"

#include "openfile.h"
#include "secretlimits.h"
#include "secretreference.h"

#include <QDir>
#include <QFileInfo>

namespace secrets {

namespace {

QByteArray withoutFinalNewline(QByteArray content)
{
    if (content.endsWith('\n'))
        content.chop(content.endsWith("\r\n") ? 2 : 1);
    return content;
}

} // namespace

base::Result<Secret> readSecretFile(const QString &folder, const QString &path)
{
    using base::Error;
    using base::ErrorCode;
    if (!isSafeRelativePath(path))
        return Error{ErrorCode::InvalidArgument, path};
    const QString root = QDir(folder).canonicalPath();
    if (folder.isEmpty() || root.isEmpty())
        return Error{ErrorCode::FolderMissing, folder};
    const QFileInfo info(QDir(root).filePath(path));
    const QString target = info.canonicalFilePath();
    if (target.isEmpty())
        return Error{ErrorCode::NotFound, path};
    if (!target.startsWith(root.endsWith(u'/') ? root : root + u'/'))
        return Error{ErrorCode::InvalidArgument, path};
    if (!QFileInfo(target).isFile())
        return Error{ErrorCode::NotFound, path};
    const base::Result<QByteArray> bytes = storage::readFile(target, MaximumSecretBytes);
    if (!bytes)
        return Error{bytes.error().code, path};
    return Secret(withoutFinalNewline(*bytes));
}

} // namespace secrets
