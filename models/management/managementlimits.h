#pragma once

#include <QStringView>

namespace management {

/** Limits of the call log. The oldest calls are dropped first. */
inline constexpr qsizetype MaximumLoggedCalls = 200;
inline constexpr qint64 MaximumLoggedBytes = 16LL * 1024 * 1024; ///< Of all bodies together.

/** Further messages in the body of an error response are ignored. */
inline constexpr qsizetype MaximumErrorMessages = 20;

/** Characters of a host name (RFC 1035 §2.3.4). */
inline constexpr qsizetype MaximumHostLength = 253;

/** Regular expressions that may need too many steps in one lookup of a host, before the remaining ones are skipped. */
inline constexpr int MaximumAbortedPatterns = 50;

/** Limits of PCRE2 for regular expressions from servers and users. */
inline constexpr QStringView PatternLimits = u"(*LIMIT_MATCH=20000)(*LIMIT_DEPTH=2000)(*NO_JIT)";

/** Bytes of a file with environments. */
inline constexpr qsizetype MaximumEnvironmentFileBytes = 4 * 1024 * 1024;

/** Stored policy ids of an environment. */
inline constexpr qsizetype MaximumKnownPolicyIds = 200;

/** Characters of a message that is searched for a policy id. */
inline constexpr qsizetype MaximumMessageWithId = 1000;

} // namespace management
