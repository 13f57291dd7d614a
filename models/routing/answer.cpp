#include "answer.h"

#include "basiccredentials.h"
#include "jsonwriter.h"
#include "reasonphrase.h"

#include <algorithm>

namespace routing {

namespace {

using traffic::GatewayError;

constexpr char Plain[] = "text/plain; charset=utf-8";
constexpr char Json[] = "application/json";

/** The blank after the colon is what clients of the gateway product receive. */
QByteArray errorJson(QByteArrayView text)
{
    return "{\"error\": " + base::JsonWriter().text(text).bytes() + '}';
}

Answer jsonAnswer(GatewayError error, QByteArrayView text)
{
    return {error, traffic::statusOf(error), Json, errorJson(text)};
}

Answer plainAnswer(GatewayError error, const QByteArray &text)
{
    return {error, traffic::statusOf(error), Plain, text};
}

/** A realm is a quoted-string. RFC 9110 §11.5 */
QByteArray quotedRealm(QByteArray text)
{
    text.replace('\\', "\\\\").replace('"', "\\\"");
    text.removeIf([](char c) { return static_cast<unsigned char>(c) < 0x20; });
    return '"' + text + '"';
}

Answer unauthorized(const ClientAuthentication &authentication, GatewayError error, QByteArrayView text)
{
    Answer answer = jsonAnswer(error, text);
    answer.headers.append("WWW-Authenticate", "Basic realm=" + quotedRealm(authentication.realm));
    return answer;
}

/** Where origins are allowed: the bar above a definition, and the option of the command. */
QByteArray allowingText()
{
    return "Click Allow in the definition's page in Gatewright, or start the gateway with "
           "\"gatewright serve --allow-origin ORIGIN\".";
}

Answer upstreamAnswer(GatewayError error, const QString &detail)
{
    QByteArray text = "There was a problem proxying the request";
    if (!detail.isEmpty())
        text += " (" + traffic::wireWord(error) + ": " + detail.toUtf8() + ')';
    return jsonAnswer(error, text);
}

} // namespace

Answer answerOf(GatewayError error, const QString &detail)
{
    switch (error) {
    case GatewayError::NotFound:
        return plainAnswer(error, "Not Found");
    case GatewayError::HostRefused:
        return plainAnswer(error, "The gateway accepts requests for this machine only. Use localhost, 127.0.0.1 or "
                                  "[::1] as the host of the address.");
    case GatewayError::CrossSiteRefused:
        return plainAnswer(error, "A web page of another site can't call this API until its origin is allowed. " +
                                      allowingText() + " A page with the origin null can't be allowed.");
    case GatewayError::OriginNotAllowed:
        return plainAnswer(error, "The gateway adds credentials to requests for this API. A web page of another origin "
                                  "can't call it until its origin is allowed. " +
                                      allowingText());
    case GatewayError::RequestTimeout:
    case GatewayError::TooManyConnections:
        return plainAnswer(error, http::reasonPhrase(traffic::statusOf(error)));
    case GatewayError::UpstreamTimeout:
        return jsonAnswer(error, "The upstream did not answer in time");
    default:
        return upstreamAnswer(error, detail);
    }
}

Answer unreadableAnswer(http::ReadError error)
{
    const int status = http::statusOf(error);
    Answer answer{GatewayError::BadRequest, status, Plain, http::reasonPhrase(status) + ": " + http::wireWord(error)};
    answer.readError = error;
    return answer;
}

Answer blockedAnswer(const RouteBlock &block)
{
    const bool isConsent = block.error == GatewayError::SecretNotAllowed;
    base::JsonWriter json;
    json.beginObject();
    json.key("error").text(QStringView(
        isConsent
            ? u"The request was not sent: the definition may not use %1 for %2. Allow it in Gatewright, or with gatewright allow"_qs
                  .arg(block.arguments.value(0), block.arguments.value(1))
            : u"The request was not sent: the setting at %1 cannot be used (%2)"_qs.arg(block.pointer, block.rule)));
    json.key("rule").text(QStringView(block.rule));
    json.key("pointer").text(QStringView(block.pointer));
    json.endObject();
    Answer answer{block.error, traffic::statusOf(block.error), Json, json.bytes()};
    answer.rule = block.rule;
    answer.pointer = block.pointer;
    answer.arguments = block.arguments;
    return answer;
}

Answer faultAnswer(int status)
{
    return {GatewayError::Fault, status, Plain, "A simulated fault answers this request."};
}

std::optional<Answer> refuseClient(const ClientAuthentication &authentication, const http::HeaderList &headers)
{
    const auto field = headers.find("Authorization");
    if (!field)
        return unauthorized(authentication, GatewayError::ClientAuthenticationMissing, "Authorization field missing");
    const auto credentials = http::splitBasicCredentials(field->value);
    if (!credentials)
        return jsonAnswer(GatewayError::ClientAuthenticationMalformed, "Attempted access with malformed header");
    const bool known = std::any_of(
        authentication.users.begin(), authentication.users.end(), [&](const ClientUser &user) {
            return user.username == credentials->username &&
                   isSameSecret(user.password, secrets::Secret(QByteArray(credentials->password)));
        });
    if (known)
        return std::nullopt;
    return unauthorized(authentication, GatewayError::ClientAuthenticationWrong, "User not authorised");
}

http::ResponseHead headOf(const Answer &answer, bool close)
{
    http::ResponseHead head;
    head.status = answer.status;
    head.reason = http::reasonPhrase(answer.status);
    head.headers = answer.headers;
    if (!answer.contentType.isEmpty())
        head.headers.append("Content-Type", answer.contentType);
    if (answer.status != 204 && answer.status != 304) // RFC 9110, section 8.6
        head.headers.append("Content-Length", QByteArray::number(answer.body.size()));
    head.headers.append(AnswerField, traffic::wireWord(answer.error));
    if (close)
        head.headers.append("Connection", "close");
    return head;
}

} // namespace routing
