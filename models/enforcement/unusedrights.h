#pragma once

#include "policyrun.h"

namespace enforcement {

/** A right of a policy that no request of a capture used. */
struct UnusedRight {
    enum class Kind {
        Api,       ///< No request called the API.
        Url,       ///< No request was allowed by the URL.
        Methods,   ///< The URL was used, but not with `methods`.
        Operation, ///< All URLs of the API are allowed, and no request called the operation `methods` on `url`.
    };
    Kind kind = Kind::Api;
    QString apiKey;      ///< The key of the API in the policy's access rights.
    QString apiName;     ///< The name of the API, or its key.
    QString url;         ///< The pattern of the allowed URL, or the path of the operation; empty for Api.
    QStringList methods; ///< The methods of Methods and Operation.
    QString field;       ///< The JSON Pointer of the right in the policy.
    friend bool operator==(const UnusedRight &, const UnusedRight &) = default;
};

/** Returns the access rights of a policy that were not used in a run with the capture, in the order of the policy. A
 * request uses the first URL that allows it, even if a limit rejects the request. */
[[nodiscard]] QList<UnusedRight> unusedRights(const PolicyRun &run, const Capture &capture);

} // namespace enforcement
