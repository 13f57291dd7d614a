#pragma once

#include "certificate.h"

namespace support {

/** Certificates in every state on 15 June 2026, one of them with an id only. */
inline management::CertificatePage sampleCertificates()
{
    using document::Value;
    const auto made = [](const char *subject, const char *issuer, const QStringList &names, const QDate &from,
                         const QDate &to, bool key, bool authority) {
        management::Certificate certificate;
        certificate.id = u"5e9d9544a1dcd60001d0ed20"_qs +
                         QString::fromLatin1(QByteArray(subject).toHex().leftJustified(64, 'a', true));
        certificate.hasDetails = true;
        certificate.subjectName = QString::fromUtf8(subject);
        certificate.issuerName = QString::fromUtf8(issuer);
        certificate.dnsNames = names;
        certificate.notBefore = QDateTime(from, QTime(0, 0), Qt::UTC);
        certificate.notAfter = QDateTime(to, QTime(8, 30), Qt::UTC);
        certificate.hasPrivateKey = key;
        certificate.isCa = authority;
        certificate.raw = Value::object(
            {{"id", Value::string(certificate.id)},
             {"fingerprint", Value::string(certificate.id.mid(24))},
             {"issuer", Value::object({{"CommonName", Value::string(certificate.issuerName)},
                                       {"Organization", Value::array({Value::string(QByteArray("Example"))})}})}});
        return certificate;
    };
    management::CertificatePage page;
    page.pages = 3;
    page.certificates = {
        made("api.example.com", "Example Issuing CA 2",
             {u"api.example.com"_qs, u"shop.example.com"_qs, u"*.api.example.com"_qs}, {2025, 6, 26}, {2026, 6, 26},
             true, false),
        made("orders.example.com", "Example Issuing CA 2", {u"orders.example.com"_qs}, {2025, 1, 1}, {2026, 4, 2}, true,
             false),
        made("stock.example.com", "Example Issuing CA 3", {u"stock[0-9]+.example.com"_qs, u"(broken"_qs}, {2026, 1, 1},
             {2027, 3, 1}, false, false),
        made("next.example.com", "Example Issuing CA 3", {u"next.example.com"_qs}, {2026, 7, 1}, {2027, 7, 1}, true,
             false),
        made("Example Root CA", "Example Root CA", {}, {2015, 1, 1}, {2040, 1, 1}, false, true),
    };
    management::Certificate idOnly;
    idOnly.id = u"5e9d9544a1dcd60001d0ed20"_qs + QString(64, u'7');
    idOnly.raw = Value::string(idOnly.id);
    page.certificates.append(idOnly);
    return page;
}

} // namespace support
