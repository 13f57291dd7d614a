#include "exchangejson.h"

#include "changesjson.h"
#include "jsonwriter.h"

namespace traffic {

namespace {

void writeHeaders(base::JsonWriter &json, const http::HeaderList &headers)
{
    json.key("headers").beginArray();
    for (const http::HeaderList::Field &field : headers.fields())
        json.beginArray().text(field.name).text(field.value).endArray();
    json.endArray();
}

void writeRequest(base::JsonWriter &json, const http::RequestHead &head, const http::Body &body)
{
    json.beginObject().key("method").text(head.method).key("target").text(head.target);
    writeHeaders(json, head.headers);
    json.key("bodyBase64").text(body.bytes.read().toBase64()).endObject();
}

void writeOptional(base::JsonWriter &json, QByteArrayView key, const std::optional<QByteArray> &value)
{
    json.key(key);
    if (value)
        json.text(*value);
    else
        json.null();
}

/** Names and pointers that are empty are null. */
void writeFindings(base::JsonWriter &json, const QList<MockFinding> &findings)
{
    json.key("findings").beginArray();
    for (const MockFinding &finding : findings) {
        json.beginObject().key("in").text(finding.in);
        writeOptional(json, "name", finding.name.isEmpty() ? std::nullopt : std::optional(finding.name));
        writeOptional(json, "pointer",
                      finding.pointer.isEmpty() ? std::nullopt : std::optional(finding.pointer.toUtf8()));
        json.key("message").text(QStringView(finding.text)).endObject();
    }
    json.endArray();
}

} // namespace

QByteArray exchangeJson(const RedactedExchange &exchange, const ReasonText &reasonText)
{
    const Exchange &shown = *exchange;
    base::JsonWriter json;
    json.beginObject().key("request");
    writeRequest(json, shown.request, shown.requestBody);
    json.key("upstreamRequest");
    if (shown.reachedUpstream)
        writeRequest(json, shown.upstreamRequest, shown.requestBody);
    else
        json.null();
    json.key("changes").raw(changesJson(shown.changes, reasonText));
    json.key("response").beginObject().key("status").number(qint64(shown.response.status));
    writeHeaders(json, shown.response.headers);
    json.key("bodyBase64").text(shown.responseBody.bytes.read().toBase64()).endObject();
    json.key("answeredBy").text(shown.answeredBy == AnsweredBy::Upstream ? "upstream" : "gateway");
    writeFindings(json, shown.findings);
    return json.endObject().bytes();
}

} // namespace traffic
