#include "fileattributes.h"

#include <QByteArray>
#include <QByteArrayList>

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace storage {

namespace {

const QByteArray AccessList = "system.posix_acl_access";
constexpr mode_t AllModeBits = 07777;
constexpr mode_t GroupBits = S_IRWXG;
constexpr mode_t IdentityBits = S_ISUID | S_ISGID;

QByteArrayList attributeNames(const QByteArray &path)
{
    const ssize_t size = listxattr(path.constData(), nullptr, 0);
    if (size <= 0)
        return {};
    QByteArray names(size, Qt::Uninitialized);
    const ssize_t got = listxattr(path.constData(), names.data(), size_t(names.size()));
    if (got <= 0)
        return {};
    // Each name ends with a NUL byte.
    return names.first(got - 1).split('\0');
}

void copyAttribute(const QByteArray &old, int toNew, const QByteArray &name)
{
    const ssize_t size = getxattr(old.constData(), name.constData(), nullptr, 0);
    if (size < 0)
        return;
    QByteArray value(size, Qt::Uninitialized);
    const ssize_t got = getxattr(old.constData(), name.constData(), value.data(), size_t(value.size()));
    // Labels that only the system can write are set by the system.
    if (got >= 0)
        fsetxattr(toNew, name.constData(), value.constData(), size_t(got), 0);
}

} // namespace

void adoptAttributes(const QByteArray &old, int toNew)
{
    struct stat state {
    };
    if (stat(old.constData(), &state) != 0)
        return;
    mode_t mode = state.st_mode & AllModeBits;
    const bool hasGroup = fchown(toNew, uid_t(-1), state.st_gid) == 0;
    const bool hasOwner = fchown(toNew, state.st_uid, gid_t(-1)) == 0;
    // If the group differs, it must not get the permissions of the old group.
    if (!hasGroup)
        mode &= ~GroupBits;
    if (!hasGroup || !hasOwner)
        mode &= ~IdentityBits;
    const QByteArrayList names = attributeNames(old);
    for (const QByteArray &name : names) {
        if (name != AccessList || hasGroup)
            copyAttribute(old, toNew, name);
    }
    // The new file may have a default ACL from the folder that the old one does not have.
    if (!names.contains(AccessList) || !hasGroup)
        fremovexattr(toNew, AccessList.constData());
    fchmod(toNew, mode);
}

} // namespace storage
