#pragma once

#include "servedapi.h"

namespace reach {

/** A part of a definition that works only with a certificate. */
enum class CertificatePart {
    CustomDomain, ///< The custom domain, at which clients reach the API.
    Upstream,     ///< The calls of an upstream domain with mutual TLS.
    Client,       ///< One client of the allow list.
    AllClients,   ///< The allow list: the API works for a client as long as one listed certificate is valid.
};

/** A part of a definition with its certificates. It works if one of them does. */
struct CertificateNeed {
    CertificatePart part = CertificatePart::CustomDomain;
    QString domain;                ///< The custom domain, or the domain of the upstream; empty for clients.
    QList<qsizetype> certificates; ///< Indexes of ServedApi::certificates.
    /** True if the definition answers no request when the part does not work. */
    bool stopsDefinition = false;
    friend bool operator==(const CertificateNeed &, const CertificateNeed &) = default;
};

/** Why the gateway does not use a certificate that a definition names. */
enum class CertificateDisuse {
    InactiveDefinition,
    DisabledSetting,
    NoCustomDomain, ///< The custom domain has no name.
    UpstreamNotTls, ///< The URL of the upstream is one without TLS.
    OtherDomain,    ///< The domain of the mapping is not that of the upstream.
    CloserMapping,  ///< Another mapping has a domain that is closer to that of the upstream, or the same one later.
};

/** A certificate that a definition names in vain. */
struct UnusedCertificate {
    qsizetype certificate = 0; ///< The index in ServedApi::certificates.
    CertificateDisuse reason = CertificateDisuse::DisabledSetting;
    friend bool operator==(const UnusedCertificate &, const UnusedCertificate &) = default;
};

/** What a definition needs its certificates for. Each certificate that it names is in a need or unused. */
struct CertificateNeeds {
    QList<CertificateNeed> needs;
    QList<UnusedCertificate> unused;
    friend bool operator==(const CertificateNeeds &, const CertificateNeeds &) = default;
};

/**
 * Returns what a definition needs its certificates for. Of the mappings of mutual TLS, the one whose domain is closest
 * to the host of the upstream is used: `host:port`, then `host`, then `*.` and the host's parent domain, then `*`. If
 * the host is not known, because it is a reference, each mapping is a part of its own that stops only its calls.
 */
[[nodiscard]] CertificateNeeds certificateNeeds(const ServedApi &api);

/** Returns the host in the URL of a definition's upstream with its port, if it has one: `stock.example:8443`. Empty if
 * the host is not known. */
[[nodiscard]] QString upstreamHost(const ServedApi &api);

} // namespace reach
