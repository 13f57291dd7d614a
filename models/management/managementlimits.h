#pragma once

#include <QStringView>

namespace management {

/** The largest number of calls in the call log. The oldest calls are dropped first. */
inline constexpr qsizetype MaximumLoggedCalls = 200;
/** The largest number of bytes of all bodies in the call log together. */
inline constexpr qint64 MaximumLoggedBytes = 16LL * 1024 * 1024;

/** The largest number of messages that are read from the body of an error response; the following ones are ignored. */
inline constexpr qsizetype MaximumErrorMessages = 20;

/** The largest number of characters of a host name (RFC 1035 §2.3.4). */
inline constexpr qsizetype MaximumHostLength = 253;

/** The number of regular expressions that may need too many steps in one lookup of a host before the remaining ones are
 * skipped. */
inline constexpr int MaximumAbortedPatterns = 50;

/**
 * The prefix of regular expressions from servers and users that limits the steps and the depth of matching in PCRE2.
 */
inline constexpr QStringView PatternLimits = u"(*LIMIT_MATCH=20000)(*LIMIT_DEPTH=2000)(*NO_JIT)";

/** The largest number of bytes of a file with environments. */
inline constexpr qsizetype MaximumEnvironmentFileBytes = 4 * 1024 * 1024;

/** The largest number of policy ids that are stored for an environment. */
inline constexpr qsizetype MaximumKnownPolicyIds = 200;

/** The largest number of characters of a URL in an SSO profile; a longer one is malformed, and shown truncated. */
inline constexpr qsizetype MaximumSsoUrlLength = 4096;

/** The largest number of members of one record that are compared by themselves; the following ones are compared as one.
 */
inline constexpr qsizetype MaximumFlatMembers = 200;

/** The largest number of characters of a member that is shown or remembered; of a longer one, its start and a hash. */
inline constexpr qsizetype MaximumFlatText = 400;

/** The largest number of differences of two policies that are found. What follows is not compared, and a last
 * difference says so. */
inline constexpr qsizetype MaximumPolicyDifferences = 5000;
/** The largest number of characters of the JSON Pointers of these differences together. */
inline constexpr qsizetype MaximumDifferenceCharacters = 4 * 1024 * 1024;

/** The largest number of characters of the JSON Pointer of such a member; of a longer one, its start and a hash. */
inline constexpr qsizetype MaximumFlatPointer = 1000;

/** The largest number of SSO profiles of an environment whose state is remembered. Longer lists are not remembered. */
inline constexpr qsizetype MaximumSeenProfiles = 5000;

/** The largest number of bytes of the remembered SSO profiles of an environment. */
inline constexpr qsizetype MaximumSeenBytes = 8 * 1024 * 1024;

/** The largest number of characters of a server's message that is searched for a policy id. */
inline constexpr qsizetype MaximumMessageWithId = 1000;

} // namespace management
