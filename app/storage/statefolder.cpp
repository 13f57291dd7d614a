#include "statefolder.h"

#include "systemerror.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <sys/stat.h>

namespace storage {

namespace {

constexpr mode_t OwnerOnlyFolder = 0700;

QString stateHome()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    // The XDG specification requires relative paths to be ignored.
    const bool isUsable = state.startsWith(u'/');
    return isUsable ? state : QDir::homePath() + u"/.local/state"_qs;
}

/** The folder that the user chose. The folders of the program are below it. */
QString chosenFolder(const QString &folder)
{
    const QString home = stateHome();
    return folder.startsWith(home + u'/') ? home : folder.section(u'/', 0, -2);
}

/** The folders of the program from the outermost one to `folder`. */
QStringList ownFolders(const QString &folder)
{
    QString at = chosenFolder(folder);
    QStringList folders;
    for (const QString &name : folder.sliced(at.size()).split(u'/', Qt::SkipEmptyParts)) {
        at += u'/' + name;
        folders.append(at);
    }
    return folders;
}

base::Error failure(const QString &folder)
{
    return systemError(errno, folder, base::ErrorCode::WriteFailed);
}

/** True if this is a folder, and not a link to one. False if there is nothing. */
base::Result<bool> isFolder(const QString &folder)
{
    struct stat state {
    };
    if (lstat(QFile::encodeName(folder).constData(), &state) == 0) {
        if (!S_ISDIR(state.st_mode))
            return base::Error{base::ErrorCode::WrongFileType, folder};
        return true;
    }
    if (errno == ENOENT)
        return false;
    return failure(folder);
}

bool makeFolder(const QString &folder)
{
    return mkdir(QFile::encodeName(folder).constData(), OwnerOnlyFolder) == 0 || errno == EEXIST;
}

bool makeChosenFolder(const QString &folder)
{
    if (folder.isEmpty() || QFileInfo::exists(folder))
        return true;
    return makeChosenFolder(folder.section(u'/', 0, -2)) && makeFolder(folder);
}

base::Result<void> restrictToOwner(const QString &folder)
{
    const QByteArray path = QFile::encodeName(folder);
    struct stat state {
    };
    const bool isPrivate = lstat(path.constData(), &state) == 0 && (state.st_mode & 0077) == 0;
    if (!isPrivate && chmod(path.constData(), OwnerOnlyFolder) != 0)
        return failure(folder);
    return {};
}

} // namespace

QString statePath(const QString &name)
{
    return u"%1/gatewright/%2"_qs.arg(stateHome(), name);
}

base::Result<void> makePrivateFolder(const QString &folder)
{
    if (!makeChosenFolder(chosenFolder(folder)))
        return failure(folder);
    for (const QString &own : ownFolders(folder)) {
        if (!makeFolder(own))
            return failure(own);
        if (const base::Result<bool> isThere = isFolder(own); !isThere)
            return isThere.error();
    }
    return restrictToOwner(folder);
}

base::Result<bool> hasPrivateFolder(const QString &folder)
{
    for (const QString &own : ownFolders(folder)) {
        const base::Result<bool> isThere = isFolder(own);
        if (!isThere || !*isThere)
            return isThere;
    }
    return true;
}

} // namespace storage
