#pragma once

#include "message.h"
#include "messagerules.h"
#include "route.h"

namespace gateway {

/** An answer that the gateway makes itself. It always carries `X-Gatewright-Answer: <reason>`. */
struct GatewayAnswer {
    int status = 500;
    QByteArray reason;
    QByteArray contentType;
    QByteArray body;
    http::HeaderList headers; ///< Besides those above.
};

/** The field that tells the gateway's own answers from the upstream's. */
inline constexpr char AnswerField[] = "X-Gatewright-Answer";

[[nodiscard]] GatewayAnswer notFoundAnswer();
[[nodiscard]] GatewayAnswer hostRefusedAnswer();
[[nodiscard]] GatewayAnswer crossSiteAnswer();
/** For a request that could not be read. */
[[nodiscard]] GatewayAnswer unreadableAnswer(http::ReadError error);
/** `reason` as UpstreamCall gives it: 504 for "upstream-timeout", 500 for the others. `detail` goes into the body. */
[[nodiscard]] GatewayAnswer upstreamFailureAnswer(const QByteArray &reason, const QString &detail = {});
/** Names the place of the setting that keeps the route from sending. */
[[nodiscard]] GatewayAnswer blockedAnswer(const routing::RouteBlock &block);
[[nodiscard]] GatewayAnswer timeoutAnswer();
/** What a fault on demand answers in the place of the upstream. */
[[nodiscard]] GatewayAnswer faultAnswer(int status);

/** What client authentication says to the request; nothing when it may go on. */
[[nodiscard]] std::optional<GatewayAnswer> clientRefusal(const routing::ClientAuthentication &authentication,
                                                         const http::RequestHead &request);

/** The head as it is sent; `close` announces the end of the connection. */
[[nodiscard]] http::ResponseHead headOf(const GatewayAnswer &answer, bool close);

} // namespace gateway
