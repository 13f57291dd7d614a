#pragma once

#include "certificate.h"

namespace management {

/** Validity of a certificate at a moment. Unknown: it has no end date. */
enum class Validity { Unknown, NotYetValid, Valid, ExpiresSoon, Expired };

/** Where a certificate stands at a moment. */
struct CertificateStatus {
    Validity validity = Validity::Unknown;
    qint64 days = 0; ///< Whole days: until it expires, since it expired, or until it becomes valid.
    friend bool operator==(const CertificateStatus &, const CertificateStatus &) = default;
};

/** `warnDays`: so many days before its end it "expires soon". Unknown where no end is known. */
[[nodiscard]] CertificateStatus certificateStatus(const Certificate &certificate, const QDateTime &now,
                                                  int warnDays = 30);

} // namespace management
