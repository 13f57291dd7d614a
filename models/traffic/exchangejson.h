#pragma once

#include "exchange.h"
#include "orderedjson.h"
#include "redact.h"

#include <functional>

namespace traffic {

/** The sentence for a reason; see models/messages. */
using ReasonText = std::function<QString(ChangeReason)>;

/** How an exchange is written. Without `reasonText` the reasons are their code words. */
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

/** The array of changes alone, as above. `exchange` is written as it is. */
[[nodiscard]] QByteArray changesJson(const QList<Change> &changes, const ReasonText &reasonText = {});

/** "target", "host", "header" or "body". */
[[nodiscard]] QByteArray changeKindWord(ChangeKind kind);
/** "listen-path-stripped", … */
[[nodiscard]] QByteArray changeReasonWord(ChangeReason reason);

} // namespace traffic
