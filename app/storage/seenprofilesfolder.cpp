#include "seenprofilesfolder.h"

#include "managementlimits.h"
#include "statefile.h"
#include "statefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace storage {

namespace {

/** The name of a file for an environment's id, which can contain any characters in an imported environment. */
QString nameOf(const QString &environmentId)
{
    const QByteArray hash = QCryptographicHash::hash(environmentId.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex()) + u".json"_qs;
}

} // namespace

QString SeenProfilesFolder::defaultPath()
{
    return statePath(u"sso-profiles"_qs);
}

QString SeenProfilesFolder::fileOf(const QString &environmentId) const
{
    return QDir(m_path).filePath(nameOf(environmentId));
}

QByteArray SeenProfilesFolder::read(const QString &environmentId)
{
    const base::Result<bool> isThere = hasPrivateFolder(m_path);
    if (!isThere || !*isThere)
        return {};
    const base::Result<QByteArray> json = readPrivateFile(fileOf(environmentId));
    return json ? *json : QByteArray();
}

base::Result<void> SeenProfilesFolder::write(const QString &environmentId, const QByteArray &json)
{
    if (json.size() > management::MaximumSeenBytes)
        return base::Error{base::ErrorCode::TooLarge, fileOf(environmentId)};
    if (base::Result<void> made = makePrivateFolder(m_path); !made)
        return made;
    return writeStateFile(fileOf(environmentId), json);
}

void SeenProfilesFolder::removeAllExcept(const QStringList &environmentIds)
{
    const base::Result<bool> isThere = hasPrivateFolder(m_path);
    if (!isThere || !*isThere)
        return;
    QStringList kept;
    for (const QString &id : environmentIds)
        kept.append(nameOf(id));
    const QStringList files = QDir(m_path).entryList({u"*.json"_qs}, QDir::Files | QDir::Hidden | QDir::System);
    for (const QString &file : files) {
        if (!kept.contains(file))
            QFile::remove(QDir(m_path).filePath(file));
    }
}

} // namespace storage
