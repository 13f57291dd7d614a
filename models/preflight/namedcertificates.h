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
    /** The domain for which the certificate is used, as written: that of the mapping, or the custom domain. Empty for
     * an allow list. */
    QString domain{};
    bool isEnabled = false; ///< True if the setting with the field is enabled.
    friend bool operator==(const NamedCertificate &, const NamedCertificate &) = default;
};

/** A field of a definition with the id of a public key that the upstream of a domain has to have. */
struct PinnedKey {
    QString id;                ///< The id of the public key, or of its certificate, as the definition has it.
    QString domain;            ///< The domain as written: `stock.example` or `*`.
    document::Pointer pointer; ///< The JSON Pointer of the field that contains the id.
    bool isEnabled = false;    ///< True if certificate pinning is enabled.
    friend bool operator==(const PinnedKey &, const PinnedKey &) = default;
};

/** Returns all fields of the definition that name a certificate, grouped by use. */
[[nodiscard]] QList<NamedCertificate> namedCertificates(const document::Snapshot &snapshot);

/** Returns all fields of the definition that pin a public key, in the order of the document. */
[[nodiscard]] QList<PinnedKey> pinnedKeys(const document::Snapshot &snapshot);

/** Returns true for a text that can be the id of a certificate on the dashboard: not a reference, a file path or a PEM
 * certificate. */
[[nodiscard]] bool isCertificateId(const QString &text);

} // namespace preflight
