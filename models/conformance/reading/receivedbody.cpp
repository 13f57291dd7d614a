#include "receivedbody.h"

#include "conformancelimits.h"
#include "mediatype.h"
#include "mediatypechoice.h"
#include "multipartreader.h"
#include "utf8.h"
#include "xmlreader.h"

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

/** A field of a form, or a part of a multipart form. */
struct Field {
    QByteArray name;
    QByteArray text;
    std::optional<Value> value; ///< The value, if the text has a media type that says so.
};

Value valueOf(const Field &field, const std::optional<Place> &schema, requests::SchemaLook &look)
{
    if (field.value)
        return *field.value;
    return schema ? ParameterReader(look).scalar(field.text, *schema) : Value::string(field.text);
}

/** The fields as an object: a name that is there several times, or whose schema is a list, is a list. */
Value formValue(const QList<Field> &fields, const Place &schema, requests::SchemaLook &look)
{
    ParameterReader reader(look);
    QList<Value::Member> members;
    for (const Field &field : fields) {
        const auto property = look.property(schema, field.name);
        const bool isWhole = field.value && field.value->type() == Value::Type::Array;
        const bool isList = !isWhole && property && reader.shapeOf(*property) == ParameterReader::Shape::List;
        const auto known = std::find_if(members.begin(), members.end(),
                                        [&field](const Value::Member &each) { return each.first == field.name; });
        if (!isList && known == members.end()) {
            members.append({field.name, valueOf(field, property, look)});
            continue;
        }
        QList<Value> items;
        if (known != members.end())
            items = known->second.type() == Value::Type::Array ? known->second.items() : QList<Value>{known->second};
        items.append(valueOf(field, isList ? look.item(*property, items.size()) : std::nullopt, look));
        if (known == members.end())
            members.append({field.name, Value::array(items)});
        else
            known->second = Value::array(items);
    }
    return Value::object(members);
}

QList<Field> fieldsOf(QByteArrayView body)
{
    QList<Field> fields;
    for (const ReceivedPair &pair : pairsOf(body))
        fields.append({decoded(pair.name, true), decoded(pair.value, true), std::nullopt});
    return fields;
}

/** A part without a media type is JSON if its schema asks for an object, as OpenAPI defines it. A part of other bytes,
 * such as an image, is a text for its schema. */
Field fieldOf(const bodies::BodyPart &part, const Place &schema, requests::SchemaLook &look)
{
    Field field{part.name, part.bytes, std::nullopt};
    const QByteArray type = part.headers.first("Content-Type").value_or(QByteArray());
    const auto property = type.isEmpty() ? look.property(schema, part.name) : std::nullopt;
    const bool isJson = requests::bodyFormOf(type) == BodyForm::Json ||
                        (property && ParameterReader(look).shapeOf(*property) == ParameterReader::Shape::Object);
    if (const auto json = isJson ? Value::fromJson(part.bytes) : base::Result<Value>(base::Error{}))
        field.value = *json;
    if (!base::isUtf8(field.text))
        field.text.clear();
    return field;
}

ReceivedBody multipartBody(const QByteArray &mediaType, const QByteArray &body, const Place &schema,
                           requests::SchemaLook &look)
{
    if (bodies::mediaTypeName(mediaType) != "multipart/form-data")
        return {};
    const QByteArray boundary = bodies::parameterOf(mediaType, "boundary");
    const bodies::BodyParts parts = bodies::readMultipart(body, boundary);
    if (boundary.isEmpty() || !parts.isComplete)
        return {ReceivedBody::State::NotReadable, {}, "multipart"};
    QList<Field> fields;
    for (const bodies::BodyPart &part : parts.parts)
        fields.append(fieldOf(part, schema, look));
    return jsonBody(formValue(fields, schema, look).toJson());
}

ReceivedBody xmlBody(const QByteArray &body, const BodySchema &schema, requests::SchemaLook &look)
{
    const XmlReading read = readXml(body);
    if (!read.root)
        return read.fault == XmlFault::TooLarge ? ReceivedBody()
                                                : ReceivedBody{ReceivedBody::State::NotReadable, {}, "XML"};
    if (!look.at(schema.place).isResolved())
        return {};
    const QByteArray name = rootNameOf(look, schema.place, schema.component, schema.version);
    if (!name.isEmpty() && read.root->name != name)
        return {ReceivedBody::State::OtherRoot, {}, name};
    return jsonBody(XmlReader(look, schema.version).valueOf(*read.root, schema.place).toJson());
}

} // namespace

ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const BodySchema &bodySchema,
                      requests::SchemaLook &look)
{
    const Place &schema = bodySchema.place;
    if (body.size() > MaximumReadBody)
        return {};
    switch (requests::bodyFormOf(mediaType)) {
    case BodyForm::Json:
        return jsonBody(body);
    case BodyForm::UrlEncoded:
        return jsonBody(formValue(fieldsOf(body), schema, look).toJson());
    case BodyForm::Multipart:
        return multipartBody(mediaType, body, schema, look);
    case BodyForm::Other:
        if (!mediaType.startsWith("text/"))
            return {};
        // How an object is written as a text is not defined; JSON is what most servers expect.
        if (ParameterReader(look).shapeOf(schema) != ParameterReader::Shape::Scalar)
            return Value::fromJson(body) ? jsonBody(body) : ReceivedBody();
        return jsonBody(ParameterReader(look).scalar(body, schema).toJson());
    case BodyForm::Xml:
        return xmlBody(body, bodySchema, look);
    case BodyForm::JsonLines:
    case BodyForm::JsonSequence:
        break;
    }
    return {};
}

} // namespace conformance
