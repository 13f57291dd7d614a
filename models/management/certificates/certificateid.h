#pragma once

#include <QString>

namespace management {

/** The parts of a certificate id. `organisation` is empty for ids in another format. */
struct CertificateId {
    QString organisation; ///< The id of the organization: 24 hexadecimal digits.
    /** The fingerprint of the certificate: 64 hexadecimal digits (SHA-256), or the whole id in another format. */
    QString fingerprint;
    friend bool operator==(const CertificateId &, const CertificateId &) = default;
};

[[nodiscard]] CertificateId splitCertificateId(const QString &id);

} // namespace management
