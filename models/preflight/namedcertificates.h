#pragma once

#include "snapshot.h"

#include <QList>

namespace preflight {

/** What a definition uses a certificate for. */
enum class CertificateUse { UpstreamMutualTls, ClientAllowList, CustomDomain };

/** A place of a definition that names a certificate. */
struct NamedCertificate {
    QString id; ///< As written.
    CertificateUse use = CertificateUse::UpstreamMutualTls;
    document::Pointer pointer; ///< Where the id stands.
    friend bool operator==(const NamedCertificate &, const NamedCertificate &) = default;
};

/** All of them, use by use. */
[[nodiscard]] QList<NamedCertificate> namedCertificates(const document::Snapshot &snapshot);

} // namespace preflight
