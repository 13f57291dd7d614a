#pragma once

#include "exchange.h"
#include "jsonwriter.h"
#include "redact.h"

#include <functional>

namespace traffic {

/** The message for a reason; see models/messages. */
using ReasonText = std::function<QString(ChangeReason)>;

/** How an exchange is written. Without `reasonText` reasons are written as their words. */
struct ExchangeJsonOptions {
    bool showSecrets = false;
    Redactor redactor;
    ReasonText reasonText;
};

/**
 * The exchange as `preview --format json` prints it, members in the order of this line:
 * {request{method,target,headers[[name,value]],bodyBase64},upstreamRequest{…}|null,changes[{what,name,before,after,pointer,reason}],
 * response{status,headers,bodyBase64},answeredBy}.
 */
[[nodiscard]] QByteArray exchangeJson(const Exchange &exchange, const ExchangeJsonOptions &options = {});

/** Only the array of changes, as above, without redaction. */
[[nodiscard]] QByteArray changesJson(const QList<Change> &changes, const ReasonText &reasonText = {});

/** "target", "host", "header" or "body". */
[[nodiscard]] QByteArray changeKindWord(ChangeKind kind);
/** "listen-path-stripped", … */
[[nodiscard]] QByteArray changeReasonWord(ChangeReason reason);

} // namespace traffic
