#pragma once

#include <QtGlobal>

#include <chrono>

namespace sandbox {

/** Entries of a page in lists. */
inline constexpr qsizetype PageSize = 10;
/** Bytes of the body of a request. */
inline constexpr qsizetype MaximumRequestBytes = 4 * 1024 * 1024;
/** Open connections. At the limit, the one that is idle for the longest time is closed for a new one. */
inline constexpr qsizetype MaximumConnections = 100;
/** How long a connection may be without a request, the parts of a request may take, and a client may take no bytes. */
inline constexpr std::chrono::milliseconds MaximumIdleTime{60'000};

/** Time until the next connection is accepted after the system had no descriptor left. */
inline constexpr std::chrono::milliseconds AcceptPause{100};

/** The limits of connections. Tests use smaller ones. */
struct ConnectionLimits {
    qsizetype connections = MaximumConnections;
    std::chrono::milliseconds idleTime = MaximumIdleTime;
};

/** Bytes of a file with certificates. */
inline constexpr qint64 MaximumCertificateFileBytes = 1024 * 1024;
/** Files with certificates in the folder. Further files are ignored. */
inline constexpr qsizetype MaximumCertificateFiles = 1000;
/** Bytes of a file with a policy. */
inline constexpr qint64 MaximumPolicyFileBytes = 4 * 1024 * 1024;

/** Bytes of the file with the SSO profiles. */
inline constexpr qint64 MaximumProfilesFileBytes = 4 * 1024 * 1024;

} // namespace sandbox
