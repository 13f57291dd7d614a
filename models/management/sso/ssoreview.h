#pragma once

#include "certificate.h"
#include "diagnostic.h"
#include "ssoprofile.h"

#include <QUrl>

#include <optional>

namespace management {

class KnownCertificates;
struct Environment;

/** What an operator should look at in an SSO profile. */
enum class SsoIssue {
    DuplicateId, ///< Another profile with other content has the same id.
    ListedTwice, ///< The same profile is in the answer more than once.
    MissingId,
    MalformedUrl,
    ScriptUrl,              ///< The URL runs a script or reads a file in the browser. `detail` is the scheme.
    OtherScheme,            ///< The URL is neither http nor https. `detail` is the scheme.
    PlainHttp,              ///< The URL is an http URL on another machine. `detail` is the host.
    Loopback,               ///< The URL is on the machine of the user who opens it. `detail` is the host.
    CredentialsInUrl,       ///< The URL has a user name or password.
    SecretInUrl,            ///< A parameter of the URL is a secret.
    HostNotServed,          ///< No certificate of the environment matches the host, which is `detail`.
    HostWithoutKey,         ///< The certificates that match the host have no private key. `detail` is the host.
    CertificateExpired,     ///< The certificates that match the host have expired. `detail` is the host.
    CertificateNotYetValid, ///< The certificates that match the host are not valid yet. `detail` is the host.
};

/** A finding about an SSO profile. */
struct SsoFinding {
    SsoIssue issue = SsoIssue::MissingId;
    base::Severity severity = base::Severity::Warning;
    QByteArray member; ///< The member that the finding is about: `LoginURL`, `RedirectURL` or `ID`.
    QString detail;    ///< The host or scheme of the URL, never its credentials.
    friend bool operator==(const SsoFinding &, const SsoFinding &) = default;
};

/** SSO profiles that refer to the same provider or host, by their indexes. */
struct SsoProvider {
    /** The provider as host, port and path, such as `login.example.com/realms/staff`; its host only in
     * SsoReview::hosts. */
    QString name;
    QList<qsizetype> profiles;
    friend bool operator==(const SsoProvider &, const SsoProvider &) = default;
};

/** What was found about one SSO profile. */
struct SsoProfileReview {
    QList<SsoFinding> findings;
    qsizetype provider = -1; ///< The index of its provider in SsoReview::providers; negative if it is not known.
    qsizetype host = -1;     ///< The index of its provider's host in SsoReview::hosts; negative if it is not known.
};

/** What was found about the SSO profiles of a list. Profiles are counted through all groups, from 0. */
struct SsoReview {
    QList<SsoProfileReview> profiles;
    QList<SsoProvider> providers;
    QList<SsoProvider> hosts;
    /** False if the certificates of the environment are not completely known, so that hosts were not checked. */
    bool checkedHosts = false;
};

/** What SSO profiles are reviewed against. */
struct SsoSurroundings {
    QUrl dashboard; ///< The address of the environment's dashboard.
    QUrl portal;
    /** All certificates of the environment with details. Nothing if they are not completely known. */
    std::optional<QList<Certificate>> certificates;
    QDateTime now;
};

/** Returns what SSO profiles of an environment are reviewed against at the time `now`. */
[[nodiscard]] SsoSurroundings ssoSurroundings(const Environment &environment, const KnownCertificates &certificates,
                                              const QDateTime &now);

/**
 * Reviews SSO profiles.
 *
 * The provider of a profile is the address in a member such as `Issuer` or `LDAPServer`; otherwise the login URL, if it
 * is not on a host of the environment: those are the hosts of the dashboard and the portal, and those of redirect URLs.
 * Endpoint names at the end, such as `/oauth2/authorize`, are not part of a provider. Profiles with the same login URL
 * on a host of the environment refer to the same provider too.
 *
 * Certificates are looked up for https URLs on hosts of the environment. Nothing is said about hosts of a provider.
 */
[[nodiscard]] SsoReview reviewSsoProfiles(const SsoProfileList &profiles, const SsoSurroundings &surroundings);

/** Returns how many findings of a profile have this severity. */
[[nodiscard]] qsizetype findingCount(const SsoProfileReview &review, base::Severity severity);

} // namespace management
