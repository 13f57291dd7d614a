#pragma once

#include "result.h"

#include <QByteArray>
#include <QDateTime>

namespace gateway {

/** A certificate and its private key, both in PEM. */
struct CertificateAndKey {
    QByteArray certificate;
    QByteArray key;
};

/**
 * Makes a self-signed certificate for localhost, 127.0.0.1 and ::1 that can't sign others, valid for a year from `now`.
 * Error: Internal with OpenSSL's message.
 */
[[nodiscard]] base::Result<CertificateAndKey> makeLocalCertificate(const QDateTime &now);

/** Returns true if `pem` contains a certificate and the private key that belongs to it, in any order. */
[[nodiscard]] bool hasMatchingKey(const QByteArray &pem);

} // namespace gateway
