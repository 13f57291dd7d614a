#include "formvalue.h"

#include "mediarange.h"
#include "mediatypechoice.h"
#include "multipartreader.h"
#include "parameterreader.h"
#include "utf8.h"
#include "xmlreader.h"

#include <algorithm>

namespace conformance {

using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;
using requests::BodyForm;

namespace {

using Shape = ParameterReader::Shape;

bool hasStyle(const Node &encoding)
{
    return encoding.member("style").exists() || encoding.member("explode").exists() ||
           encoding.member("allowReserved").exists();
}

openapi::ParameterWriting writingOf(const QByteArray &name, const Node &encoding)
{
    openapi::ParameterWriting writing;
    writing.name = name;
    writing.in = "query";
    const Node style = encoding.member("style");
    writing.style = style.isString() ? style.bytes() : QByteArray("form");
    const Node explode = encoding.member("explode");
    writing.isExploded = explode.isBool() ? explode.toBool() : writing.style == "form";
    return writing;
}

/** The bytes of a part as a text: each of other bytes, such as those of an image, counts as a character. */
QByteArray textOf(const QByteArray &bytes)
{
    return base::isUtf8(bytes) ? bytes : QString::fromLatin1(bytes).toUtf8();
}

bool allows(const QByteArray &contentTypes, const QByteArray &mediaType)
{
    const QList<QByteArray> ranges = contentTypes.split(',');
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const QByteArray &range) { return http::rangeRank(range.trimmed(), mediaType) > 0; });
}

} // namespace

Node FormValue::encodingAt(const Pointer &pointer)
{
    if (!requests::isPlace(m_schema.content))
        return {};
    return m_look.at({m_schema.content.address, m_schema.content.pointer / pointer}).node;
}

std::optional<Place> FormValue::propertyOf(const QByteArray &name)
{
    const auto property = m_look.property(m_schema.place, name);
    return property ? property : m_look.additionalProperties(m_schema.place);
}

/** Reads the properties whose Encoding Objects have a style, and takes their pairs away. */
QList<Value::Member> FormValue::takeStyled(QList<ReceivedPair> &pairs)
{
    QList<Value::Member> members;
    const QList<QByteArray> names = m_look.propertyNames(m_schema.place);
    const QSet<QByteArray> own(names.begin(), names.end());
    QSet<QByteArray> sent = own;
    for (const ReceivedPair &pair : std::as_const(pairs))
        sent.insert(decoded(pair.name, true));
    for (const QByteArray &name : names) {
        const Node encoding = encodingOf(name);
        const auto property = m_look.property(m_schema.place, name);
        if (!hasStyle(encoding) || !property)
            continue;
        const openapi::ParameterWriting writing = writingOf(name, encoding);
        ParameterReader reader(m_look);
        // Names that no property has belong to the form, unless the object allows them.
        const QSet<QByteArray> &claimed = m_look.additionalProperties(*property) ? own : sent;
        const ReceivedRequest request{.path = {}, .query = {}, .pairs = pairs, .cookies = {}, .headers = nullptr};
        const ParameterReading read = reader.readFitting(writing, *property, request, claimed);
        if (read.value)
            members.append({name, *read.value});
        const bool isSpread = writing.style == "form" && writing.isExploded &&
                              reader.shapeOf(*property) == Shape::Object;
        pairs.removeIf([&](const ReceivedPair &pair) {
            const QByteArray key = decoded(pair.name, true);
            return key == name || (writing.style == "deepObject" && key.startsWith(name + '[')) ||
                   (isSpread && (m_look.property(*property, key) || !claimed.contains(key)));
        });
    }
    return members;
}

Value FormValue::valueOf(const Field &field, const std::optional<Place> &schema)
{
    ParameterReader reader(m_look);
    const BodyForm form = field.mediaType.isEmpty() && schema && reader.shapeOf(*schema) != Shape::Scalar
                              ? BodyForm::Json
                              : requests::bodyFormOf(field.mediaType);
    if (form == BodyForm::Json) {
        if (const auto json = Value::fromJson(field.bytes))
            return *json;
    }
    if (form == BodyForm::Xml && schema) {
        if (const XmlReading read = readXml(field.bytes); read.root)
            return XmlReader(m_look, m_schema.version).valueOf(*read.root, *schema);
    }
    const QByteArray text = textOf(field.bytes);
    return schema ? reader.scalar(text, *schema) : Value::string(text);
}

/** The fields as members: a name that is there several times, or whose schema is a list, is a list. */
QList<Value::Member> FormValue::membersOf(const QList<Field> &fields)
{
    ParameterReader reader(m_look);
    QList<Value::Member> members;
    for (const Field &field : fields) {
        const auto property = propertyOf(field.name);
        const auto known = std::find_if(members.begin(), members.end(),
                                        [&field](const Value::Member &each) { return each.first == field.name; });
        const bool isList = property && reader.shapeOf(*property) == Shape::List;
        if (known == members.end()) {
            // Some clients write a whole list into one field.
            const auto whole = isList ? Value::fromJson(field.bytes) : base::Result<Value>(base::Error{});
            if (whole && whole->type() == Value::Type::Array)
                members.append({field.name, *whole});
            else if (isList)
                members.append({field.name, Value::array({valueOf(field, m_look.item(*property, 0))})});
            else
                members.append({field.name, valueOf(field, property)});
            continue;
        }
        QList<Value> items = known->second.type() == Value::Type::Array ? known->second.items()
                                                                        : QList<Value>{known->second};
        items.append(valueOf(field, isList ? m_look.item(*property, items.size()) : property));
        known->second = Value::array(items);
    }
    return members;
}

Value FormValue::ofPairs(const QList<ReceivedPair> &pairs)
{
    QList<ReceivedPair> left = pairs;
    const QList<Value::Member> styled = takeStyled(left);
    QList<Field> fields;
    for (const ReceivedPair &pair : std::as_const(left)) {
        const QByteArray name = decoded(pair.name, true);
        const Node contentType = encodingOf(name).member("contentType");
        fields.append({name, decoded(pair.value, true), contentType.isString() ? contentType.bytes() : QByteArray()});
    }
    return Value::object(styled + membersOf(fields));
}

FormValue::Field FormValue::fieldOf(const bodies::BodyPart &part, const Node &encoding, const Pointer &encodingPlace,
                                    const Pointer &instance)
{
    const QByteArray type = part.headers.first("Content-Type").value_or(QByteArray());
    const Node expected = encoding.member("contentType");
    const QByteArray ranges = expected.isString() && !hasStyle(encoding) ? expected.bytes() : QByteArray();
    if (!type.isEmpty() && !ranges.isEmpty() && !allows(ranges, type))
        m_faults.append(
            {instance,
             type,
             {m_schema.content.address, m_schema.content.pointer / encodingPlace / QByteArray("contentType")}});
    const bool isOneType = !ranges.contains(',') && !ranges.contains('*');
    return {part.name, part.bytes, type.isEmpty() && isOneType ? ranges : type};
}

Value FormValue::ofNamedParts(const QList<bodies::BodyPart> &parts)
{
    QList<ReceivedPair> pairs; // Of the parts whose Encoding Objects have a style.
    QList<Field> fields;
    for (const bodies::BodyPart &part : parts) {
        const Node encoding = encodingOf(part.name);
        // Texts of parts are not percent-encoded; the separators of lists stay as they are.
        if (hasStyle(encoding))
            pairs.append({part.name.toPercentEncoding(), textOf(part.bytes).toPercentEncoding(",|"), true});
        else
            fields.append(fieldOf(part, encoding, {"encoding", part.name}, Pointer{part.name}));
    }
    const QList<Value::Member> styled = takeStyled(pairs);
    return Value::object(styled + membersOf(fields));
}

Value FormValue::ofParts(const QList<bodies::BodyPart> &parts)
{
    QList<Value> items;
    const bool hasItems = requests::isPlace(m_schema.item);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        Pointer place = Pointer{"prefixEncoding"}.child(i);
        Node encoding = encodingAt(place);
        if (!encoding.exists()) {
            place = {"itemEncoding"};
            encoding = encodingAt(place);
        }
        const Field field = fieldOf(parts.at(i), encoding, place, Pointer().child(i));
        items.append(valueOf(field, hasItems ? std::optional(m_schema.item) : m_look.item(m_schema.place, i)));
    }
    return Value::array(items);
}

} // namespace conformance
