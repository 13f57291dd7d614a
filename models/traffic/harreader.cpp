#include "harreader.h"

#include "cancellation.h"
#include "changewords.h"
#include "harbodies.h"
#include "harentry.h"
#include "harpieces.h"
#include "targettext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace traffic {

namespace {

using base::Error;
using base::ErrorCode;

/** Larger numbers of a file are no times, and their sums would be out of range. */
constexpr double LongestPhaseMs = 1e10;

/** Of WebSocket frames. Source: RFC 6455 section 5.2. */
constexpr int LargestOpcode = 0xf;

Error wrongType(const QString &pointer)
{
    return {ErrorCode::WrongType, pointer};
}

QString positionText(const QByteArray &bytes, qsizetype offset)
{
    const QByteArrayView before = QByteArrayView(bytes).first(std::clamp<qsizetype>(offset, 0, bytes.size()));
    const qsizetype line = before.count('\n') + 1;
    const qsizetype start = before.lastIndexOf('\n') + 1;
    const qsizetype column = QString::fromUtf8(before.sliced(start)).size() + 1;
    return u"%1:%2"_qs.arg(QString::number(line), QString::number(column));
}

QByteArray bytesOf(const QJsonValue &value)
{
    return value.toString().toUtf8();
}

/** Without what would be another header or another line where the text is sent or written. */
QByteArray lineOf(const QJsonValue &value)
{
    QByteArray text = bytesOf(value);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; }, ' ');
    return text.trimmed();
}

/** Names that are no field names are dropped, as the pseudo headers of HTTP/2 are. */
http::HeaderList headersOf(const QJsonValue &value)
{
    http::HeaderList headers;
    for (const QJsonValue &one : value.toArray()) {
        const QByteArray name = bytesOf(one[u"name"]);
        if (http::isToken(name))
            headers.append(name, lineOf(one[u"value"]));
    }
    return headers;
}

int minorVersionOf(const QJsonValue &value)
{
    return value.toString().compare(u"HTTP/1.0", Qt::CaseInsensitive) == 0 ? 0 : 1;
}

/** The target as it is in the URL: QUrl could change bytes. Bytes that a request line can't have are encoded. */
QByteArray targetOf(const QByteArray &url)
{
    const QByteArray bare = url.first(url.indexOf('#') < 0 ? url.size() : url.indexOf('#'));
    const http::TargetParts parts = http::splitTarget(bare);
    const QByteArray target = parts.path.toByteArray();
    const QByteArray written = parts.hasQuery ? target + '?' + parts.query.toByteArray() : target;
    QByteArray sendable;
    sendable.reserve(written.size());
    for (const char c : written) {
        const auto byte = static_cast<uchar>(c);
        if (byte <= 0x20 || byte == 0x7F)
            sendable += '%' + QByteArray(1, c).toHex().toUpper();
        else
            sendable += c;
    }
    return sendable;
}

/** Without user info, which is a secret and not for the Host field. */
QByteArray hostOf(const QByteArray &url)
{
    const QByteArray authority = lineOf(QString::fromUtf8(http::authorityOf(url)));
    return authority.sliced(authority.lastIndexOf('@') + 1);
}

base::Result<http::RequestHead> requestOf(const QJsonValue &request, const QString &pointer)
{
    if (!request.isObject())
        return wrongType(pointer);
    if (!http::isToken(bytesOf(request[u"method"])))
        return wrongType(pointer + u"/method"_qs);
    if (!request[u"url"].isString())
        return wrongType(pointer + u"/url"_qs);
    const QByteArray url = requestUrlOf(request);
    http::RequestHead head;
    head.method = bytesOf(request[u"method"]);
    head.target = targetOf(url);
    head.minorVersion = minorVersionOf(request[u"httpVersion"]);
    const http::HeaderList headers = headersOf(request[u"headers"]);
    const QByteArray host = hostOf(url);
    if (!headers.contains("Host") && !host.isEmpty())
        head.headers.append("Host", host);
    for (const auto &field : headers.fields())
        head.headers.append(field);
    return head;
}

/** The text of a body can be left out, but it can't be a number. */
bool isTextOrNothing(const QJsonValue &value)
{
    return value.isString() || value.isUndefined() || value.isNull();
}

base::Result<http::ResponseHead> responseOf(const QJsonValue &response, const QString &pointer)
{
    if (response.isUndefined() || response.isNull())
        return http::ResponseHead{};
    if (!response.isObject())
        return wrongType(pointer);
    const QJsonValue status = response[u"status"];
    if (!status.isDouble() && !status.isUndefined() && !status.isNull())
        return wrongType(pointer + u"/status"_qs);
    constexpr int LargestStatus = 999;
    const double number = status.toDouble(0);
    const int code = number >= 0 && number <= LargestStatus ? int(number) : -1;
    if (code != number)
        return wrongType(pointer + u"/status"_qs);
    // Some programs write -1 for a status that is not known, as HAR does for sizes.
    return http::ResponseHead{std::max(code, 0), lineOf(response[u"statusText"]), headersOf(response[u"headers"]),
                              minorVersionOf(response[u"httpVersion"])};
}

Timings timingsOf(const QJsonValue &value)
{
    const auto optional = [&](QStringView name) { return std::clamp(value[name].toDouble(-1), -1.0, LongestPhaseMs); };
    const auto required = [&](QStringView name) { return std::clamp(value[name].toDouble(0), 0.0, LongestPhaseMs); };
    return {optional(u"blocked"), optional(u"dns"),  optional(u"connect"), optional(u"ssl"),
            required(u"send"),    required(u"wait"), required(u"receive")};
}

template<typename Enum>
Enum fromWord(const QByteArray &word, QByteArray (*wordOf)(Enum), Enum last)
{
    for (int at = 0; at <= static_cast<int>(last); ++at) {
        if (wordOf(static_cast<Enum>(at)) == word)
            return static_cast<Enum>(at);
    }
    return last;
}

Change changeOf(const QJsonValue &value)
{
    const auto optional = [](const QJsonValue &text) {
        return text.isString() ? std::optional(bytesOf(text)) : std::nullopt;
    };
    Change change;
    change.kind = fromWord(bytesOf(value[u"what"]), &changeKindWord, ChangeKind::Body);
    change.name = bytesOf(value[u"name"]);
    change.before = optional(value[u"before"]);
    change.after = optional(value[u"after"]);
    change.reason = fromWord(bytesOf(value[u"reason"]), &changeReasonWord, ChangeReason::ConnectionHandling);
    change.pointer = value[u"pointer"].toString();
    change.isSecret = change.reason == ChangeReason::UpstreamBasicAuthentication;
    return change;
}

/** Browsers write a text of their own under `_error`. */
void readError(const QJsonValue &entry, Exchange &exchange)
{
    const QString text = entry[u"_error"].toString();
    if (text.isEmpty())
        return;
    if (const auto known = gatewayErrorOf(text.toUtf8())) {
        exchange.error = *known;
        exchange.errorDetail = entry[u"_errorDetail"].toString();
    } else {
        exchange.error = GatewayError::Other;
        exchange.errorDetail = text;
    }
}

/** The messages as Chromium, Safari and writeHar() write them; others are skipped. Times are seconds since 1970. */
void readWebSocketMessages(const QJsonValue &entry, Exchange &exchange)
{
    const double start = static_cast<double>(exchange.startedAt.toMSecsSinceEpoch());
    for (const QJsonValue &message : entry[u"_webSocketMessages"].toArray()) {
        const int opcode = message[u"opcode"].toInt(StreamEvent::NoFrame);
        if (opcode < 0 || opcode > LargestOpcode || !message[u"data"].isString())
            continue;
        StreamEvent event;
        constexpr double MillisecondsPerSecond = 1000;
        // Whole microseconds, because the difference of such large numbers is not exact.
        const double at = message[u"time"].toDouble() * MillisecondsPerSecond - start;
        event.at = std::round(std::clamp(at, 0.0, LongestPhaseMs) * MillisecondsPerSecond) / MillisecondsPerSecond;
        event.fromClient = message[u"type"].toString() == u"send";
        event.opcode = opcode;
        const bool isText = opcode == StreamEvent::TextFrame && message[u"_encoding"].toString() != u"base64";
        const QByteArray data = bytesOf(message[u"data"]);
        const QByteArray bytes = isText ? data : QByteArray::fromBase64(data);
        event.size = std::clamp<qint64>(message[u"_size"].toInteger(), bytes.size(), MaximumStatedSize);
        event.text = bytes.left(StreamEvents::MaximumText);
        exchange.stream.append(std::move(event));
    }
}

void readOwnMembers(const QJsonValue &entry, Exchange &exchange)
{
    const QByteArray answeredBy = bytesOf(entry[u"_answeredBy"]);
    if (answeredBy == "gateway")
        exchange.answeredBy = AnsweredBy::Gateway;
    else
        exchange.answeredBy = exchange.response.status > 0 ? AnsweredBy::Upstream : AnsweredBy::Nobody;
    exchange.gatewayReason = gatewayErrorOf(bytesOf(entry[u"_gatewayReason"])).value_or(GatewayError::None);
    exchange.apiName = entry[u"_api"].toString();
    readError(entry, exchange);
    const QJsonValue upstream = entry[u"_upstreamRequest"];
    if (const auto head = requestOf(upstream, {}); head) {
        exchange.reachedUpstream = true;
        exchange.upstreamRequest = *head;
        const QByteArray url = bytesOf(upstream[u"url"]);
        if (!http::authorityOf(url).isEmpty())
            exchange.upstreamUrl = url.first(url.indexOf("://") + 3) + http::authorityOf(url).toByteArray();
    }
    for (const QJsonValue &change : entry[u"_changes"].toArray()) {
        exchange.changes.append(changeOf(change));
        if (exchange.changes.constLast().isSecret)
            exchange.secretHeaderNames.append(exchange.changes.constLast().name);
    }
}

} // namespace

base::Result<Exchange> exchangeOfEntry(const QJsonObject &entry, const QString &pointer)
{
    const auto request = requestOf(entry[u"request"], pointer + u"/request"_qs);
    if (!request)
        return request.error();
    const auto response = responseOf(entry[u"response"], pointer + u"/response"_qs);
    if (!response)
        return response.error();
    if (!isTextOrNothing(entry[u"request"][u"postData"][u"text"]))
        return wrongType(pointer + u"/request/postData/text"_qs);
    if (!isTextOrNothing(entry[u"response"][u"content"][u"text"]))
        return wrongType(pointer + u"/response/content/text"_qs);
    Exchange exchange;
    exchange.startedAt = QDateTime::fromString(entry[u"startedDateTime"].toString(), Qt::ISODateWithMs).toUTC();
    if (!exchange.startedAt.isValid())
        return wrongType(pointer + u"/startedDateTime"_qs);
    exchange.isHttps = requestUrlOf(entry[u"request"]).startsWith("https:");
    exchange.request = *request;
    addMediaType(exchange.request.headers, entry[u"request"][u"postData"][u"mimeType"]);
    exchange.requestBody = harRequestBody(entry[u"request"], exchange.request.headers);
    exchange.response = *response;
    if (exchange.response.status > 0)
        addMediaType(exchange.response.headers, entry[u"response"][u"content"][u"mimeType"]);
    exchange.responseBody = harResponseBody(entry[u"response"], exchange.response, exchange.request.method);
    exchange.timings = timingsOf(entry[u"timings"]);
    exchange.serverAddress = bytesOf(entry[u"serverIPAddress"]);
    exchange.upstreamConnection = entry[u"connection"].toString().toULongLong();
    exchange.isImported = true;
    exchange.comment = QString::fromUtf8(lineOf(entry[u"comment"])).left(MaximumComment);
    readWebSocketMessages(entry, exchange);
    readOwnMembers(entry, exchange);
    return exchange;
}

namespace {

/** The value at `place` of the file, which is its entry with this number. */
base::Result<Exchange> readEntry(const QByteArray &bytes, const base::Span &place, qsizetype number)
{
    const QString pointer = u"/log/entries/%1"_qs.arg(number);
    if (bytes.at(place.offset) != '{')
        return wrongType(pointer);
    QJsonParseError failure;
    const auto entry = QJsonDocument::fromJson(QByteArray::fromRawData(bytes.constData() + place.offset, place.length),
                                               &failure);
    if (failure.error != QJsonParseError::NoError)
        return Error{ErrorCode::SyntaxError, positionText(bytes, place.offset + failure.offset)};
    return exchangeOfEntry(entry.object(), pointer);
}

} // namespace

base::Result<void> readHarEntries(const QByteArray &file, const std::function<void(ExchangePtr)> &take)
{
    if (file.size() > MaxHarBytes)
        return Error{ErrorCode::TooLarge, {}};
    const QByteArray bytes = file.startsWith("\xef\xbb\xbf") ? file.sliced(3) : file;
    const base::Result<HarPieces> pieces = harPieces(bytes);
    if (!pieces)
        return pieces.error();
    QJsonParseError failure;
    const QJsonDocument around = QJsonDocument::fromJson(pieces->around, &failure);
    if (failure.error != QJsonParseError::NoError)
        return Error{ErrorCode::SyntaxError, positionText(bytes, pieces->offsetOf(failure.offset))};
    const QJsonValue log = around.object()[u"log"];
    if (!log.isObject())
        return wrongType(u"/log"_qs);
    // A second list would be in the place of the one that is read.
    if (!log[u"entries"].isArray() || !log[u"entries"].toArray().isEmpty())
        return wrongType(u"/log/entries"_qs);
    for (qsizetype i = 0; i < pieces->entries.size(); ++i) {
        if (base::isUnwanted())
            return Error::cancelled();
        auto exchange = readEntry(bytes, pieces->entries[i], i);
        if (!exchange)
            return exchange.error();
        exchange->id = static_cast<quint64>(i + 1);
        take(std::make_shared<const Exchange>(*std::move(exchange)));
    }
    return {};
}

base::Result<HarContent> readHar(const QByteArray &bytes)
{
    HarContent content;
    const auto append = [&content](ExchangePtr exchange) { content.exchanges.append(std::move(exchange)); };
    if (const base::Result<void> read = readHarEntries(bytes, append); !read)
        return read.error();
    return content;
}

} // namespace traffic
