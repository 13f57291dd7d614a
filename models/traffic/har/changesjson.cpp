#include "changesjson.h"

#include "jsonwriter.h"

namespace traffic {

namespace {

void writeValue(base::JsonWriter &json, QByteArrayView key, const std::optional<QByteArray> &value)
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
    writeValue(json, "before", change.before);
    writeValue(json, "after", change.after);
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

} // namespace

QByteArray changesJson(const QList<Change> &changes, const ReasonText &reasonText)
{
    base::JsonWriter json;
    json.beginArray();
    for (const Change &change : changes)
        writeChange(json, change, reasonText);
    return json.endArray().bytes();
}

} // namespace traffic
