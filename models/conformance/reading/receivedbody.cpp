#include "receivedbody.h"

#include "conformancelimits.h"
#include "mediatypechoice.h"

#include <algorithm>

namespace conformance {

using document::Value;
using openapi::Place;
using requests::BodyForm;

namespace {

ReceivedBody jsonBody(const QByteArray &text)
{
    document::Snapshot json = document::Snapshot::parse(text, document::Format::Json);
    if (!json.isValid() || !json.root().exists())
        return {ReceivedBody::State::NotReadable, {}, "JSON"};
    return {ReceivedBody::State::Read, std::move(json), {}};
}

/** The fields of a form as an object: a field that is there several times, or whose schema is a list, is a list. */
Value formValue(const QList<ReceivedPair> &pairs, const Place &schema, requests::SchemaLook &look)
{
    ParameterReader reader(look);
    QList<Value::Member> members;
    for (const ReceivedPair &pair : pairs) {
        const QByteArray name = decoded(pair.name, true);
        const QByteArray text = decoded(pair.value, true);
        const auto property = look.property(schema, name);
        const bool isList = property && reader.shapeOf(*property) == ParameterReader::Shape::List;
        const auto known = std::find_if(members.begin(), members.end(),
                                        [&name](const Value::Member &each) { return each.first == name; });
        if (!isList && known == members.end()) {
            members.append({name, property ? reader.scalar(text, *property) : Value::string(text)});
            continue;
        }
        QList<Value> items;
        if (known != members.end())
            items = known->second.type() == Value::Type::Array ? known->second.items() : QList<Value>{known->second};
        const auto item = isList ? look.item(*property, items.size()) : std::nullopt;
        items.append(item ? reader.scalar(text, *item) : Value::string(text));
        if (known == members.end())
            members.append({name, Value::array(items)});
        else
            known->second = Value::array(items);
    }
    return Value::object(members);
}

} // namespace

ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const Place &schema,
                      requests::SchemaLook &look)
{
    if (body.size() > MaximumReadBody)
        return {};
    switch (requests::bodyFormOf(mediaType)) {
    case BodyForm::Json:
        return jsonBody(body);
    case BodyForm::UrlEncoded:
        return jsonBody(formValue(pairsOf(body), schema, look).toJson());
    case BodyForm::Other:
        if (!mediaType.startsWith("text/"))
            return {};
        return jsonBody(ParameterReader(look).scalar(body, schema).toJson());
    case BodyForm::JsonLines:
    case BodyForm::JsonSequence:
    case BodyForm::Multipart:
    case BodyForm::Xml:
        break;
    }
    return {};
}

} // namespace conformance
