#include "systemerror.h"

#include <cerrno>
#include <cstring>

namespace storage {

base::Error systemError(int number, const QString &path, base::ErrorCode otherwise)
{
    const auto codeOf = [&] {
        switch (number) {
        case ENOENT:
        case ENOTDIR:
            return otherwise == base::ErrorCode::WriteFailed ? base::ErrorCode::FolderMissing
                                                             : base::ErrorCode::NotFound;
        case EACCES:
        case EPERM:
            return base::ErrorCode::PermissionDenied;
        case EROFS:
            return base::ErrorCode::ReadOnly;
        case EFBIG:
        case ENOSPC:
        case EDQUOT:
            return base::ErrorCode::DiskFull;
        default:
            return otherwise;
        }
    };
    const base::ErrorCode code = codeOf();
    if (code == base::ErrorCode::NotFound || code == base::ErrorCode::FolderMissing)
        return {code, path};
    return {code, u"%1: %2"_qs.arg(path, QString::fromLocal8Bit(std::strerror(number)))};
}

} // namespace storage
