#include "grantfile.h"

#include "filestore.h"
#include "jsonwriter.h"
#include "statefile.h"
#include "statefolder.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace storage {

namespace {

using consent::GrantSet;

/** The version of the file format. A file that states none has this version. */
constexpr qint64 Version = 1;

QByteArray jsonOf(const GrantSet &grants)
{
    base::JsonWriter json(2);
    json.beginObject().key("version").number(Version).key("secrets").beginArray();
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

/** True for an object with these members, all of them texts, and no others. */
bool hasTexts(const QJsonValue &entry, const QStringList &names)
{
    const QJsonObject object = entry.toObject();
    return object.size() == names.size() && std::all_of(names.begin(), names.end(), [&object](const QString &name) {
               return object.value(name).isString();
           });
}

/** The entries of a list, where each has these texts. A missing list is empty. Nothing if it is anything else. */
std::optional<QJsonArray> entriesOf(const QJsonValue &list, const QStringList &names)
{
    const QJsonArray entries = list.toArray();
    const bool isList = list.isUndefined() || list.isArray();
    if (!isList || !std::all_of(entries.begin(), entries.end(),
                                [&names](const QJsonValue &entry) { return hasTexts(entry, names); }))
        return std::nullopt;
    return entries;
}

/** All of a file or nothing of it: it would be written without the part that was not read. */
base::Result<GrantSet> grantsIn(const QByteArray &bytes, const QString &path)
{
    const base::Error damaged{base::ErrorCode::Damaged, path};
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError || !json.isObject())
        return damaged;
    QJsonObject root = json.object();
    const QJsonValue version = root.take(u"version"_qs);
    if (version.toDouble() > double(Version))
        return base::Error{base::ErrorCode::NewerVersion, path};
    const bool hasVersion = version.isUndefined() || version.toDouble() == double(Version);
    const auto secrets = entriesOf(root.take(u"secrets"_qs),
                                   {u"definition"_qs, u"reference"_qs, u"origin"_qs, u"environment"_qs});
    const auto pages = entriesOf(root.take(u"pages"_qs), {u"definition"_qs, u"origin"_qs});
    if (!hasVersion || !secrets || !pages || !root.isEmpty())
        return damaged;
    GrantSet grants;
    for (const QJsonValue &entry : *secrets)
        grants.secrets.append({entry[u"definition"].toString(), entry[u"reference"].toString(),
                               entry[u"origin"].toString(), entry[u"environment"].toString()});
    for (const QJsonValue &entry : *pages)
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

base::Result<GrantSet> GrantFile::load()
{
    const base::Result<bool> hasFolder = hasPrivateFolder(QFileInfo(m_path).absolutePath());
    if (!hasFolder)
        return hasFolder.error();
    const base::Result<QByteArray> bytes = readStateFile(m_path);
    if (bytes)
        return grantsIn(*bytes, m_path);
    if (bytes.error().code == base::ErrorCode::NotFound)
        return GrantSet();
    return bytes.error();
}

base::Result<GrantSet> GrantFile::change(const GrantSet &removed, const GrantSet &added)
{
    if (const auto prepared = makePrivateFolder(QFileInfo(m_path).absolutePath()); !prepared)
        return prepared.error();
    const auto lock = lockStateFile(m_path);
    if (!lock)
        return lock.error();
    base::Result<GrantSet> grants = load();
    if (!grants)
        return grants;
    grants->remove(removed);
    grants->add(added);
    if (const base::Result<void> written = writeStateFile(m_path, jsonOf(*grants)); !written)
        return written.error();
    return grants;
}

} // namespace storage
