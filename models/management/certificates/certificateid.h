#pragma once

#include <QString>

namespace management {

/** The two parts that a certificate id often has; `organisation` is empty where it has another shape. */
struct CertificateId {
    QString organisation; ///< 24 hexadecimal digits.
    QString fingerprint;  ///< 64 hexadecimal digits (SHA-256), or the whole id.
    friend bool operator==(const CertificateId &, const CertificateId &) = default;
};

[[nodiscard]] CertificateId splitCertificateId(const QString &id);

} // namespace management
