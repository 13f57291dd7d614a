#include "filewording.h"

#include <QCoreApplication>

namespace window {

namespace {

struct FileWording {
    Q_DECLARE_TR_FUNCTIONS(window::FileWording)
};

} // namespace

QString fileName(const QString &address)
{
    return address.mid(address.lastIndexOf(u'/') + 1);
}

QString openFailureText(const QString &name, const base::Error &error)
{
    using Code = base::ErrorCode;
    switch (error.code) {
    case Code::NotFound:
    case Code::FolderMissing:
        return FileWording::tr("%1 is not there any more.").arg(name);
    case Code::PermissionDenied:
        return FileWording::tr("%1 may not be read by you. Change its permissions and try again.").arg(name);
    case Code::TooLarge:
        return FileWording::tr("%1 is larger than 80 MB and cannot be opened.").arg(name);
    default:
        return FileWording::tr("%1 could not be read.").arg(name);
    }
}

QString saveFailureText(const QString &name, const base::Error &error)
{
    using Code = base::ErrorCode;
    switch (error.code) {
    case Code::PermissionDenied:
    case Code::ReadOnly:
        return FileWording::
            tr("%1 cannot be written by you. Your edits are kept here: change the permissions of the file and its folder and try again, "
               "or save under another name.")
                .arg(name);
    case Code::DiskFull:
        return FileWording::
            tr("There is no room left on the disk for %1. Your edits are kept here: make room and try again, or save "
               "somewhere else.")
                .arg(name);
    case Code::FolderMissing:
    case Code::NotFound:
        return FileWording::tr("The folder of %1 is not there any more. Your edits are kept here: save somewhere else.")
            .arg(name);
    case Code::ChangedOnDisk:
        return FileWording::
            tr("%1 was changed by another program since it was opened. Reload takes that version, and undo brings your "
               "edits back; Overwrite keeps yours.")
                .arg(name);
    case Code::Unsupported:
        return FileWording::tr("%1 ends in .json, and this definition is YAML. Choose a name that ends in .yaml.")
            .arg(name);
    default:
        return FileWording::tr("%1 could not be saved. The file is as it was, and your edits are kept here.").arg(name);
    }
}

} // namespace window
