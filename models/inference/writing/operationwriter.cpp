#include "operationwriter.h"

#include "mediatypechoice.h"
#include "reasonphrase.h"
#include "textvalue.h"

namespace inference {

using document::Value;
using requests::BodyForm;

namespace {

/** Returns a name for the parameter with all others that no parameter of the operation has. */
QByteArray nameOfFurther(const OperationShape &operation)
{
    QByteArray name = "other";
    while (operation.query.contains(name))
        name += "Parameters";
    return name;
}

Value described(const QByteArray &status)
{
    const QByteArray reason = http::reasonPhrase(status.toInt());
    return textValue(reason.isEmpty() ? QByteArray("Response") : reason);
}

} // namespace

Value OperationWriter::queryParameterOf(const QByteArray &name, const ParameterShape &shape, bool isRequired) const
{
    QList<Value::Member> members{{"name", textValue(name)}, {"in", textValue("query")}};
    if (isRequired)
        members.append({"required", Value::boolean(true)});
    members.append({"schema", m_schemas.schemaOf(shape.text)});
    return Value::object(members);
}

Value OperationWriter::headerParameterOf(const OperationShape &operation, const QByteArray &name, bool isRequired) const
{
    QList<Value::Member> members{{"name", textValue(operation.spellings.at(name))}, {"in", textValue("header")}};
    if (isRequired)
        members.append({"required", Value::boolean(true)});
    members.append({"schema", m_schemas.schemaOf(operation.headers.at(name).text)});
    return Value::object(members);
}

Value OperationWriter::furtherParameters(const QByteArray &name) const
{
    const Value schema = Value::object({{"type", textValue("object")}, {"additionalProperties", anySchema()}});
    return Value::object({{"name", textValue(name)},
                          {"in", textValue("query")},
                          {"description", textValue("Parameters whose names are values.")},
                          {"style", textValue("form")},
                          {"explode", Value::boolean(true)},
                          {"schema", schema}});
}

Value OperationWriter::pathParametersOf(const InferredPath &path) const
{
    QList<Value> parameters;
    for (const InferredPath::Parameter &parameter : path.parameters) {
        parameters.append(Value::object({{"name", textValue(parameter.name)},
                                         {"in", textValue("path")},
                                         {"required", Value::boolean(true)},
                                         {"schema", m_schemas.schemaOf(*parameter.values)}}));
    }
    return Value::array(parameters);
}

Value OperationWriter::mediaTypeOf(const QByteArray &mediaType, const ContentShape &content) const
{
    const BodyForm form = requests::bodyFormOf(mediaType);
    if (content.hasValue && form == BodyForm::Json)
        return Value::object({{"schema", m_schemas.schemaOf(content.value)}});
    if (content.hasValue && (form == BodyForm::UrlEncoded || form == BodyForm::Multipart))
        return Value::object({{"schema", m_schemas.schemaOfForm(content)}});
    if (form == BodyForm::Other && mediaType.startsWith("text/"))
        return Value::object({{"schema", Value::object({{"type", textValue("string")}})}});
    return Value::object();
}

Value OperationWriter::contentOf(const Contents &contents) const
{
    QList<Value::Member> members;
    for (const auto &[mediaType, content] : contents)
        members.append({mediaType, mediaTypeOf(mediaType, content)});
    return Value::object(members);
}

Value OperationWriter::requestBodyOf(const OperationShape &operation) const
{
    QList<Value::Member> members;
    if (m_schemas.isRequired(operation.bodies, operation.requests))
        members.append({"required", Value::boolean(true)});
    members.append({"content", contentOf(operation.contents)});
    return Value::object(members);
}

Value OperationWriter::headerOf(const ParameterShape &header) const
{
    return Value::object({{"schema", m_schemas.schemaOf(header.text)}});
}

Value OperationWriter::responseOf(const QByteArray &status, const ResponseShape &response) const
{
    QList<Value::Member> members{{"description", described(status)}};
    QList<Value::Member> headers;
    for (const auto &[name, header] : response.headers)
        headers.append({response.spellings.at(name), headerOf(header)});
    if (!headers.isEmpty())
        members.append({"headers", Value::object(headers)});
    if (!response.contents.empty())
        members.append({"content", contentOf(response.contents)});
    return Value::object(members);
}

Value OperationWriter::operationOf(const OperationShape &operation) const
{
    QList<Value::Member> members;
    QList<Value> parameters;
    for (const auto &[name, shape] : operation.query)
        parameters.append(queryParameterOf(name, shape, isRequired(operation, shape)));
    if (operation.hasFurtherParameters)
        parameters.append(furtherParameters(nameOfFurther(operation)));
    for (const auto &[name, shape] : operation.headers) {
        if (shape.isCredential())
            continue;
        parameters.append(headerParameterOf(operation, name, isRequired(operation, shape)));
    }
    if (!parameters.isEmpty())
        members.append({"parameters", Value::array(parameters)});
    if (!operation.contents.empty())
        members.append({"requestBody", requestBodyOf(operation)});
    QList<Value::Member> responses;
    for (const auto &[status, response] : operation.responses)
        responses.append({status, responseOf(status, response)});
    members.append({"responses", Value::object(responses)});
    const Value security = m_schemes.requirementsFor(operation.allCredentials());
    if (!security.isNull())
        members.append({"security", security});
    return Value::object(members);
}

} // namespace inference
