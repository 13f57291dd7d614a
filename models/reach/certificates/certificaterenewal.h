#pragma once

#include "certificatefile.h"
#include "certificateterm.h"

namespace reach {

/** A difference that a new certificate makes in place of one of the dashboard. */
struct RenewalFinding {
    enum class Kind {
        SameCertificate,  ///< The file has the certificate itself.
        HasExpired,       ///< The new certificate has expired.
        Gap,              ///< The new certificate becomes valid after the end of the old one: from `after` on.
        NotYetValid,      ///< The new certificate becomes valid at `after`, while the old one is valid.
        DomainLost,       ///< The custom domain `name` of a definition has no certificate any more.
        PinLost,          ///< A definition pins the old certificate, and does not pin the new one or its key.
        EndsEarlier,      ///< The validity ends at `after` instead of `before`.
        NameLost,         ///< The old certificate has the host name `name`, and the new one does not serve it.
        EndsLater,        ///< The validity ends at `after` instead of `before`.
        NameGained,       ///< The new certificate has the host name `name`, and the old one does not serve it.
        NamesNotCompared, ///< There are too many host names: not all are compared.
        FieldToChange,    ///< A field of a definition that has the id of the old certificate.
    };
    Kind kind = Kind::FieldToChange;
    qsizetype api = -1;        ///< The index of the definition in the list, or -1 if it is about all.
    document::Pointer pointer; ///< The place in the definition.
    QString name;
    QDate before;
    QDate after;
    friend bool operator==(const RenewalFinding &, const RenewalFinding &) = default;
};

/** Returns what changes if a certificate of the dashboard is replaced by the one of a file: what breaks first, then
 * what is worse and better, then the fields to change. Nothing is sent. */
[[nodiscard]] QList<RenewalFinding> tryRenewal(const management::Certificate &old,
                                               const management::CertificateFile &file, const QList<ServedApi> &apis,
                                               const management::CertificateSet &known, const QDateTime &now);

} // namespace reach
