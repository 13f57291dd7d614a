#pragma once

#include "description.h"
#include "exchange.h"

namespace explanation {

/** The largest number of routes or operations that are listed besides the one that matched. */
inline constexpr qsizetype MaximumNearest = 5;

/** Why a route or an operation did not match a request. */
enum class Miss {
    None,     ///< It matched.
    Method,   ///< The path matches, the method is another one.
    Segment,  ///< A segment of the path is another one.
    TooShort, ///< The request has fewer segments than the path.
    TooLong,  ///< The request has more segments than the path.
    Specific, ///< The path matches, but another path is more specific.
};

/** The number of values of Miss. */
inline constexpr int Misses = static_cast<int>(Miss::Specific) + 1;

/** A route or an operation that matched a request, or nearly did. messages::candidateMessage() has the sentence. */
struct Candidate {
    QByteArray method; ///< The method of an operation in upper case; empty for a route.
    QByteArray path;   ///< The listen path, or the path of the operation, as written.
    QString documentPath;
    QString pointer; ///< The JSON Pointer of the listen path or of the operation.
    Miss miss = Miss::None;
    qsizetype segment = 0; ///< The number of the first segment that differs, counted from 1; 0 if none does.
    QByteArray expected;   ///< The segment or method of the candidate.
    QByteArray actual;     ///< The segment or method of the request.
};

/** Returns the route that an exchange matched, and at most MaximumNearest others, nearest first. Uses the routes that
 * the gateway served at the time of the exchange. */
[[nodiscard]] QList<Candidate> routeCandidates(const traffic::Exchange &exchange);

/** Returns the operation of `description` that an exchange matched after its listen path, and at most MaximumNearest
 * others, nearest first. Takes time for each path of the description. */
[[nodiscard]] QList<Candidate> operationCandidates(const traffic::Exchange &exchange,
                                                   const description::Description &description);

} // namespace explanation
