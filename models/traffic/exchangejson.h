#pragma once

#include "changewords.h"
#include "redact.h"

namespace traffic {

/**
 * The exchange as `preview --format json` prints it, with the members in this order:
 * {request{method,target,headers[[name,value]],bodyBase64},upstreamRequest{…}|null,changes[{what,name,before,after,pointer,reason}],
 * response{status,headers,bodyBase64},answeredBy,findings[{in,name,pointer,message}]}. Without `reasonText` reasons are
 * written as their words.
 */
[[nodiscard]] QByteArray exchangeJson(const RedactedExchange &exchange, const ReasonText &reasonText = {});

} // namespace traffic
