#include "harreader.h"

#include "contentcoding.h"
#include "exchangejson.h"
#include "targettext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

namespace traffic {

namespace {

using base::Error;
using base::ErrorCode;

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

/** Names that are no field names are dropped, as the pseudo headers of HTTP/2 are; line ends would be another header.
 */
http::HeaderList headersOf(const QJsonValue &value)
{
    http::HeaderList headers;
    for (const QJsonValue &one : value.toArray()) {
        const QByteArray name = bytesOf(one[u"name"]);
        QByteArray text = bytesOf(one[u"value"]);
        text.replace('\r', ' ').replace('\n', ' ');
        if (http::isToken(name))
            headers.append(name, text.trimmed());
    }
    return headers;
}

int minorVersionOf(const QJsonValue &value)
{
    return value.toString().compare(u"HTTP/1.0", Qt::CaseInsensitive) == 0 ? 0 : 1;
}

http::Body bodyOf(const QJsonValue &content, bool isBase64, qint64 size)
{
    http::Body body;
    body.bytes = bytesOf(content[u"text"]);
    if (isBase64)
        body.bytes = QByteArray::fromBase64(body.bytes.read());
    body.size = body.bytes.size();
    if (content[u"_truncated"].toBool() || body.bytes.isEmpty())
        body.size = std::max<qint64>(body.size, size);
    return body;
}

/** Firefox and Charles write form fields instead of their text. */
QByteArray formText(const QJsonValue &parameters)
{
    QByteArray text;
    for (const QJsonValue &one : parameters.toArray()) {
        if (!text.isEmpty())
            text += '&';
        text += bytesOf(one[u"name"]).toPercentEncoding() + '=' + bytesOf(one[u"value"]).toPercentEncoding();
    }
    return text;
}

http::Body requestBodyOf(const QJsonValue &request)
{
    const QJsonValue data = request[u"postData"];
    const bool isBase64 = data[u"_encoding"].toString() == u"base64" || data[u"encoding"].toString() == u"base64";
    http::Body body = bodyOf(data, isBase64, request[u"bodySize"].toInteger(-1));
    if (!data.isObject())
        return {};
    if (data[u"_decoded"].toBool())
        body.encodedSize = std::max<qint64>(0, request[u"bodySize"].toInteger());
    if (body.bytes.isEmpty()) {
        body.bytes = formText(data[u"params"]);
        body.size = std::max<qint64>(body.bytes.size(), 0);
    }
    return body;
}

/** The target as it is in the URL: QUrl could change bytes. */
QByteArray targetOf(const QByteArray &url)
{
    const QByteArray bare = url.first(url.indexOf('#') < 0 ? url.size() : url.indexOf('#'));
    const http::TargetParts parts = http::splitTarget(bare);
    QByteArray target = parts.path.toByteArray();
    return parts.hasQuery ? target + '?' + parts.query.toByteArray() : target;
}

base::Result<http::RequestHead> requestOf(const QJsonValue &request, const QString &pointer)
{
    if (!request.isObject())
        return wrongType(pointer);
    if (!request[u"method"].isString())
        return wrongType(pointer + u"/method"_qs);
    if (!request[u"url"].isString())
        return wrongType(pointer + u"/url"_qs);
    const QByteArray url = bytesOf(request[u"url"]);
    http::RequestHead head;
    head.method = bytesOf(request[u"method"]);
    head.target = targetOf(url);
    head.minorVersion = minorVersionOf(request[u"httpVersion"]);
    const http::HeaderList headers = headersOf(request[u"headers"]);
    if (!headers.contains("Host") && !http::authorityOf(url).isEmpty())
        head.headers.append("Host", http::authorityOf(url).toByteArray());
    for (const auto &field : headers.fields())
        head.headers.append(field);
    return head;
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
    return http::ResponseHead{status.toInt(0), bytesOf(response[u"statusText"]), headersOf(response[u"headers"]),
                              minorVersionOf(response[u"httpVersion"])};
}

Timings timingsOf(const QJsonValue &value)
{
    const auto optional = [&](QStringView name) { return std::max(value[name].toDouble(-1), -1.0); };
    const auto required = [&](QStringView name) { return std::max(value[name].toDouble(0), 0.0); };
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
    for (const QJsonValue &change : entry[u"_changes"].toArray())
        exchange.changes.append(changeOf(change));
}

base::Result<Exchange> exchangeOf(const QJsonValue &entry, const QString &pointer)
{
    if (!entry.isObject())
        return wrongType(pointer);
    const auto request = requestOf(entry[u"request"], pointer + u"/request"_qs);
    if (!request)
        return request.error();
    const auto response = responseOf(entry[u"response"], pointer + u"/response"_qs);
    if (!response)
        return response.error();
    Exchange exchange;
    exchange.startedAt = QDateTime::fromString(entry[u"startedDateTime"].toString(), Qt::ISODateWithMs).toUTC();
    if (!exchange.startedAt.isValid())
        return wrongType(pointer + u"/startedDateTime"_qs);
    exchange.request = *request;
    exchange.requestBody = requestBodyOf(entry[u"request"]);
    exchange.response = *response;
    const QJsonValue content = entry[u"response"][u"content"];
    exchange.responseBody = bodyOf(content, content[u"encoding"].toString() == u"base64",
                                   content[u"size"].toInteger(-1));
    // The text of a HAR file is decoded; where the decoded size is missing, it was written as it came.
    if (http::isContentEncoded(exchange.response.headers) && content[u"size"].toInteger(-1) >= 0)
        exchange.responseBody.encodedSize = std::max<qint64>(0, entry[u"response"][u"bodySize"].toInteger());
    exchange.timings = timingsOf(entry[u"timings"]);
    exchange.serverAddress = bytesOf(entry[u"serverIPAddress"]);
    exchange.upstreamConnection = entry[u"connection"].toString().toULongLong();
    readOwnMembers(entry, exchange);
    return exchange;
}

} // namespace

base::Result<QList<Exchange>> readHar(const QByteArray &bytes)
{
    if (bytes.size() > MaxHarBytes)
        return Error{ErrorCode::TooLarge, {}};
    const qsizetype mark = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0;
    QJsonParseError failure;
    const QJsonDocument document = QJsonDocument::fromJson(bytes.sliced(mark), &failure);
    if (failure.error != QJsonParseError::NoError)
        return Error{ErrorCode::SyntaxError, positionText(bytes.sliced(mark), failure.offset)};
    const QJsonValue log = document.object()[u"log"];
    if (!log.isObject())
        return wrongType(u"/log"_qs);
    if (!log[u"entries"].isArray())
        return wrongType(u"/log/entries"_qs);
    QList<Exchange> exchanges;
    for (const QJsonValue &entry : log[u"entries"].toArray()) {
        auto exchange = exchangeOf(entry, u"/log/entries/%1"_qs.arg(exchanges.size()));
        if (!exchange)
            return exchange.error();
        exchange->id = static_cast<quint64>(exchanges.size() + 1);
        exchanges.append(*std::move(exchange));
    }
    return exchanges;
}

} // namespace traffic
