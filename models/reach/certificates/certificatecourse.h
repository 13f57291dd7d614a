#pragma once

#include "certificateterm.h"

namespace reach {

/** Whether a part of a definition works, as far as its certificates are concerned. */
enum class PartState { Works, NotKnown, Stopped };

/** A change of the state of a part of a definition. */
struct PartChange {
    qint64 at = 0; ///< The first second of the new state, in seconds since the epoch.
    PartState state = PartState::Works;
    /** The certificate that expires or becomes valid, as an index of ServedApi::certificates. */
    qsizetype certificate = 0;
    bool isExpiry = false; ///< True if the certificate expires, false if it becomes valid.

    /** The day of the change in UTC: of an expiry, the last day of the certificate. */
    [[nodiscard]] QDate day() const;
    friend bool operator==(const PartChange &, const PartChange &) = default;
};

/** The states of a part of a definition over time. */
struct PartCourse {
    CertificateNeed need;
    QList<CertificateTerm> terms;       ///< The terms of the certificates of the need, in their order.
    PartState state = PartState::Works; ///< The state now.
    /** The change to the state that the part has now; nothing if it has been like this for all time that is known. */
    std::optional<PartChange> since;
    QList<PartChange> changes; ///< The changes after now, in order.
    friend bool operator==(const PartCourse &, const PartCourse &) = default;
};

/** Returns whether a part of a definition works, and when that changes, as the certificates of its need say. */
[[nodiscard]] PartCourse partCourse(const ServedApi &api, const CertificateNeed &need,
                                    const management::CertificateSet &known, const QDateTime &now);

} // namespace reach
