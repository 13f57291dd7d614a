#include "requestform.h"

#include "descriptionresolver.h"
#include "exampletexts.h"
#include "fieldtext.h"
#include "mediatypes.h"
#include "parameters.h"
#include "parameterstyle.h"
#include "typetext.h"

#include <algorithm>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;

namespace {

/** The largest number of examples of a parameter that are offered as values. */
constexpr qsizetype MaximumExampleChoices = 20;
/** The largest number of values of `enum` that are offered. */
constexpr qsizetype MaximumEnumerationChoices = 500;
/** The value that RequestBuilder gives a name in the path that no parameter has. */
constexpr char ValueOfUndeclared[] = "value";

/** Reads the parameters of one operation, to fill and to read the fields of its form. */
class FieldReader final
{
public:
    FieldReader(const description::Description &description, const openapi::PathItem &item,
                const openapi::Operation &operation)
        : m_resolver(description::resolverOf(description))
        , m_look(m_resolver)
        , m_operation{item.address.isEmpty() ? description.entry()->address() : item.address, operation.pointer}
        , m_version(m_resolver.versionOf(m_operation.address, description.entry()->address())
                        .value_or(operation.version.value_or(specification::Version::V30)))
    {
        for (const openapi::Parameter &parameter : openapi::parametersOf(m_resolver, m_operation))
            m_parameters.insert({parameter.location.toUtf8(), parameter.name}, parameter);
    }

    [[nodiscard]] Choices choicesOf(const FormInput &input);
    [[nodiscard]] RequestField fieldOf(const ParameterValue &value);
    void readBody(RequestForm &form, const QByteArray &chosenType);

private:
    [[nodiscard]] Place schemaOf(const openapi::Parameter &parameter);
    [[nodiscard]] QStringList suggestionsOf(const openapi::Parameter &parameter, const Place &schema);

    openapi::ReferenceResolver m_resolver;
    SchemaLook m_look;
    const Place m_operation;
    const specification::Version m_version;
    QHash<ParameterKey, openapi::Parameter> m_parameters;
};

Place FieldReader::schemaOf(const openapi::Parameter &parameter)
{
    const QByteArray mediaType = openapi::writingOf(parameter.node, m_version).mediaType;
    if (mediaType.isEmpty())
        return {parameter.place.address, parameter.place.pointer.child("schema")};
    const Place entry{parameter.place.address, parameter.place.pointer / document::Pointer{"content", mediaType}};
    const openapi::SetResolution found = m_resolver.resolve(entry);
    const Place object = found.isResolved() ? found.place : entry;
    return {object.address, object.pointer.child("schema")};
}

Choices FieldReader::choicesOf(const FormInput &input)
{
    Choices choices;
    choices.mediaType = input.mediaType;
    choices.example = input.example;
    choices.bodyText = input.bodyText;
    choices.requirement = input.requirement;
    choices.files = input.files;
    for (auto typed = input.texts.cbegin(); typed != input.texts.cend(); ++typed) {
        const auto parameter = m_parameters.constFind(typed.key());
        if (typed.value().isEmpty())
            choices.leftOut.insert(typed.key());
        else if (parameter == m_parameters.constEnd())
            choices.parameters.insert(typed.key(), Value::string(typed.value()));
        else
            choices.parameters.insert(typed.key(), valueOfText(typed.value(), schemaOf(*parameter), m_look));
    }
    return choices;
}

QStringList FieldReader::suggestionsOf(const openapi::Parameter &parameter, const Place &schema)
{
    QStringList choices;
    const auto add = [&choices](const Node &node) {
        const auto value = node.exists() ? node.mergedValue() : base::Result<Value>(base::Error{});
        const QString text = value ? fieldText(*value) : QString();
        if (!text.isEmpty() && !choices.contains(text))
            choices.append(text);
    };
    const Node entries = m_look.keyword(schema, "enum").resolved();
    for (qsizetype i = 0; entries.isSequence() && i < std::min(entries.childCount(), MaximumEnumerationChoices); ++i)
        add(entries.childAt(i).resolved());
    if (choices.isEmpty() && m_look.keyword(schema, "type").resolved().bytes() == "boolean")
        choices = QStringList{QStringLiteral("true"), QStringLiteral("false")};
    const Node examples = parameter.node.member("examples").resolved();
    const Place list{parameter.place.address, parameter.place.pointer.child("examples")};
    for (qsizetype i = 0; examples.isMapping() && i < std::min(examples.childCount(), MaximumExampleChoices); ++i) {
        const Node example = m_resolver.resolve(Place{list.address, list.pointer.child(examples.keyAt(i))}).node;
        const Node data = example.member("dataValue").resolved();
        add(data.exists() ? data : example.member("value").resolved());
    }
    return choices;
}

RequestField FieldReader::fieldOf(const ParameterValue &value)
{
    RequestField field;
    field.key = value.key;
    field.isRequired = value.isRequired;
    const QString text = fieldText(value.value);
    field.text = value.isSent ? text : QString();
    // The value of a parameter that the user has emptied is the suggested one.
    field.suggestion = text;
    const auto parameter = m_parameters.constFind(value.key);
    if (parameter == m_parameters.constEnd())
        return field;
    const Place schema = schemaOf(*parameter);
    const Node node = m_look.at(schema).node;
    field.type = node.exists() ? shapes::typeText(node) : QString();
    field.description = parameter->node.member("description").resolved().text();
    field.isDeprecated = parameter->node.member("deprecated").resolved().toBool();
    field.choices = suggestionsOf(*parameter, schema);
    return field;
}

void FieldReader::readBody(RequestForm &form, const QByteArray &chosenType)
{
    const auto body = m_resolver.resolve(Place{m_operation.address, m_operation.pointer.child("requestBody")});
    if (!body.node.isMapping() || form.request.method == "TRACE")
        return;
    form.mediaTypes = content::mediaTypesOf(body.node.member("content").resolved());
    form.isMultipart = bodyFormOf(form.request.contentType) == BodyForm::Multipart;
    form.isBodyRequired = body.node.member("required").resolved().toBool();
    if (form.mediaTypes.isEmpty())
        return;
    const QByteArray type = form.mediaTypes.contains(chosenType) ? chosenType : form.mediaTypes.constFirst();
    const Place entry{body.place.address, body.place.pointer / document::Pointer{"content", type}};
    const openapi::SetResolution found = m_resolver.resolve(entry);
    form.examples = exampleNames(m_resolver, found.isResolved() ? found.place : entry);
}

/** The field of a name in the path that no parameter has. */
RequestField undeclaredField(const ParameterKey &key, const FormInput &input)
{
    RequestField field;
    field.key = key;
    field.isRequired = true;
    field.suggestion = QString::fromLatin1(ValueOfUndeclared);
    field.text = input.texts.value(key, field.suggestion);
    return field;
}

} // namespace

QList<QByteArray> RequestForm::unfilledNames() const
{
    QList<QByteArray> names;
    for (const RequestField &field : fields) {
        if (field.key.in == "path" && field.text.isEmpty())
            names.append(field.key.name);
    }
    return names;
}

RequestForm fillForm(const std::shared_ptr<const description::Description> &description, const openapi::PathItem &item,
                     const openapi::Operation &operation, const FormInput &input)
{
    FieldReader reader(*description, item, operation);
    RequestForm form;
    form.request = RequestBuilder(description).build(item, operation, reader.choicesOf(input));
    for (const ParameterValue &value : std::as_const(form.request.parameters))
        form.fields.append(reader.fieldOf(value));
    for (const QByteArray &name : openapi::templateNames(item.path)) {
        const ParameterKey key{"path", name};
        const bool isKnown = std::any_of(form.fields.cbegin(), form.fields.cend(),
                                         [&key](const RequestField &field) { return field.key == key; });
        if (!isKnown)
            form.fields.append(undeclaredField(key, input));
    }
    reader.readBody(form, input.mediaType);
    return form;
}

} // namespace requests
