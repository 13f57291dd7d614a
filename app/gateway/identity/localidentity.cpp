#include "localidentity.h"

#include "localcertificate.h"
#include "statefile.h"
#include "statefolder.h"

#include <QFile>
#include <QSaveFile>

namespace gateway {

namespace {

constexpr QFile::Permissions OwnerFile = QFile::ReadOwner | QFile::WriteOwner;
constexpr int DaysAhead = 1;

QByteArray contentOf(const base::Result<QByteArray> &bytes)
{
    return bytes ? *bytes : QByteArray();
}

bool isUsable(const LocalIdentity &identity)
{
    const QDateTime soon = QDateTime::currentDateTimeUtc().addDays(DaysAhead);
    return !identity.certificate.isNull() && !identity.key.isNull() && identity.certificate.expiryDate() > soon &&
           identity.certificate.effectiveDate() < soon;
}

LocalIdentity read(const QString &certificatePath, const QString &pairPath)
{
    const QByteArray pair = contentOf(storage::readPrivateFile(pairPath));
    if (!hasMatchingKey(pair))
        return {QSslCertificate(), QSslKey(), certificatePath};
    return {QSslCertificate(pair, QSsl::Pem), QSslKey(pair, QSsl::Ec, QSsl::Pem), certificatePath};
}

/** Fails if something other than files is in the place of the folder or of these files. Other users could replace files
 * in the folder until then. */
base::Result<void> prepare(const QString &folder, const QStringList &paths)
{
    if (base::Result<void> prepared = storage::makePrivateFolder(folder); !prepared)
        return prepared;
    for (const QString &path : paths) {
        const base::Result<QByteArray> bytes = storage::readStateFile(path);
        if (!bytes && bytes.error().code == base::ErrorCode::WrongFileType)
            return bytes.error();
    }
    return {};
}

base::Result<void> write(const QString &path, const QByteArray &bytes, QFile::Permissions permissions)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(permissions) &&
                         file.write(bytes) == bytes.size() && file.commit();
    if (!written)
        return base::Error{base::ErrorCode::WriteFailed, path};
    return {};
}

} // namespace

QString localIdentityFolder()
{
    return storage::statePath(u"gateway"_qs);
}

QString localCertificatePath(const QString &folder)
{
    return folder + u"/localhost.pem"_qs;
}

base::Result<LocalIdentity> localIdentity(const QString &folder)
{
    const QString certificatePath = localCertificatePath(folder);
    const QString pairPath = folder + u"/localhost-with-key.pem"_qs;
    if (const auto prepared = prepare(folder, {certificatePath, pairPath}); !prepared)
        return prepared.error();
    LocalIdentity identity = read(certificatePath, pairPath);
    if (isUsable(identity) && contentOf(storage::readStateFile(certificatePath)) == identity.certificate.toPem())
        return identity;
    const base::Result<CertificateAndKey> made = makeLocalCertificate(QDateTime::currentDateTimeUtc());
    if (!made)
        return made.error();
    // One file for both: two processes can't leave a certificate and a key of different pairs.
    if (auto kept = write(pairPath, made->certificate + made->key, OwnerFile); !kept)
        return kept.error();
    const LocalIdentity fresh = read(certificatePath, pairPath);
    if (auto kept = write(certificatePath, fresh.certificate.toPem(), OwnerFile | QFile::ReadGroup | QFile::ReadOther);
        !kept)
        return kept.error();
    return fresh;
}

} // namespace gateway
