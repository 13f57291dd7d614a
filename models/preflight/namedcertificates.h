#pragma once

#include "snapshot.h"

#include <QList>

namespace preflight {

/** What a definition uses a certificate for. */
enum class CertificateUse { UpstreamMutualTls, ClientAllowList, CustomDomain };

/** A field of a definition with the id of a certificate. */
struct NamedCertificate {
    QString id; ///< The certificate's id as the definition has it.
    CertificateUse use = CertificateUse::UpstreamMutualTls;
    document::Pointer pointer; ///< The JSON Pointer of the field that contains the id.
    friend bool operator==(const NamedCertificate &, const NamedCertificate &) = default;
};

/** Returns all fields of the definition that name a certificate, grouped by use. */
[[nodiscard]] QList<NamedCertificate> namedCertificates(const document::Snapshot &snapshot);

} // namespace preflight
