#include "echoanswer.h"

#include "jsonwriter.h"
#include "reasonphrase.h"
#include "utf8.h"

namespace gateway {

namespace {

QByteArray echoJson(const http::RequestHead &request, const QByteArray &body)
{
    base::JsonWriter json;
    json.beginObject().key("method").text(request.method).key("target").text(request.target);
    json.key("headers").beginArray();
    for (const http::HeaderList::Field &field : request.headers.fields())
        json.beginArray().text(field.name).text(field.value).endArray();
    json.endArray();
    if (base::isUtf8(body))
        json.key("body").text(body);
    else
        json.key("bodyBase64").text(body.toBase64());
    return json.endObject().bytes() + '\n';
}

} // namespace

LocalAnswer echoAnswer(const http::RequestHead &request, const QByteArray &body)
{
    LocalAnswer answer;
    answer.head.status = 200;
    answer.head.reason = http::reasonPhrase(200);
    answer.head.headers.append("Content-Type", "application/json");
    answer.body = echoJson(request, body);
    return answer;
}

} // namespace gateway
