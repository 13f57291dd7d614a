#include "grantfile.h"

#include "filestore.h"
#include "jsonwriter.h"
#include "statefolder.h"
#include "systemerror.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <cerrno>

namespace storage {

namespace {

using consent::GrantSet;

/** Another program holds the lock for one small write. */
constexpr std::chrono::milliseconds LongestWait{2000};

QByteArray jsonOf(const GrantSet &grants)
{
    base::JsonWriter json(2);
    json.beginObject().key("secrets").beginArray();
    for (const consent::SecretGrant &grant : grants.secrets) {
        json.beginObject();
        json.key("definition").text(QStringView(grant.definition));
        json.key("reference").text(QStringView(grant.reference));
        json.key("origin").text(QStringView(grant.origin));
        json.key("environment").text(QStringView(grant.environment));
        json.endObject();
    }
    json.endArray().key("pages").beginArray();
    for (const consent::PageGrant &grant : grants.pages) {
        json.beginObject();
        json.key("definition").text(QStringView(grant.definition));
        json.key("origin").text(QStringView(grant.origin));
        json.endObject();
    }
    json.endArray().endObject();
    return json.bytes() + '\n';
}

GrantSet grantsIn(const QByteArray &bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    GrantSet grants;
    for (const QJsonValue &entry : root.value(u"secrets").toArray())
        grants.secrets.append({entry[u"definition"].toString(), entry[u"reference"].toString(),
                               entry[u"origin"].toString(), entry[u"environment"].toString()});
    for (const QJsonValue &entry : root.value(u"pages").toArray())
        grants.pages.append({entry[u"definition"].toString(), entry[u"origin"].toString()});
    return grants;
}

} // namespace

QString GrantFile::defaultPath()
{
    return statePath(u"grants.json"_qs);
}

QString GrantFile::canonicalPath(const QString &path) const
{
    return FileStore().realPath(QFileInfo(path).absoluteFilePath());
}

GrantSet GrantFile::load()
{
    const base::Result<QByteArray> bytes = FileStore().read(m_path);
    return bytes ? grantsIn(*bytes) : GrantSet();
}

base::Result<GrantSet> GrantFile::change(const GrantSet &removed, const GrantSet &added)
{
    if (!makePrivateFolder(QFileInfo(m_path).absolutePath()))
        return systemError(errno, m_path, base::ErrorCode::WriteFailed);
    QLockFile lock(m_path + u".lock"_qs);
    if (!lock.tryLock(LongestWait))
        return base::Error{base::ErrorCode::WriteFailed, m_path};
    GrantSet grants = load();
    grants.remove(removed);
    grants.add(added);
    const base::Result<void> written = FileStore().writePrivate(m_path, jsonOf(grants));
    if (!written)
        return written.error();
    return grants;
}

} // namespace storage
