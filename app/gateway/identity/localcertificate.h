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
 * A certificate for localhost, 127.0.0.1 and ::1 that is signed by its own key and can sign no other, valid from `now`
 * on for a year. Internal with the library's words where it cannot be made.
 */
[[nodiscard]] base::Result<CertificateAndKey> makeLocalCertificate(const QDateTime &now);

} // namespace gateway
