#include "certificatejson.h"

#include "valuereading.h"

#include <algorithm>
#include <array>

namespace management {

namespace {

using document::Value;

constexpr qsizetype basicMembers = 7;

/** `issuer_cn`, or `issuer` as a text or as `{CommonName}`. */
QString commonName(const Value &record, QByteArrayView flat, QByteArrayView nested)
{
    const QString name = readText(record, flat);
    if (!name.isEmpty())
        return name;
    const Value part = record.member(nested);
    return part.isString() ? part.text() : readText(part, "CommonName");
}

/** An RFC 3339 date. Year 1 means that there is no date. */
QDateTime readMoment(const Value &record, QByteArrayView key)
{
    QDateTime moment = QDateTime::fromString(readText(record, key), Qt::ISODateWithMs);
    if (!moment.isValid() || moment.date().year() <= 1)
        return {};
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return moment.toUTC();
}

bool saysMoreThanId(const Value &record)
{
    static constexpr std::array<QByteArrayView, basicMembers> members{
        "dns_names", "has_private", "is_ca", "issuer_cn", "subject_cn", "not_before", "not_after"};
    return std::any_of(members.begin(), members.end(),
                       [&](QByteArrayView key) { return !record.member(key).isNull(); });
}

/** The list of the answer and the member that it is from. A member that is not empty comes first. */
base::Result<CertificatePage> chooseShape(const Value &answer, Value &list)
{
    const bool hasBasics = hasMember(answer, "cert_basics");
    const bool hasCerts = hasMember(answer, "certs");
    if (!hasBasics && !hasCerts && !hasMember(answer, "pages"))
        return base::Error{base::ErrorCode::WrongType, {}};
    CertificatePage page;
    const bool useCerts = hasCerts && (!hasBasics || answer.member("cert_basics").isNull());
    page.shape = useCerts ? CertificateShape::Certs : CertificateShape::Basics;
    list = answer.member(useCerts ? "certs" : "cert_basics");
    if (!list.isNull() && list.type() != Value::Type::Array)
        return base::Error{base::ErrorCode::WrongType, useCerts ? u"/certs"_qs : u"/cert_basics"_qs};
    return page;
}

} // namespace

Certificate readCertificate(const document::Value &element)
{
    Certificate certificate;
    certificate.raw = element;
    if (element.type() != Value::Type::Object) {
        certificate.id = element.text();
        return certificate;
    }
    certificate.id = firstText(element, {"id", "_id", "fingerprint"});
    certificate.hasDetails = saysMoreThanId(element);
    certificate.dnsNames = readTexts(element, "dns_names");
    certificate.hasPrivateKey = element.member("has_private").toBool();
    certificate.isCa = element.member("is_ca").toBool();
    certificate.issuerName = commonName(element, "issuer_cn", "issuer");
    certificate.subjectName = commonName(element, "subject_cn", "subject");
    certificate.notBefore = readMoment(element, "not_before");
    certificate.notAfter = readMoment(element, "not_after");
    return certificate;
}

base::Result<CertificatePage> readCertificatePage(const document::Value &answer)
{
    Value list;
    base::Result<CertificatePage> page = chooseShape(answer, list);
    if (!page)
        return page;
    for (const Value &element : list.items()) {
        if (!element.isNull())
            page->certificates.append(readCertificate(element));
    }
    page->pages = readCount(answer, "pages");
    page->other = withoutMember(withoutMember(answer, "pages"),
                                page->shape == CertificateShape::Certs ? "certs" : "cert_basics");
    return page;
}

} // namespace management
