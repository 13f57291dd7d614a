#pragma once

#include "gatewayerror.h"
#include "message.h"
#include "readerror.h"
#include "route.h"

namespace routing {

/** An answer that the gateway makes itself instead of the upstream. Its head is marked as such by the field
 * `X-Gatewright-Answer: <wire word of error>`. */
struct Answer {
    traffic::GatewayError error = traffic::GatewayError::None;
    int status = 500;
    QByteArray contentType;
    QByteArray body;
    /** Fields of the answer besides Content-Type, Content-Length and `X-Gatewright-Answer`. */
    http::HeaderList headers = {};
    /** The setting that is the reason of the answer, as the rule, the place and the arguments of a Diagnostic. */
    QString rule = {};
    QString pointer = {};
    QStringList arguments = {};
    std::optional<http::ReadError> readError = {}; ///< Why the request could not be read.
    /** Whether the connection is closed in the middle of the body. Without a body nothing is sent. */
    bool isCut = false;

    /** Returns the part of the body that is sent. */
    [[nodiscard]] QByteArrayView sentBody() const
    {
        return isCut ? QByteArrayView(body).first(body.size() / 2) : QByteArrayView(body);
    }
};

/** The name of the header field that distinguishes the gateway's own answers from the upstream's. */
inline constexpr char AnswerField[] = "X-Gatewright-Answer";

/** Returns the gateway's answer for an error whose answer depends on nothing else, with the status that belongs to the
 * error. `detail` goes into the body of an upstream error. */
[[nodiscard]] Answer answerOf(traffic::GatewayError error, const QString &detail = {});
/** Returns the gateway's answer to a request that could not be read. */
[[nodiscard]] Answer unreadableAnswer(http::ReadError error);
/** Returns the gateway's answer for a blocked route. It names the setting or the reference that keeps the route from
 * sending. */
[[nodiscard]] Answer blockedAnswer(const RouteBlock &block);
/** Returns the answer of a simulated fault with that status. */
[[nodiscard]] Answer faultAnswer(int status);
/** Returns the answer, 401 or 400, to a request without valid credentials of a client, or std::nullopt if it has valid
 * ones. `headers` are the request's fields. */
[[nodiscard]] std::optional<Answer> refuseClient(const ClientAuthentication &authentication,
                                                 const http::HeaderList &headers);

/** Returns the response head with which an answer is sent. An answer without a media type gets no Content-Type, a
 * status without a body no Content-Length. `close` adds the field that announces the end of the connection. */
[[nodiscard]] http::ResponseHead headOf(const Answer &answer, bool close);

} // namespace routing
