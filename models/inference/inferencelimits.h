#pragma once

#include <QtGlobal>

namespace inference {

/** The largest number of paths and parts of paths that are told apart; exchanges with further ones are left out. */
inline constexpr qsizetype MaximumPathNodes = 20'000;
/** The largest number of operations of a draft; exchanges of further ones are left out. */
inline constexpr qsizetype MaximumOperations = 5'000;
/** The largest number of segments of a path. */
inline constexpr qsizetype MaximumSegments = 50;
/** The number of segments that look like IDs under one path, after which they are a parameter wherever they are. */
inline constexpr qsizetype MaximumLiteralIds = 50;
/** The largest number of bytes of a name that is written: of a segment, parameter, header field or property. */
inline constexpr qsizetype LongestName = 100;
/** The largest number of parameters of an operation in one location, and of header fields of a response. */
inline constexpr qsizetype MaximumParameters = 200;
/** The largest number of pairs of a query or a form that are read. */
inline constexpr qsizetype MaximumPairs = 2'000;
/** The number of requests from which on a parameter that all of them have is required. In drafts from fewer requests to
 * 25 described APIs, a parameter that all had was required by the API in 38 % of the cases with one request, 45 % with
 * two, 68 % with three and 79 % with four, and in 93 % with five. */
inline constexpr qint64 FewestRequestsOfRequired = 5;
/** The largest number of media types of a body. */
inline constexpr qsizetype MaximumMediaTypes = 20;
/** The largest number of properties of an object; an object with more is a map. */
inline constexpr qsizetype MaximumProperties = 500;
/** The largest depth of the schemas; deeper values can be anything. */
inline constexpr int MaximumDepth = 64;
/** The largest number of schemas of all bodies; further ones allow every value. */
inline constexpr qsizetype MaximumSchemas = 200'000;
/** The largest number of bytes of a body without its content coding; a larger one is not read. */
inline constexpr qsizetype MaximumBody = 16 * 1024 * 1024;
/** The largest number of servers of a draft. */
inline constexpr qsizetype MaximumServers = 50;
/** The largest number of combinations of credentials of an operation; with more, its security is left out. */
inline constexpr qsizetype MaximumCredentialSets = 16;
/** The largest number of secret values of all exchanges that no name may be equal to. */
inline constexpr qsizetype MaximumKnownValues = 50'000;
/** The largest number of rounds in which objects with equal properties become one component. */
inline constexpr int MaximumMergeRounds = 20;

} // namespace inference
