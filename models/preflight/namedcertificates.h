#pragma once

#include "snapshot.h"

#include <QList>

namespace preflight {

/** What a definition uses a certificate for. */
enum class CertificateUse { UpstreamMutualTls, ClientAllowList, CustomDomain };

/** A field of a definition with the id of a certificate. */
struct NamedCertificate {
    QString id; ///< As written.
    CertificateUse use = CertificateUse::UpstreamMutualTls;
    document::Pointer pointer; ///< The field with the id.
    friend bool operator==(const NamedCertificate &, const NamedCertificate &) = default;
};

/** All certificates that the definition uses, grouped by use. */
[[nodiscard]] QList<NamedCertificate> namedCertificates(const document::Snapshot &snapshot);

} // namespace preflight
