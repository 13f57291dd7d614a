#pragma once

#include "snapshot.h"

#include <QList>

namespace certificates {

/** What a definition uses a certificate for. */
enum class CertificateUse { UpstreamMutualTls, ClientAllowList, CustomDomain };

struct CertificateUsage {
    CertificateUse use = CertificateUse::UpstreamMutualTls;
    document::Pointer pointer; ///< Where the id stands.
    friend bool operator==(const CertificateUsage &, const CertificateUsage &) = default;
};

/** The places of a definition that name a certificate by this id. */
[[nodiscard]] QList<CertificateUsage> certificateUses(const document::Snapshot &snapshot, const QString &id);

} // namespace certificates
