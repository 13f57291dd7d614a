#include "bodyvalue.h"

namespace requests {

using document::Value;
using openapi::Place;
using specification::Version;

namespace {

Place schemaOf(const Place &mediaType)
{
    return {mediaType.address, mediaType.pointer.child("schema")};
}

} // namespace

BodyExample bodyExampleOf(const ExampleText &example, BodyForm form, const Place &schema, Version version,
                          SchemaLook &look, SchemaValues &values)
{
    if (example.serialized || !example.value)
        return {example.value, example.serialized};
    const Value &value = *example.value;
    if (!value.isString())
        return {value, {}};
    if (form != BodyForm::Json)
        return {value, value.bytes()};
    const auto json = Value::fromJson(value.bytes());
    const bool isWritten = json && json->isContainer() &&
                           (!look.at(schema).node.exists() || !values.findingsOf(value, schema, version).isEmpty());
    return {isWritten ? *json : value, {}};
}

SchemaValue bodyValueFor(const Place &mediaType, BodyForm form, Version version, SchemaLook &look, SchemaValues &values)
{
    if (const Place schema = schemaOf(mediaType); look.at(schema).node.exists())
        return values.valueFor(schema, version);
    const Place item{mediaType.address, mediaType.pointer.child("itemSchema")};
    if (look.at(item).node.exists())
        return {Value::array({values.valueFor(item, version).value}), ValueSource::Generated, {}};
    return {form == BodyForm::Other ? Value::string(QByteArray(NoValue)) : Value::object(), ValueSource::Generated, {}};
}

BodySource bodySourceOf(const QByteArray &sent, const Place &mediaType, Version version,
                        const description::Description &description, SchemaLook &look)
{
    const Place schema = schemaOf(mediaType);
    const QByteArray component = description.nameOfSchema(look.at(schema).place);
    return {sent, mediaType, schema, component.isEmpty() ? QByteArray("root") : component, version};
}

} // namespace requests
