#include "gatewayanswer.h"

#include "basiccredentials.h"
#include "orderedjson.h"
#include "reasonphrase.h"

#include <algorithm>

namespace gateway {

namespace {

constexpr char Plain[] = "text/plain; charset=utf-8";
constexpr char Json[] = "application/json";

QByteArray errorJson(QByteArrayView text)
{
    return "{\"error\": " + traffic::OrderedJson().text(text).bytes() + '}';
}

GatewayAnswer errorAnswer(int status, const QByteArray &reason, QByteArrayView text)
{
    return {status, reason, Json, errorJson(text), {}};
}

/** A realm is a quoted-string. RFC 9110 §11.5 */
QByteArray quoted(QByteArray text)
{
    text.replace('\\', "\\\\").replace('"', "\\\"");
    text.removeIf([](char c) { return static_cast<unsigned char>(c) < 0x20; });
    return '"' + text + '"';
}

GatewayAnswer unauthorized(const routing::ClientAuthentication &authentication, const QByteArray &reason,
                           QByteArrayView text)
{
    GatewayAnswer answer = errorAnswer(401, reason, text);
    answer.headers.append("WWW-Authenticate", "Basic realm=" + quoted(authentication.realm));
    return answer;
}

/** Takes as long for a wrong byte at the end as for one at the start. */
bool isEqual(const QByteArray &left, const QByteArray &right)
{
    if (left.size() != right.size())
        return false;
    int difference = 0;
    for (qsizetype at = 0; at < left.size(); ++at)
        difference |= left.at(at) ^ right.at(at);
    return difference == 0;
}

} // namespace

GatewayAnswer notFoundAnswer()
{
    return {404, "not-found", Plain, "Not Found", {}};
}

GatewayAnswer hostRefusedAnswer()
{
    return {
        403, "host-refused", Plain, "The gateway answers loopback names only; allow this host in its settings.", {}};
}

GatewayAnswer crossSiteAnswer()
{
    return {403,
            "cross-site-refused",
            Plain,
            "A web page of another site may not call this API; its settings can allow it.",
            {}};
}

GatewayAnswer unreadableAnswer(http::ReadError error)
{
    const int status = http::statusOf(error);
    return {status, "bad-request", Plain, http::reasonPhrase(status) + ": " + http::wireWord(error), {}};
}

GatewayAnswer upstreamFailureAnswer(const QByteArray &reason, const QString &detail)
{
    if (reason == "upstream-timeout")
        return errorAnswer(504, reason, "The upstream did not answer in time");
    QByteArray text = "There was a problem proxying the request";
    if (!detail.isEmpty())
        text += " (" + reason + ": " + detail.toUtf8() + ')';
    return errorAnswer(500, reason, text);
}

GatewayAnswer blockedAnswer(const routing::RouteBlock &block)
{
    traffic::OrderedJson json;
    json.beginObject();
    json.key("error").text(QStringView(
        u"The request was not sent: the setting at %1 cannot be used (%2)"_qs.arg(block.pointer, block.rule)));
    json.key("rule").text(QStringView(block.rule));
    json.key("pointer").text(QStringView(block.pointer));
    json.endObject();
    return {500, "not-sendable", Json, json.bytes(), {}};
}

GatewayAnswer timeoutAnswer()
{
    return {408, "request-timeout", Plain, "Request Timeout", {}};
}

GatewayAnswer faultAnswer(int status)
{
    return {status, "fault", Plain, "The gateway was asked to answer so.", {}};
}

std::optional<GatewayAnswer> clientRefusal(const routing::ClientAuthentication &authentication,
                                           const http::RequestHead &request)
{
    const auto field = request.headers.first("Authorization");
    if (!field)
        return unauthorized(authentication, "client-authentication-missing", "Authorization field missing");
    const auto credentials = http::splitBasicCredentials(*field);
    if (!credentials)
        return errorAnswer(400, "client-authentication-malformed", "Attempted access with malformed header");
    const bool known = std::any_of(
        authentication.users.begin(), authentication.users.end(), [&](const routing::ClientUser &user) {
            return user.username == credentials->username && isEqual(user.password.reveal(), credentials->password);
        });
    if (known)
        return std::nullopt;
    return unauthorized(authentication, "client-authentication-wrong", "User not authorised");
}

http::ResponseHead headOf(const GatewayAnswer &answer, bool close)
{
    http::ResponseHead head;
    head.status = answer.status;
    head.reason = http::reasonPhrase(answer.status);
    head.headers = answer.headers;
    head.headers.append("Content-Type", answer.contentType);
    head.headers.append("Content-Length", QByteArray::number(answer.body.size()));
    head.headers.append(AnswerField, answer.reason);
    if (close)
        head.headers.append("Connection", "close");
    return head;
}

} // namespace gateway
