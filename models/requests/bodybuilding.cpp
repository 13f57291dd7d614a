#include "mediatypes.h"
#include "requestbuilding.h"

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;

QByteArray RequestBuilding::chosenMediaType(const Node &content) const
{
    if (content.member(choices.mediaType).exists() && !choices.mediaType.isEmpty())
        return choices.mediaType;
    const QList<QByteArray> types = content::mediaTypesOf(content);
    return types.isEmpty() ? QByteArray() : types.constFirst();
}

/** The value of an example, or its exact text. */
std::optional<Value> RequestBuilding::exampleBody(const ExampleText &example, const Place &schema, BodyForm form)
{
    request.bodySource = ValueSource::Example;
    if (example.serialized) {
        rawBody = *example.serialized;
        return example.value;
    }
    const Value value = *example.value;
    if (!value.isString())
        return value;
    // In JSON a text can be the value, or the JSON of the value as older documents write it.
    if (form == BodyForm::Json) {
        const auto json = Value::fromJson(value.bytes());
        const bool isWritten = json && json->isContainer() &&
                               (!look.at(schema).node.exists() || !values.findingsOf(value, schema, version).isEmpty());
        return isWritten ? *json : value;
    }
    rawBody = value.bytes();
    return value;
}

std::optional<Value> RequestBuilding::bodyValue(const Place &mediaType, const Place &schema, BodyForm form)
{
    if (choices.bodyText) {
        request.bodySource = ValueSource::Chosen;
        rawBody = *choices.bodyText;
        const auto json = form == BodyForm::Json ? Value::fromJson(*rawBody) : base::Result<Value>(base::Error{});
        return json ? std::optional(*json) : std::nullopt;
    }
    if (const auto file = choices.files.constFind(QByteArray()); file != choices.files.constEnd()) {
        request.bodySource = ValueSource::Chosen;
        rawBody = file->bytes;
        return std::nullopt;
    }
    if (choices.body) {
        request.bodySource = ValueSource::Chosen;
        return choices.body;
    }
    if (const auto example = exampleOf(resolver, mediaType, choices.example))
        return exampleBody(*example, schema, form);
    if (look.at(schema).node.exists()) {
        const SchemaValue made = values.valueFor(schema, version);
        request.bodySource = made.source;
        if (!made.findings.isEmpty())
            validate(made.value, schema, {"body", {}});
        return made.value;
    }
    const Place item{mediaType.address, mediaType.pointer.child("itemSchema")};
    if (look.at(item).node.exists()) {
        request.bodySource = ValueSource::Generated;
        return Value::array({values.valueFor(item, version).value});
    }
    request.bodySource = ValueSource::Generated;
    return form == BodyForm::Other ? Value::string(QByteArray(NoValue)) : Value::object();
}

void RequestBuilding::addBody()
{
    const ParameterKey key{"body", {}};
    const auto body = resolver.resolve(Place{operationPlace.address, operationPlace.pointer.child("requestBody")});
    if (!body.node.isMapping() || request.method == "TRACE")
        return;
    const bool isRequired = body.node.member("required").toBool();
    if (!choices.sendsBody) {
        if (isRequired)
            report(FindingKind::Missing, key);
        return;
    }
    const QByteArray name = chosenMediaType(body.node.member("content").resolved());
    const Place mediaType = mediaTypeAt(body.place, name);
    const Place schema{mediaType.address, mediaType.pointer.child("schema")};
    if (name.isEmpty())
        report(FindingKind::UnknownMediaType, key);
    // The value decides about a media type that is a range.
    const bool isKnown = !name.contains('*') && sendableMediaType(name, false);
    const std::optional<Value> value = bodyValue(
        mediaType, schema, isKnown ? bodyFormOf(*sendableMediaType(name, false)) : BodyForm::Json);
    const bool isStructured = value && value->isContainer();
    const auto sent = sendableMediaType(name, isStructured);
    if (!sent && !name.isEmpty())
        report(FindingKind::UnknownMediaType, key);
    const QByteArray type = sent.value_or(isStructured ? "application/json" : "application/octet-stream");
    if (value && (request.bodySource == ValueSource::Chosen || request.bodySource == ValueSource::Example) &&
        (!rawBody || bodyFormOf(type) == BodyForm::Json))
        validate(*value, schema, key);
    request.hasBody = true;
    request.contentType = type;
    // The file's own type says what a range such as `image/*` is.
    if (const auto file = choices.files.constFind(QByteArray());
        file != choices.files.constEnd() && !file->mediaType.isEmpty() && (name.isEmpty() || name.contains('*')))
        request.contentType = file->mediaType;
    if (rawBody) {
        request.body = *rawBody;
    } else {
        const QByteArray component = description->nameOfSchema(look.at(schema).place);
        const BodySource source{type, mediaType, schema, component.isEmpty() ? QByteArray("root") : component, version};
        const WrittenBody written = BodyWriter(resolver, look, values, choices, request.findings, key)
                                        .write(value.value_or(Value()), source);
        request.body = written.bytes;
        request.contentType = written.contentType;
        request.fileParts = written.fileParts;
    }
    // The value that is made for a file is an empty text.
    if (request.body.isEmpty() && request.bodySource == ValueSource::Generated && bodyFormOf(type) == BodyForm::Other) {
        request.body = NoValue;
        report(FindingKind::NoFileChosen, key);
    }
    if (isRequired && request.body.isEmpty())
        report(FindingKind::Missing, key);
}

} // namespace requests
