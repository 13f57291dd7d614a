#include "harwriter.h"

#include "changesjson.h"
#include "contentcoding.h"
#include "jsonwriter.h"
#include "messagerules.h"
#include "targettext.h"
#include "utf8.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace traffic {

namespace {

using http::HeaderList;

/** The page that all entries belong to. */
constexpr QByteArrayView PageId("page_1");

void writePairs(base::JsonWriter &json, QByteArrayView key, const QList<std::pair<QByteArray, QByteArray>> &pairs)
{
    json.key(key).beginArray();
    for (const auto &[name, value] : pairs)
        json.beginObject().key("name").text(name).key("value").text(value).endObject();
    json.endArray();
}

void writeHarHeaders(base::JsonWriter &json, const HeaderList &headers)
{
    QList<std::pair<QByteArray, QByteArray>> pairs;
    for (const HeaderList::Field &field : headers.fields())
        pairs.append({field.name.toByteArray(), field.value.toByteArray()});
    writePairs(json, "headers", pairs);
}

/** `a=1; b=2`, or the first pair alone of a Set-Cookie. */
QList<std::pair<QByteArray, QByteArray>> cookiesOf(const HeaderList &headers, QByteArrayView name, bool firstOnly)
{
    QList<std::pair<QByteArray, QByteArray>> cookies;
    for (const QByteArray &value : headers.all(name)) {
        for (const QByteArray &pair : value.split(';')) {
            const qsizetype equals = pair.indexOf('=');
            if (equals > 0)
                cookies.append({pair.first(equals).trimmed(), pair.sliced(equals + 1).trimmed()});
            if (firstOnly)
                break;
        }
    }
    return cookies;
}

QByteArray decoded(QByteArray text)
{
    return QByteArray::fromPercentEncoding(text.replace('+', ' '));
}

QList<std::pair<QByteArray, QByteArray>> queryOf(QByteArrayView target)
{
    QList<std::pair<QByteArray, QByteArray>> parameters;
    const http::TargetParts parts = http::splitTarget(target);
    if (parts.query.isEmpty())
        return parameters;
    for (const QByteArray &pair : parts.query.toByteArray().split('&')) {
        const qsizetype equals = pair.indexOf('=');
        if (equals < 0)
            parameters.append({decoded(pair), {}});
        else
            parameters.append({decoded(pair.first(equals)), decoded(pair.sliced(equals + 1))});
    }
    return parameters;
}

/** True for a body that was not recorded, nor was its size. */
bool isUnknown(const http::Body &body)
{
    return body.isIncomplete && body.size == 0;
}

qint64 wireSizeOf(const http::Body &body)
{
    if (body.encodedSize >= 0)
        return body.encodedSize;
    return isUnknown(body) ? -1 : body.size;
}

QByteArray mimeTypeOf(const HeaderList &headers)
{
    return headers.first("Content-Type").value_or(QByteArray());
}

bool isText(const QByteArray &bytes)
{
    return base::isUtf8(bytes) && !bytes.contains('\0');
}

/** Writes the text of a body, with the member `encoding` for one in base64. An empty text says that the body is empty;
 * without a text the body is not known. */
void writeText(base::JsonWriter &json, const http::Body &body, const HeaderList &headers, QByteArrayView encoding)
{
    const QByteArray bytes = body.bytes.read();
    if (!body.isWhole())
        json.key("_truncated").boolean(true);
    if (bytes.isEmpty() && !body.isWhole())
        return;
    // Without base64, a text is that of the body without its content coding.
    const bool isCoded = body.encodedSize < 0 && !body.isIncomplete && http::isContentEncoded(headers);
    const bool isPlain = bytes.isEmpty() || (!isCoded && isText(bytes));
    json.key("text").text(isPlain ? bytes : bytes.toBase64());
    if (!isPlain)
        json.key(encoding).text("base64");
}

/** HAR 1.2 has no encoding for request bodies; our own members say what was done. */
void writePostData(base::JsonWriter &json, const http::Body &body, const HeaderList &headers)
{
    json.key("postData").beginObject().key("mimeType").text(mimeTypeOf(headers));
    writeText(json, body, headers, "_encoding");
    if (body.encodedSize >= 0)
        json.key("_decoded").boolean(true);
    json.endObject();
}

QByteArray urlOf(const http::RequestHead &head, const QByteArray &base)
{
    return http::isAbsoluteForm(head.target) ? head.target : base + head.target;
}

void writeHarRequest(base::JsonWriter &json, const http::RequestHead &head, const http::Body &body,
                     const QByteArray &base)
{
    json.beginObject().key("method").text(head.method).key("url").text(urlOf(head, base));
    json.key("httpVersion").text(head.minorVersion == 0 ? "HTTP/1.0" : "HTTP/1.1");
    writePairs(json, "cookies", cookiesOf(head.headers, "Cookie", false));
    writeHarHeaders(json, head.headers);
    writePairs(json, "queryString", queryOf(head.target));
    if (body.size > 0 || body.isIncomplete)
        writePostData(json, body, head.headers);
    json.key("headersSize").number(qint64(-1)).key("bodySize").number(wireSizeOf(body)).endObject();
}

void writeContent(base::JsonWriter &json, const http::ResponseHead &head, const http::Body &body)
{
    const bool isDecoded = body.encodedSize >= 0;
    // The decoded size of a body that is still encoded isn't known.
    const bool isSizeKnown = isDecoded || (!http::isContentEncoded(head.headers) && !isUnknown(body));
    json.key("content").beginObject().key("size").number(isSizeKnown ? body.size : qint64(-1));
    if (isSizeKnown)
        json.key("compression").number(isDecoded ? body.size - body.encodedSize : qint64(0));
    json.key("mimeType").text(mimeTypeOf(head.headers));
    writeText(json, body, head.headers, "encoding");
    json.endObject();
}

void writeResponse(base::JsonWriter &json, const Exchange &exchange)
{
    const http::ResponseHead &head = exchange.response;
    json.key("response").beginObject().key("status").number(qint64(head.status)).key("statusText").text(head.reason);
    json.key("httpVersion").text(head.minorVersion == 0 ? "HTTP/1.0" : "HTTP/1.1");
    writePairs(json, "cookies", cookiesOf(head.headers, "Set-Cookie", true));
    writeHarHeaders(json, head.headers);
    writeContent(json, head, exchange.responseBody);
    json.key("redirectURL").text(head.headers.first("Location").value_or(QByteArray()));
    json.key("headersSize")
        .number(qint64(-1))
        .key("bodySize")
        .number(head.status == 0 ? qint64(-1) : wireSizeOf(exchange.responseBody));
    json.endObject();
}

/** Numbers as readers need them: -1 for a phase that did not happen, and `ssl` inside of `connect`. They are rounded as
 * they will be written, so that their sum is `time`. */
Timings harTimings(const Timings &recorded)
{
    constexpr double PartsPerMillisecond = 1000;
    const auto phaseOr = [](double otherwise, double phase) {
        const bool happened = std::isfinite(phase) && phase >= 0;
        return happened ? std::round(phase * PartsPerMillisecond) / PartsPerMillisecond : otherwise;
    };
    const auto optional = [&](double phase) { return phaseOr(-1, phase); };
    const auto required = [&](double phase) { return phaseOr(0, phase); };
    Timings timings{optional(recorded.blocked), optional(recorded.dns),  optional(recorded.connect),
                    optional(recorded.ssl),     required(recorded.send), required(recorded.wait),
                    required(recorded.receive)};
    timings.ssl = std::min(timings.ssl, timings.connect);
    return timings;
}

void writeTimings(base::JsonWriter &json, const Timings &timings)
{
    json.key("timings").beginObject();
    json.key("blocked").number(timings.blocked).key("dns").number(timings.dns).key("connect").number(timings.connect);
    json.key("ssl").number(timings.ssl).key("send").number(timings.send).key("wait").number(timings.wait);
    json.key("receive").number(timings.receive).endObject();
}

/** Every exchange without a response has an error. */
void writeError(base::JsonWriter &json, const Exchange &exchange)
{
    const bool isOther = exchange.error == GatewayError::Other;
    if (isOther && !exchange.errorDetail.isEmpty()) {
        json.key("_error").text(QStringView(exchange.errorDetail));
        return;
    }
    const bool isNamed = exchange.error != GatewayError::None && !isOther;
    if (!isNamed && exchange.response.status != 0)
        return;
    json.key("_error").text(wireWord(isNamed ? exchange.error : GatewayError::NoResponse));
    if (!exchange.errorDetail.isEmpty())
        json.key("_errorDetail").text(QStringView(exchange.errorDetail));
}

void writeOwnMembers(base::JsonWriter &json, const Exchange &exchange)
{
    if (exchange.reachedUpstream) {
        json.key("_upstreamRequest");
        writeHarRequest(json, exchange.upstreamRequest, exchange.requestBody, exchange.upstreamUrl);
        json.key("_changes").raw(changesJson(exchange.changes));
    }
    if (exchange.answeredBy != AnsweredBy::Nobody)
        json.key("_answeredBy").text(exchange.answeredBy == AnsweredBy::Upstream ? "upstream" : "gateway");
    if (exchange.gatewayReason != GatewayError::None)
        json.key("_gatewayReason").text(wireWord(exchange.gatewayReason));
    if (!exchange.apiName.isEmpty())
        json.key("_api").text(QStringView(exchange.apiName));
    writeError(json, exchange);
}

/** Chromium and Safari show the messages, of a connection without any as well. Those that are no text are in base64, as
 * these write them. */
void writeWebSocketMessages(base::JsonWriter &json, const Exchange &exchange)
{
    const auto isFrame = [](const StreamEvent &event) { return event.opcode != StreamEvent::NoFrame; };
    const QList<StreamEvent> &events = exchange.stream.events;
    constexpr int switchingProtocols = 101;
    const bool isWebSocket = exchange.response.status == switchingProtocols && http::asksForUpgrade(exchange.request);
    if (!isWebSocket && std::none_of(events.begin(), events.end(), isFrame))
        return;
    json.key("_resourceType").text("websocket").key("_webSocketMessages").beginArray();
    const double start = static_cast<double>(exchange.startedAt.toMSecsSinceEpoch());
    for (const StreamEvent &event : events) {
        if (!isFrame(event))
            continue;
        constexpr double MillisecondsPerSecond = 1000;
        json.beginObject().key("type").text(event.fromClient ? "send" : "receive");
        json.key("time").number((start + event.at) / MillisecondsPerSecond);
        json.key("opcode").number(qint64(event.opcode));
        const bool isPlain = event.opcode == StreamEvent::TextFrame && base::isUtf8(event.text);
        json.key("data").text(isPlain ? event.text : event.text.toBase64());
        if (event.opcode == StreamEvent::TextFrame && !isPlain)
            json.key("_encoding").text("base64");
        if (event.size != event.text.size())
            json.key("_size").number(event.size);
        json.endObject();
    }
    json.endArray();
}

QByteArray timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs).toLatin1();
}

void writeEntry(base::JsonWriter &json, const Exchange &exchange)
{
    const QByteArray scheme = exchange.isHttps ? "https://" : "http://";
    const QByteArray base = scheme + exchange.request.headers.first("Host").value_or(QByteArray("localhost"));
    const Timings timings = harTimings(exchange.timings);
    json.beginObject().key("pageref").text(PageId).key("startedDateTime").text(timeText(exchange.startedAt));
    json.key("time").number(timings.total()).key("request");
    writeHarRequest(json, exchange.request, exchange.requestBody, base);
    writeResponse(json, exchange);
    json.key("cache").beginObject().endObject();
    writeTimings(json, timings);
    if (!exchange.serverAddress.isEmpty())
        json.key("serverIPAddress").text(exchange.serverAddress);
    if (exchange.upstreamConnection != 0)
        json.key("connection").text(QByteArray::number(exchange.upstreamConnection));
    if (!exchange.comment.isEmpty())
        json.key("comment").text(QStringView(exchange.comment));
    writeWebSocketMessages(json, exchange);
    writeOwnMembers(json, exchange);
    json.endObject();
}

/** Up to the first entry. Safari reads no file without a page that has a time. */
QByteArray startOfFile(const QDateTime &time)
{
    base::JsonWriter json;
    json.beginObject().key("log").beginObject().key("version").text("1.2");
    json.key("creator").beginObject().key("name").text("Gatewright").key("version").text("0.1.0").endObject();
    json.key("pages").beginArray().beginObject().key("startedDateTime").text(timeText(time));
    json.key("id").text(PageId).key("title").text("Gatewright").key("pageTimings").beginObject().endObject();
    json.endObject().endArray();
    json.key("entries").beginArray();
    return json.bytes();
}

} // namespace

QByteArray HarText::add(const RedactedExchange &exchange)
{
    const QByteArray before = std::exchange(m_isBegun, true) ? QByteArray(",") : startOfFile(exchange->startedAt);
    base::JsonWriter json;
    writeEntry(json, *exchange);
    return before + json.bytes();
}

QByteArray HarText::end()
{
    return (std::exchange(m_isBegun, true) ? QByteArray() : startOfFile(QDateTime::fromMSecsSinceEpoch(0, Qt::UTC))) +
           "]}}";
}

QByteArray writeHar(const QList<RedactedExchange> &exchanges)
{
    HarText pieces;
    QByteArray har;
    for (const RedactedExchange &exchange : exchanges)
        har += pieces.add(exchange);
    return har + pieces.end();
}

} // namespace traffic
