#include "sandboxsamples.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSslCertificate>

/** Q_INIT_RESOURCE is required for resources of a static library, outside of any namespace. */
static void loadSamples()
{
    Q_INIT_RESOURCE(sandbox);
}

namespace sandbox {

namespace {

constexpr qint64 leastDaysLeft = 3;

base::Result<void> writeFile(const QString &fileName, const QByteArray &content)
{
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return base::Error{base::ErrorCode::WriteFailed, u"%1: %2"_qs.arg(fileName, file.errorString())};
    file.write(content);
    if (!file.commit())
        return base::Error{base::ErrorCode::WriteFailed, u"%1: %2"_qs.arg(fileName, file.errorString())};
    return {};
}

QByteArray resource(const QString &name)
{
    QFile file(u":/sandbox/"_qs + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

base::Result<void> copyFolder(const QString &name, const QString &target)
{
    if (!QDir().mkpath(target))
        return base::Error{base::ErrorCode::WriteFailed, target};
    const QStringList files = QDir(u":/sandbox/"_qs + name).entryList(QDir::Files);
    for (const QString &file : files) {
        const base::Result<void> written = writeFile(QDir(target).filePath(file), resource(name + u'/' + file));
        if (!written)
            return written;
    }
    return {};
}

/** The first certificate of a series that is still valid for some days. The series has one for every three weeks. */
base::Result<void> writeExpiringCertificate(const QString &target, const QDateTime &now)
{
    constexpr QByteArrayView start = "-----BEGIN CERTIFICATE-----";
    const QByteArray series = resource(u"expiring-series.pem"_qs);
    for (qsizetype at = series.indexOf(start); at >= 0; at = series.indexOf(start, at + start.size())) {
        const qsizetype end = series.indexOf(start, at + start.size());
        const QByteArray pem = series.mid(at, end < 0 ? -1 : end - at);
        const QList<QSslCertificate> certificates = QSslCertificate::fromData(pem, QSsl::Pem);
        if (!certificates.isEmpty() && now.daysTo(certificates.first().expiryDate()) >= leastDaysLeft)
            return writeFile(QDir(target).filePath(u"renew-me.pem"_qs), pem);
    }
    return {};
}

base::Result<void> fillCertificates(const QString &target, const QDateTime &now)
{
    const base::Result<void> copied = copyFolder(u"certificates"_qs, target);
    return copied ? writeExpiringCertificate(target, now) : copied;
}

} // namespace

base::Result<void> prepareFolder(const QString &folder, const QDateTime &now)
{
    loadSamples();
    const QDir dir(folder);
    base::Result<void> done;
    if (!dir.exists(u"certificates"_qs))
        done = fillCertificates(dir.filePath(u"certificates"_qs), now);
    if (done && !dir.exists(u"policies"_qs))
        done = copyFolder(u"policies"_qs, dir.filePath(u"policies"_qs));
    if (done && !dir.exists(u"sso_profiles.json"_qs))
        done = writeFile(dir.filePath(u"sso_profiles.json"_qs), resource(u"sso_profiles.json"_qs));
    return done;
}

} // namespace sandbox
