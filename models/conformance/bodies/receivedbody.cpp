#include "receivedbody.h"

#include "conformancelimits.h"
#include "formvalue.h"
#include "mediatype.h"
#include "mediatypechoice.h"
#include "sequences.h"
#include "xmlreader.h"

namespace conformance {

using document::Value;
using openapi::Place;
using requests::BodyForm;

namespace {

using Shape = ParameterReader::Shape;

ReceivedBody jsonBody(const QByteArray &text)
{
    document::Snapshot json = document::Snapshot::parse(text, document::Format::Json);
    if (!json.isValid() || !json.root().exists())
        return {ReceivedBody::State::NotReadable, {}, "JSON"};
    return {ReceivedBody::State::Read, std::move(json), {}};
}

ReceivedBody sequenceBody(const std::optional<QList<Value>> &items)
{
    if (!items)
        return {ReceivedBody::State::NotReadable, {}, "JSON"};
    ReceivedBody body = jsonBody(Value::array(*items).toJson());
    body.isSequence = true;
    return body;
}

ReceivedBody multipartBody(const QByteArray &mediaType, const QByteArray &body, const BodySchema &schema,
                           requests::SchemaLook &look)
{
    const bool isForm = bodies::mediaTypeName(mediaType) == "multipart/form-data";
    const bool isList = requests::isPlace(schema.item) || ParameterReader(look).shapeOf(schema.place) == Shape::List;
    if (!isForm && !isList)
        return {};
    const QByteArray boundary = bodies::parameterOf(mediaType, "boundary");
    const bodies::BodyParts parts = bodies::readMultipart(body, boundary);
    if (boundary.isEmpty() || !parts.isComplete)
        return {ReceivedBody::State::NotReadable, {}, "multipart"};
    FormValue form(look, schema);
    const Value value = isList && !isForm ? form.ofParts(parts.parts) : form.ofNamedParts(parts.parts);
    ReceivedBody read = jsonBody(value.toJson());
    read.isSequence = isList && !isForm;
    read.partFaults = form.faults();
    return read;
}

ReceivedBody xmlBody(const QByteArray &body, const BodySchema &schema, requests::SchemaLook &look)
{
    const XmlReading read = readXml(body);
    if (!read.root)
        return {read.fault == XmlFault::TooLarge ? ReceivedBody::State::TooLarge : ReceivedBody::State::NotReadable,
                {},
                "XML"};
    if (!look.at(schema.place).isResolved())
        return {};
    const QByteArray name = rootNameOf(look, schema.place, schema.component, schema.version);
    if (!name.isEmpty() && read.root->name != name)
        return {ReceivedBody::State::OtherRoot, {}, name};
    return jsonBody(XmlReader(look, schema.version).valueOf(*read.root, schema.place).toJson());
}

ReceivedBody textBody(const QByteArray &body, const Place &schema, requests::SchemaLook &look)
{
    // How an object is written as a text is not defined; JSON is what most servers expect.
    if (ParameterReader(look).shapeOf(schema) != Shape::Scalar)
        return Value::fromJson(body) ? jsonBody(body) : ReceivedBody();
    return jsonBody(ParameterReader(look).scalar(body, schema).toJson());
}

} // namespace

ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const BodySchema &bodySchema,
                      requests::SchemaLook &look)
{
    const Place &schema = bodySchema.place;
    if (body.size() > MaximumReadBody)
        return {ReceivedBody::State::TooLarge, {}, {}};
    // Before 3.2, the specification does not say how a schema is for several values.
    const bool hasSequences = specification::Since32.contain(bodySchema.version);
    switch (requests::bodyFormOf(mediaType)) {
    case BodyForm::Json:
        return jsonBody(body);
    case BodyForm::UrlEncoded:
        return jsonBody(FormValue(look, bodySchema).ofPairs(pairsOf(body)).toJson());
    case BodyForm::Multipart:
        return multipartBody(mediaType, body, bodySchema, look);
    case BodyForm::Other:
        if (hasSequences && bodies::mediaTypeName(mediaType) == "text/event-stream")
            return sequenceBody(serverSentEvents(body));
        return mediaType.startsWith("text/") ? textBody(body, schema, look) : ReceivedBody();
    case BodyForm::Xml:
        return xmlBody(body, bodySchema, look);
    case BodyForm::JsonLines:
        return hasSequences ? sequenceBody(jsonLines(body)) : ReceivedBody();
    case BodyForm::JsonSequence:
        return hasSequences ? sequenceBody(jsonSequence(body)) : ReceivedBody();
    }
    return {};
}

} // namespace conformance
