#include "certificatefolder.h"

#include "openfile.h"
#include "sampleidentity.h"
#include "sandboxlimits.h"
#include "valuereading.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>
#include <QSslCertificate>
#include <QSslCertificateExtension>
#include <QSslKey>

#include <algorithm>

namespace sandbox {

namespace {

using document::Value;

QByteArray contentOf(const QString &fileName)
{
    return storage::contentOfFile(fileName, MaximumCertificateFileBytes);
}

bool holdsKey(const QByteArray &pem)
{
    return pem.contains("PRIVATE KEY-----");
}

/** The key is in the file itself, or in a file with the extension `.key`. */
bool hasKey(const QFileInfo &file, const QByteArray &pem)
{
    return holdsKey(pem) || holdsKey(contentOf(file.dir().filePath(file.completeBaseName() + u".key"_qs)));
}

bool isAuthority(const QSslCertificate &certificate)
{
    const QList<QSslCertificateExtension> extensions = certificate.extensions();
    return std::any_of(extensions.begin(), extensions.end(), [](const QSslCertificateExtension &extension) {
        return extension.name() == u"basicConstraints" && extension.value().toMap().value(u"ca"_qs).toBool();
    });
}

Value texts(QStringList list)
{
    QList<Value> items;
    for (const QString &text : list)
        items.append(Value::string(text));
    return Value::array(items);
}

Value dnsNames(const QSslCertificate &certificate)
{
    QStringList names = certificate.subjectAlternativeNames().values(QSsl::DnsEntry);
    std::reverse(names.begin(), names.end()); // QMultiMap returns the last one first.
    return texts(names);
}

Value moment(const QDateTime &time)
{
    return Value::string(time.toUTC().toString(Qt::ISODate));
}

Value nameObject(const QStringList &commonName, const QStringList &organisation)
{
    return Value::object({{"CommonName", Value::string(commonName.value(0))}, {"Organization", texts(organisation)}});
}

Value basicRecord(const QSslCertificate &certificate, bool hasPrivate)
{
    const QByteArray fingerprint = certificate.digest(QCryptographicHash::Sha256).toHex();
    return Value::object({
        {"id", Value::string(sampleOrganisation().toUtf8() + fingerprint)},
        {"dns_names", dnsNames(certificate)},
        {"has_private", Value::boolean(hasPrivate)},
        {"is_ca", Value::boolean(isAuthority(certificate))},
        {"issuer_cn", Value::string(certificate.issuerInfo(QSslCertificate::CommonName).value(0))},
        {"subject_cn", Value::string(certificate.subjectInfo(QSslCertificate::CommonName).value(0))},
        {"not_before", moment(certificate.effectiveDate())},
        {"not_after", moment(certificate.expiryDate())},
    });
}

Value detailedRecord(const QSslCertificate &certificate, const Value &basic)
{
    QList<Value::Member> members = basic.members();
    members.append({"fingerprint", Value::string(certificate.digest(QCryptographicHash::Sha256).toHex())});
    members.append({"serial_number", Value::string(QByteArray(certificate.serialNumber()).replace(':', QByteArray()))});
    members.append({"issuer", nameObject(certificate.issuerInfo(QSslCertificate::CommonName),
                                         certificate.issuerInfo(QSslCertificate::Organization))});
    members.append({"subject", nameObject(certificate.subjectInfo(QSslCertificate::CommonName),
                                          certificate.subjectInfo(QSslCertificate::Organization))});
    members.append({"key_bits", Value::integer(certificate.publicKey().length())});
    return Value::object(members);
}

using Records = QList<CertificateFolder::Record>;

void addRecord(Records &records, const QSslCertificate &certificate, bool hasPrivate)
{
    const Value basic = basicRecord(certificate, hasPrivate);
    records.append({hasPrivate, basic, detailedRecord(certificate, basic)});
}

Records pemRecords(const QFileInfo &file)
{
    const QByteArray pem = contentOf(file.filePath());
    const bool hasPrivate = hasKey(file, pem);
    Records records;
    for (const QSslCertificate &certificate : QSslCertificate::fromData(pem, QSsl::Pem))
        addRecord(records, certificate, hasPrivate);
    return records;
}

/** A certificate, its private key and its CA certificates. */
Records packedRecords(const QFileInfo &info)
{
    QByteArray packed = contentOf(info.filePath());
    QBuffer file(&packed);
    const QString passwordFile = info.dir().filePath(info.completeBaseName() + u".password"_qs);
    QByteArray password = contentOf(passwordFile);
    if (password.endsWith('\n'))
        password.chop(1);
    QSslKey key;
    QSslCertificate certificate;
    QList<QSslCertificate> authorities;
    Records records;
    if (packed.isEmpty() || !file.open(QIODevice::ReadOnly) ||
        !QSslCertificate::importPkcs12(&file, &key, &certificate, &authorities, password))
        return records;
    addRecord(records, certificate, !key.isNull());
    for (const QSslCertificate &authority : std::as_const(authorities))
        addRecord(records, authority, false);
    return records;
}

/** A date, or a number of days from now such as `-30d` and `+10d`. */
Value madeUpMoment(const Value &written, const QDateTime &now)
{
    static const QRegularExpression distance(u"^([+-][0-9]{1,6})d$"_qs);
    const QRegularExpressionMatch match = distance.match(written.text());
    return match.hasMatch() ? moment(now.addDays(match.captured(1).toLongLong())) : written;
}

Records madeUpRecords(const QByteArray &json, const QDateTime &now)
{
    const base::Result<Value> read = Value::fromJson(json);
    if (!read || read->type() != Value::Type::Object)
        return {};
    const QByteArray fingerprint = QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex();
    Value record = *read;
    if (!management::hasMember(record, "id"))
        record = management::withMember(record, "id", Value::string(sampleOrganisation().toUtf8() + fingerprint));
    for (const QByteArrayView key : {QByteArrayView("not_before"), QByteArrayView("not_after")}) {
        if (management::hasMember(record, key))
            record = management::withMember(record, key, madeUpMoment(record.member(key), now));
    }
    return {{record.member("has_private").toBool(), record, record}};
}

} // namespace

QList<CertificateFolder::Record> CertificateFolder::records(const QDateTime &now) const
{
    QList<Record> records;
    const QFileInfoList files = QDir(m_path).entryInfoList(
        {u"*.pem"_qs, u"*.crt"_qs, u"*.p12"_qs, u"*.pfx"_qs, u"*.json"_qs}, QDir::Files, QDir::Name);
    for (const QFileInfo &file : files.first(std::min(files.size(), MaximumCertificateFiles))) {
        const QString kind = file.suffix().toLower();
        if (kind == u"json")
            records += madeUpRecords(contentOf(file.filePath()), now);
        else if (kind == u"p12" || kind == u"pfx")
            records += packedRecords(file);
        else
            records += pemRecords(file);
    }
    return records;
}

} // namespace sandbox
