#pragma once

#include "certificateevents.h"
#include "grantedapis.h"

namespace reach {

/** What happens to a definition at a field that names a certificate, when this certificate expires. */
struct FieldEffect {
    enum class Kind {
        Unused,     ///< The gateway does not use the certificate there; see `disuse`.
        NeverWorks, ///< The certificate can't be used there; see `flaw`.
        Stops,      ///< The definition stops working.
        StopsPart,  ///< A part of the definition stops working.
        MayStop,    ///< The part then depends on certificates whose state is not known.
        GoesOn,     ///< Another certificate of the same field works on that day.
        HasExpired, ///< The certificate has expired before now.
        NoEndKnown, ///< The end of the certificate is not known.
    };
    qsizetype certificate = 0; ///< The index in ServedApi::certificates.
    Kind kind = Kind::Unused;
    CertificatePart part = CertificatePart::CustomDomain;
    CertificateDisuse disuse = CertificateDisuse::DisabledSetting;
    CertificateFlaw flaw = CertificateFlaw::None;
    QDate day; ///< The last day of the certificate; invalid if its end is not known.
    friend bool operator==(const FieldEffect &, const FieldEffect &) = default;
};

/** A definition that a certificate reaches. */
struct ReachedApi {
    qsizetype api = 0;         ///< The index of the definition in the list.
    QList<FieldEffect> fields; ///< The fields that name the certificate, in the order of the definition.
    /** The indexes of the policies that grant access to the API, in their order. */
    QList<qsizetype> policies;
    friend bool operator==(const ReachedApi &, const ReachedApi &) = default;
};

/** Returns the definitions that name a certificate, and what its end means for each of them. */
[[nodiscard]] QList<ReachedApi> certificateReach(const QString &certificateId, const QList<ServedApi> &apis,
                                                 const management::CertificateSet &known, const PolicyIndex &policies,
                                                 const QDateTime &now);

} // namespace reach
