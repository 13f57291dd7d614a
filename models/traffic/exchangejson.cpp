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

void writeChange(base::JsonWriter &json, const Change &change, const ReasonText &reasonText)
{
    json.beginObject().key("what").text(changeKindWord(change.kind)).key("name").text(change.name);
    writeOptional(json, "before", change.before);
    writeOptional(json, "after", change.after);
    json.key("pointer");
    if (change.pointer.isEmpty())
        json.null();
    else
        json.text(QStringView(change.pointer));
    json.key("reason");
    if (reasonText)
        json.text(QStringView(reasonText(change.reason)));
    else
        json.text(changeReasonWord(change.reason));
    json.endObject();
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

QByteArray changesJson(const QList<Change> &changes, const ReasonText &reasonText)
{
    base::JsonWriter json;
    json.beginArray();
    for (const Change &change : changes)
        writeChange(json, change, reasonText);
    return json.endArray().bytes();
}

QByteArray changeKindWord(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Target:
        return "target";
    case ChangeKind::Host:
        return "host";
    case ChangeKind::Header:
        return "header";
    case ChangeKind::Body:
        return "body";
    }
    return {};
}

QByteArray changeReasonWord(ChangeReason reason)
{
    switch (reason) {
    case ChangeReason::ListenPathStripped:
        return "listen-path-stripped";
    case ChangeReason::UpstreamUrlJoined:
        return "upstream-url-joined";
    case ChangeReason::HostOfUpstream:
        return "host-of-upstream";
    case ChangeReason::HopByHop:
        return "hop-by-hop";
    case ChangeReason::ForwardedFor:
        return "forwarded-for";
    case ChangeReason::UpstreamBasicAuthentication:
        return "upstream-basic-authentication";
    case ChangeReason::ConnectionHandling:
        return "connection-handling";
    }
    return {};
}

} // namespace traffic
