#pragma once

#include "jsonwriter.h"
#include "redact.h"

#include <functional>

namespace traffic {

/** Returns the message for the reason of a change. */
using ReasonText = std::function<QString(ChangeReason)>;

/**
 * The exchange as `preview --format json` prints it, with the members in this order:
 * {request{method,target,headers[[name,value]],bodyBase64},upstreamRequest{…}|null,changes[{what,name,before,after,pointer,reason}],
 * response{status,headers,bodyBase64},answeredBy,findings[{in,name,pointer,message}]}. Without `reasonText` reasons are
 * written as their words.
 */
[[nodiscard]] QByteArray exchangeJson(const RedactedExchange &exchange, const ReasonText &reasonText = {});

/** The word for a kind of change in JSON: "target", "host", "header" or "body". */
[[nodiscard]] QByteArray changeKindWord(ChangeKind kind);
/** The word for the reason of a change in JSON, such as "listen-path-stripped". */
[[nodiscard]] QByteArray changeReasonWord(ChangeReason reason);

} // namespace traffic
