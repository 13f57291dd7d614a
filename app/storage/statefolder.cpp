#include "statefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <sys/stat.h>

namespace storage {

namespace {
constexpr mode_t OwnerOnlyFolder = 0700;
} // namespace

QString statePath(const QString &name)
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    // The XDG specification requires relative paths to be ignored.
    const bool isUsable = state.startsWith(u'/');
    return u"%1/gatewright/%2"_qs.arg(isUsable ? state : QDir::homePath() + u"/.local/state"_qs, name);
}

bool makePrivateFolder(const QString &folder)
{
    const QByteArray path = QFile::encodeName(folder);
    struct stat state {
    };
    if (stat(path.constData(), &state) == 0)
        return (state.st_mode & 0077) == 0 || chmod(path.constData(), OwnerOnlyFolder) == 0;
    const QString parent = folder.section(u'/', 0, -2);
    if (!parent.isEmpty() && !QFileInfo::exists(parent) && !makePrivateFolder(parent))
        return false;
    return mkdir(path.constData(), OwnerOnlyFolder) == 0 || errno == EEXIST;
}

} // namespace storage
