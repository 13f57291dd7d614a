#pragma once

#include <QtGlobal>

#include <chrono>

namespace sandbox {

/** The number of entries in a page of a list. */
inline constexpr qsizetype PageSize = 10;
/** The largest number of bytes in the body of a request. */
inline constexpr qsizetype MaximumRequestBytes = 4 * 1024 * 1024;
/** The largest number of open connections. At the limit, the one that is idle for the longest time is closed for a new
 * one. */
inline constexpr qsizetype MaximumConnections = 100;
/** The longest time that a connection may be without a request, that the parts of a request may take, and that a client
 * may take no bytes. */
inline constexpr std::chrono::milliseconds MaximumIdleTime{60'000};

/** The time until the next connection is accepted after the system had no file descriptor left. */
inline constexpr std::chrono::milliseconds AcceptPause{100};

/** The limits of the sandbox's connections. Tests use smaller ones. */
struct ConnectionLimits {
    qsizetype connections = MaximumConnections;
    std::chrono::milliseconds idleTime = MaximumIdleTime;
};

/** The largest number of bytes of a file with certificates. */
inline constexpr qint64 MaximumCertificateFileBytes = 1024 * 1024;
/** The largest number of files with certificates in the folder. Further files are ignored. */
inline constexpr qsizetype MaximumCertificateFiles = 1000;
/** The largest number of bytes of a file with a policy. */
inline constexpr qint64 MaximumPolicyFileBytes = 4 * 1024 * 1024;

/** The largest number of bytes of the file with the SSO profiles. */
inline constexpr qint64 MaximumProfilesFileBytes = 4 * 1024 * 1024;

} // namespace sandbox
