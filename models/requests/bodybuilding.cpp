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
    if (const auto example = exampleOf(resolver, mediaType, choices.example)) {
        request.bodySource = ValueSource::Example;
        const BodyExample body = bodyExampleOf(*example, form, schema, version, look, values);
        rawBody = body.text;
        return body.value;
    }
    const SchemaValue made = bodyValueFor(mediaType, form, version, look, values);
    request.bodySource = made.source;
    if (!made.findings.isEmpty())
        validate(made.value, schema, {"body", {}});
    return made.value;
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
        const BodySource source = bodySourceOf(type, mediaType, version, *description, look);
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
