#pragma once

#include "capture.h"
#include "policy.h"

namespace enforcement {

/** A policy that allows the requests of a capture, and no operation that none of them called. */
struct NarrowestPolicy {
    /** The largest number of paths for which an API gets URLs of their own because no operation of it has them. */
    static constexpr int MaximumOwnPaths = 200;

    /** The policy, with access rights and a rate only. */
    management::Policy policy;
    /** The number of requests that no operation of an open definition matches. Their paths are allowed as they are. */
    qsizetype undocumented = 0;
    /** The number of requests that the policy does not allow: those that called no API, those with a secret in an
     * undocumented path, and those with more undocumented paths than MaximumOwnPaths. */
    qsizetype leftOut = 0;
};

/**
 * Proposes the narrowest policy for a capture. Each operation that was called gets an allowed URL: a regular expression
 * with anchors for its path, with the methods that were used. Values of parameters are not narrowed down, except that
 * paths that are those of another operation are excluded: with `/pets/{id}` called and `/pets/mine` not, the expression
 * for `{id}` matches all segments but `mine`. Where that can't be said, as for `/{file}` beside `/report.{format}`, the
 * paths of the requests are allowed instead. The expressions have no lookarounds, which the regular expressions of many
 * gateways do not support. The rate is 100 requests per 60 s or, if the capture has more requests in 60 s, that number.
 */
[[nodiscard]] NarrowestPolicy narrowestPolicy(const Capture &capture);

} // namespace enforcement
