#pragma once

#include "gatewayerror.h"
#include "message.h"
#include "readerror.h"
#include "route.h"

namespace routing {

/** An answer that the gateway makes itself, marked as such by `X-Gatewright-Answer: <wire word of error>`. */
struct Answer {
    traffic::GatewayError error = traffic::GatewayError::None;
    int status = 500;
    QByteArray contentType;
    QByteArray body;
    http::HeaderList headers = {}; ///< Besides Content-Type, Content-Length and the mark.
};

/** Distinguishes the gateway's own answers from the upstream's. */
inline constexpr char AnswerField[] = "X-Gatewright-Answer";

/** For the errors whose answer depends on nothing else, with the status of the error's row. `detail` goes into the body
 * of an upstream error. */
[[nodiscard]] Answer answerOf(traffic::GatewayError error, const QString &detail = {});
/** For a request that could not be read. */
[[nodiscard]] Answer unreadableAnswer(http::ReadError error);
/** Names the setting that keeps the route from sending. */
[[nodiscard]] Answer blockedAnswer(const RouteBlock &block);
/** A simulated fault. */
[[nodiscard]] Answer faultAnswer(int status);
/** 401 or 400 for a request without valid credentials of a client; nothing for one with them. */
[[nodiscard]] std::optional<Answer> refuseClient(const ClientAuthentication &authentication,
                                                 const http::HeaderList &headers);

/** The head as it is sent. `close` announces the end of the connection. */
[[nodiscard]] http::ResponseHead headOf(const Answer &answer, bool close);

} // namespace routing
