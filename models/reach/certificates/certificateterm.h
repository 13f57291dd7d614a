#pragma once

#include "certificateneeds.h"
#include "certificateset.h"

#include <limits>

namespace reach {

/** What is wrong with a certificate for a part of a definition, or not known about it. */
enum class CertificateFlaw {
    None,
    NoPrivateKey,
    NotOnDashboard,
    OtherNames, ///< None of the certificate's names matches the custom domain.
    // With the following, it is not known whether the certificate works.
    NotLoaded, ///< The certificate is not in the loaded list, or only its id is.
    NoEndDate,
    KeyNotLoaded,  ///< The response does not say whether the dashboard has the private key.
    NamesNotKnown, ///< The names are not in the response, or can't be compared with the custom domain.
    NotAnId,       ///< The field has no id but a reference, a path or a PEM certificate.
};

/** The time in which a certificate works for a part of a definition. */
struct CertificateTerm {
    qint64 begin = 0;       ///< The first second of the validity, in seconds since the epoch.
    qint64 end = 0;         ///< The second after the validity; not later than `begin` if the certificate never works.
    bool isCertain = false; ///< False if it is not known whether the certificate works in this time.
    CertificateFlaw flaw = CertificateFlaw::None;

    /** The value of `begin` (negated) or `end` for a term without a known begin or end. */
    static constexpr qint64 Always = std::numeric_limits<qint64>::max();

    [[nodiscard]] bool isEmpty() const { return end <= begin; }
    [[nodiscard]] bool hasBegin() const { return begin != -Always; }
    [[nodiscard]] bool hasEnd() const { return end != Always; }
    [[nodiscard]] bool contains(qint64 second) const { return begin <= second && second < end; }
    friend bool operator==(const CertificateTerm &, const CertificateTerm &) = default;
};

/** Returns the time in which a certificate that `named` names works for the part of a definition. */
[[nodiscard]] CertificateTerm certificateTerm(const preflight::NamedCertificate &named, CertificatePart part,
                                              const management::CertificateSet &known);

/** Whether a certificate serves a host. */
enum class HostService { Yes, No, NotKnown };

/** Returns whether one of `names`, patterns as in management::HostPattern, matches a custom domain, which can be a
 * pattern itself: `*.example.com`. */
[[nodiscard]] HostService serves(const QStringList &names, const QString &customDomain);

} // namespace reach
