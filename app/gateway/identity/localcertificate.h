#pragma once

#include "result.h"

#include <QByteArray>
#include <QDateTime>

namespace gateway {

/** A certificate and its key, both PEM. */
struct CertificateAndKey {
    QByteArray certificate;
    QByteArray key;
};

/**
 * A self-signed certificate for localhost, 127.0.0.1 and ::1 that can't sign others, valid for a year from `now`.
 * Error: Internal with OpenSSL's message.
 */
[[nodiscard]] base::Result<CertificateAndKey> makeLocalCertificate(const QDateTime &now);

/** True if `pem` has a certificate and the private key of its public key, in any order. */
[[nodiscard]] bool hasMatchingKey(const QByteArray &pem);

} // namespace gateway
