#include "harbodies.h"

#include "contentcoding.h"
#include "messagerules.h"

#include <QJsonArray>

#include <algorithm>

namespace traffic {

namespace {

/** A body whose bytes the file does not have. A size of 0 or less is not known. */
http::Body missingBody(qint64 size)
{
    http::Body body;
    body.size = std::clamp<qint64>(size, 0, MaximumStatedSize);
    body.isIncomplete = true;
    return body;
}

/** The body with the text of a `content` or `postData`. `size` is that of a truncated text before it was truncated. */
http::Body bodyOf(const QJsonValue &content, bool isBase64, qint64 size)
{
    http::Body body;
    body.bytes = content[u"text"].toString().toUtf8();
    if (isBase64)
        body.bytes = QByteArray::fromBase64(body.bytes.read());
    body.size = body.bytes.size();
    if (content[u"_truncated"].toBool()) {
        body.size = size < 0 ? body.size : std::min(size, MaximumStatedSize);
        body.isIncomplete = !body.isTruncated();
    }
    return body;
}

/** True if a text is that of the body, although the header fields name a content coding: the bytes of a coding are no
 * text, and are written in base64. */
bool isDecodedText(const QJsonValue &content, bool isBase64, const http::HeaderList &headers)
{
    return !isBase64 && !content[u"text"].toString().isEmpty() && !content[u"_truncated"].toBool() &&
           http::isContentEncoded(headers);
}

/** Firefox and Charles write form fields instead of their text. */
QByteArray formText(const QJsonValue &parameters)
{
    QByteArray text;
    for (const QJsonValue &one : parameters.toArray()) {
        if (!text.isEmpty())
            text += '&';
        text += one[u"name"].toString().toUtf8().toPercentEncoding() + '=' +
                one[u"value"].toString().toUtf8().toPercentEncoding();
    }
    return text;
}

QByteArray mediaTypeOf(const http::HeaderList &headers)
{
    return headers.first("Content-Type").value_or(QByteArray()).toLower();
}

/** Chromium writes the size 0 and no text for an empty body, and for one whose text it has not kept. JSON and XML are
 * never empty. */
bool isEmptyBody(const http::HeaderList &headers)
{
    const QByteArray type = mediaTypeOf(headers);
    return headers.first("Content-Length") == "0" || !(type.contains("json") || type.contains("xml"));
}

} // namespace

void addMediaType(http::HeaderList &headers, const QJsonValue &mimeType)
{
    const QByteArray text = mimeType.toString().toUtf8().simplified();
    if (!text.isEmpty() && text != "x-unknown" && !headers.contains("Content-Type"))
        headers.append("Content-Type", text);
}

http::Body harRequestBody(const QJsonValue &request, const http::HeaderList &headers)
{
    const QJsonValue data = request[u"postData"];
    const qint64 sent = request[u"bodySize"].toInteger(-1);
    if (!data.isObject())
        return sent > 0 ? missingBody(sent) : http::Body();
    const bool isBase64 = data[u"_encoding"].toString() == u"base64" || data[u"encoding"].toString() == u"base64";
    http::Body body = bodyOf(data, isBase64, sent);
    if (data[u"_decoded"].toBool() || isDecodedText(data, isBase64, headers))
        body.encodedSize = std::clamp<qint64>(sent, 0, MaximumStatedSize);
    if (!body.bytes.isEmpty() || !body.isWhole())
        return body;
    const bool hasText = data[u"text"].isString();
    const bool hasParameters = !data[u"params"].toArray().isEmpty();
    // The parts of a form are no text of it.
    if (mediaTypeOf(headers).startsWith("multipart/") && (hasParameters || !hasText))
        return missingBody(sent);
    if (hasParameters) {
        body.bytes = formText(data[u"params"]);
        body.size = body.bytes.size();
        return body;
    }
    return hasText || sent == 0 ? body : missingBody(sent);
}

http::Body harResponseBody(const QJsonValue &response, const http::ResponseHead &head, QByteArrayView method)
{
    const QJsonValue content = response[u"content"];
    const qint64 size = content[u"size"].toInteger(-1);
    const qint64 received = response[u"bodySize"].toInteger(-1);
    const bool isBase64 = content[u"encoding"].toString() == u"base64";
    // A truncated text that is still encoded has the size on the wire alone.
    http::Body body = bodyOf(content, isBase64, size >= 0 ? size : received);
    // The text of a HAR file is decoded; in base64 without the decoded size, it was written as it came.
    if (http::isContentEncoded(head.headers) && (size >= 0 || isDecodedText(content, isBase64, head.headers)))
        body.encodedSize = std::clamp<qint64>(received, 0, MaximumStatedSize);
    const bool isKnown = content[u"text"].isString() || !body.isWhole() || !http::canHaveBody(method, head.status) ||
                         ((size < 0 ? received : size) == 0 && isEmptyBody(head.headers));
    if (isKnown)
        return body;
    const qint64 encodedSize = body.encodedSize;
    body = missingBody(size < 0 ? received : size);
    body.encodedSize = size > 0 ? encodedSize : -1;
    return body;
}

} // namespace traffic
