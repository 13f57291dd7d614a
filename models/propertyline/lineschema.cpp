#include "lineschema.h"

#include "edits.h"
#include "schemawriter.h"

namespace propertyline {

using document::Value;

namespace {

constexpr int PreviewIndent = 2;

} // namespace

Value schemaOf(const Line &line, specification::Version version)
{
    SchemaWriter::Members members;
    if (!line.description.isEmpty())
        members.append({"description", Value::string(line.description)});
    if (line.defaultValue)
        members.append({"default", *line.defaultValue});
    if (line.isDeprecated)
        members.append({"deprecated", Value::boolean(true)});
    if (line.isReadOnly)
        members.append({"readOnly", Value::boolean(true)});
    if (line.isWriteOnly)
        members.append({"writeOnly", Value::boolean(true)});
    members += SchemaWriter(version).members(line.type, !members.isEmpty());
    return SchemaWriter::object(members);
}

QByteArray previewOf(const Line &line, specification::Version version, document::Format format)
{
    const QByteArray name = line.name.toUtf8();
    QList<Value::Member> members{{"properties", Value::object({{name, schemaOf(line, version)}})}};
    if (line.isRequired)
        members.prepend({"required", Value::array({Value::string(name)})});
    const Value object = Value::object(members);
    if (format == document::Format::Json)
        return object.toJson(PreviewIndent) + '\n';
    const auto made = document::setIn(document::Snapshot(), {}, object);
    return made ? made->snapshot.text() : QByteArray();
}

} // namespace propertyline
