#include "filemessages.h"

#include "showntext.h"

#include <QCoreApplication>

namespace window {

namespace {

struct FileMessages {
    Q_DECLARE_TR_FUNCTIONS(window::FileMessages)
};

} // namespace

QString definitionFileFilter()
{
    return FileMessages::tr("API definitions (*.yaml *.yml *.json)") + u";;"_qs + FileMessages::tr("All files (*)");
}

QString fileName(const QString &address)
{
    return base::shownText(QStringView(address).mid(address.lastIndexOf(u'/') + 1));
}

QString openFailureText(const QString &name, const base::Error &error)
{
    using Code = base::ErrorCode;
    switch (error.code) {
    case Code::NotFound:
    case Code::FolderMissing:
        return FileMessages::tr("%1 no longer exists.").arg(name);
    case Code::PermissionDenied:
        return FileMessages::tr("You have no permission to read %1. Change its permissions and try again.").arg(name);
    case Code::TooLarge:
        return FileMessages::tr("%1 is larger than 80 MB and can't be opened.").arg(name);
    default:
        return FileMessages::tr("%1 could not be read.").arg(name);
    }
}

QString saveFailureText(const QString &name, const base::Error &error)
{
    using Code = base::ErrorCode;
    switch (error.code) {
    case Code::PermissionDenied:
    case Code::ReadOnly:
        return FileMessages::
            tr("You have no permission to write %1. Your edits are still open. Change the permissions of the file and its folder and "
               "try again, or save under another name.")
                .arg(name);
    case Code::DiskFull:
        return FileMessages::
            tr("The disk has no space left for %1. Your edits are still open. Free some space and try again, or save to "
               "another disk.")
                .arg(name);
    case Code::FolderMissing:
    case Code::NotFound:
        return FileMessages::tr("The folder of %1 no longer exists. Your edits are still open. Save to another folder.")
            .arg(name);
    case Code::ChangedOnDisk:
        return FileMessages::
            tr("%1 was changed by another program after you opened it. Reload loads that version; undo restores your edits. "
               "Overwrite keeps your version.")
                .arg(name);
    case Code::Unsupported:
        return FileMessages::tr("%1 ends in .json, but this definition is YAML. Choose a name that ends in .yaml.")
            .arg(name);
    default:
        return FileMessages::tr("%1 could not be saved. The file is unchanged, and your edits are still open.")
            .arg(name);
    }
}

} // namespace window
