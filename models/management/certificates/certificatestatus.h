#pragma once

#include "certificate.h"

namespace management {

/** The validity of a certificate at a time. Unknown: it has no end date. */
enum class Validity { Unknown, NotYetValid, Valid, ExpiresSoon, Expired };

/** The status of a certificate at a time. */
struct CertificateStatus {
    Validity validity = Validity::Unknown;
    qint64 days = 0; ///< Full days until it expires, since it expired, or until it becomes valid.
    friend bool operator==(const CertificateStatus &, const CertificateStatus &) = default;
};

/** The status of a certificate at the time `now`. It is ExpiresSoon in the last `warnDays` days of the validity, and
 * Unknown if there is no end date. */
[[nodiscard]] CertificateStatus certificateStatus(const Certificate &certificate, const QDateTime &now,
                                                  int warnDays = 30);

} // namespace management
