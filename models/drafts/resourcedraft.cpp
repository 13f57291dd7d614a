#include "resourcedraft.h"

#include "newobject.h"
#include "objectplace.h"
#include "operations.h"
#include "pathmatch.h"
#include "refs.h"
#include "schemadraft.h"

namespace drafts {

using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

Value text(const QByteArray &text)
{
    return Value::string(text);
}

Value reference(const Pointer &place)
{
    return Value::object({{"$ref", text("#" + place.toString().toUtf8())}});
}

/** `lineItems` and `line-items` in words: `line items`. */
QByteArray wordsOf(const QByteArray &name)
{
    QByteArray words;
    for (const char byte : name) {
        if (byte >= 'A' && byte <= 'Z') {
            words += words.isEmpty() || words.endsWith(' ') ? "" : " ";
            words += char(byte - 'A' + 'a');
        } else {
            words += byte == '-' || byte == '_' ? ' ' : byte;
        }
    }
    return words;
}

QByteArray withArticle(const QByteArray &words)
{
    return (QByteArrayView("aeio").contains(words.at(0)) ? "an " : "a ") + words;
}

QByteArray capital(QByteArray words)
{
    words[0] = words.at(0) >= 'a' && words.at(0) <= 'z' ? char(words.at(0) - 'a' + 'A') : words.at(0);
    return words;
}

/** Makes the entries of one resource. */
class ResourceDrafter final
{
public:
    ResourceDrafter(const Snapshot &document, const Resource &resource)
        : m_document(document)
        , m_resource(resource)
        , m_version(openapi::versionOf(document))
        , m_plural(wordsOf(resource.name))
        , m_singular(wordsOf(singularOf(resource.name)))
        , m_schema(schemaNameOf(singularOf(resource.name)))
        , m_id(idNameOf(resource.name))
    {
        for (const openapi::Operation &other : openapi::operations(document))
            m_takenIds.insert(other.operationId);
    }

    [[nodiscard]] base::Result<Additions> draft();

private:
    [[nodiscard]] bool has(ResourceAction action) const { return m_resource.actions.testFlag(action); }
    [[nodiscard]] Pointer schemaPlace() const { return {"components", "schemas", m_schema}; }
    [[nodiscard]] Pointer changesPlace() const { return {"components", "schemas", m_schema + "Changes"}; }

    [[nodiscard]] const ResourceField *idField() const;
    [[nodiscard]] Value idSchema() const;
    [[nodiscard]] Value objectSchema(bool isComplete) const;
    [[nodiscard]] Value operation(const QByteArray &verb, const QByteArray &summary, const QByteArray &description,
                                  QList<Value::Member> more, QList<Value::Member> responses, bool isOne);
    [[nodiscard]] Value response(const QByteArray &status, const std::optional<Value> &schema) const;
    [[nodiscard]] static Value body(const QByteArray &mediaType, const Value &schema);
    [[nodiscard]] Value errorResponse(const QByteArray &name);
    [[nodiscard]] Value pagingParameter(const QByteArray &name, const QByteArray &description, const Value &schema);
    void addSchemas();
    void addTag();
    void addCollection(const Pointer &place);
    void addItem(const Pointer &place);

    const Snapshot &m_document;
    const Resource &m_resource;
    specification::Version m_version;
    QByteArray m_plural;      ///< In words: `line items`.
    QByteArray m_singular;    ///< In words: `line item`.
    QByteArray m_schema;      ///< The name of the schema component.
    QByteArray m_id;          ///< The name of the path parameter.
    QSet<QString> m_takenIds; ///< The operationIds of the document: each is there once.
    Additions m_additions;
    bool m_hasProblem = false;
};

const ResourceField *ResourceDrafter::idField() const
{
    const auto found = std::find_if(m_resource.fields.begin(), m_resource.fields.end(),
                                    [](const ResourceField &field) { return field.name == "id"; });
    return found == m_resource.fields.end() ? nullptr : &*found;
}

/** The schema of the identifier as a parameter: the server sets the property, so there it is read-only. */
Value ResourceDrafter::idSchema() const
{
    if (const ResourceField *field = idField()) {
        QList<Value::Member> members = field->schema.members();
        members.removeIf(
            [](const Value::Member &member) { return member.first == "readOnly" || member.first == "description"; });
        return Value::object(members);
    }
    return Value::object({{"type", text("string")}, {"format", text("uuid")}});
}

Value ResourceDrafter::objectSchema(bool isComplete) const
{
    QList<Value> required;
    QList<Value::Member> properties;
    if (!idField() && isComplete) {
        required.append(text("id"));
        properties.append(
            {"id", Value::object(idSchema().members() + QList<Value::Member>{{"readOnly", Value::boolean(true)}})});
    }
    for (const ResourceField &field : m_resource.fields) {
        if (!isComplete && field.name == "id")
            continue;
        if (field.isRequired)
            required.append(text(field.name));
        properties.append({field.name, field.schema});
    }
    QList<Value::Member> members{{"type", text("object")}};
    if (isComplete && !required.isEmpty())
        members.append({"required", Value::array(required)});
    members.append({"properties", Value::object(properties)});
    return Value::object(members);
}

Value ResourceDrafter::response(const QByteArray &status, const std::optional<Value> &schema) const
{
    QList<Value::Member> members = openapi::newResponse(status, m_version).members();
    if (schema)
        members.append({"content", Value::object({{"application/json", Value::object({{"schema", *schema}})}})});
    return Value::object(members);
}

Value ResourceDrafter::body(const QByteArray &mediaType, const Value &schema)
{
    return Value::object({{"required", Value::boolean(true)},
                          {"content", Value::object({{mediaType, Value::object({{"schema", schema}})}})}});
}

/** Returns a reference to the document's response component with this name or, if it has none, to `Problem`. */
Value ResourceDrafter::errorResponse(const QByteArray &name)
{
    const Pointer named{"components", "responses", name};
    if (m_document.at(named).exists())
        return reference(named);
    const Pointer problem{"components", "responses", "Problem"};
    if (m_document.at(problem).exists() || m_hasProblem)
        return reference(problem);
    m_hasProblem = true;
    const Pointer schema{"components", "schemas", "Problem"};
    if (!m_document.at(schema).exists()) {
        const Value string = Value::object({{"type", text("string")}});
        m_additions.append(
            {schema, Value::object(
                         {{"type", text("object")},
                          {"description", text("The details of a problem (RFC 9457)")},
                          {"properties",
                           Value::object(
                               {{"type", Value::object({{"type", text("string")}, {"format", text("uri-reference")}})},
                                {"title", string},
                                {"status", Value::object({{"type", text("integer")}})},
                                {"detail", string},
                                {"instance",
                                 Value::object({{"type", text("string")}, {"format", text("uri-reference")}})}})}})});
    }
    m_additions.append(
        {problem, Value::object({{"description", text("The request failed")},
                                 {"content", Value::object({{"application/problem+json",
                                                             Value::object({{"schema", reference(schema)}})}})}})});
    return reference(problem);
}

/** Returns a reference to the document's query parameter with this name, or to a new component for it. */
Value ResourceDrafter::pagingParameter(const QByteArray &name, const QByteArray &description, const Value &schema)
{
    const Pointer parameters{"components", "parameters"};
    const Node declared = m_document.at(parameters);
    for (qsizetype i = 0; declared.isMapping() && i < declared.childCount(); ++i) {
        const Node parameter = declared.childAt(i);
        if (parameter.member("name").bytes() == name && parameter.member("in").bytes() == "query")
            return reference(parameters.child(declared.keyAt(i)));
    }
    const QByteArray component = openapi::unusedName(declared, capital(name));
    m_additions.append(
        {parameters.child(component),
         Value::object(
             {{"name", text(name)}, {"in", text("query")}, {"description", text(description)}, {"schema", schema}})});
    return reference(parameters.child(component));
}

Value ResourceDrafter::operation(const QByteArray &verb, const QByteArray &summary, const QByteArray &description,
                                 QList<Value::Member> more, QList<Value::Member> responses, bool isOne)
{
    const QByteArray name = verb + (isOne ? m_schema : schemaNameOf(m_resource.name));
    QByteArray id = name;
    for (int number = 2; m_takenIds.contains(QString::fromUtf8(id)); ++number)
        id = name + QByteArray::number(number);
    QList<Value::Member> members{{"tags", Value::array({text(capital(m_plural))})},
                                 {"summary", text(summary)},
                                 {"description", text(description)},
                                 {"operationId", text(id)}};
    members += more;
    members.append({"responses", Value::object(responses)});
    return Value::object(members);
}

void ResourceDrafter::addSchemas()
{
    m_additions.append({schemaPlace(), objectSchema(true)});
    if (has(ResourceAction::Change))
        m_additions.append({changesPlace(), objectSchema(false)});
}

void ResourceDrafter::addTag()
{
    const QByteArray name = capital(m_plural);
    const Node tags = m_document.at({"tags"});
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        if (tags.childAt(i).member("name").bytes() == name)
            return;
    }
    m_additions.append(
        {Pointer{"tags", "-"}, Value::object({{"name", text(name)}, {"description", text("All about " + m_plural)}})});
}

void ResourceDrafter::addCollection(const Pointer &place)
{
    QList<Value::Member> members;
    if (has(ResourceAction::List)) {
        QList<Value::Member> more;
        if (m_resource.hasPaging) {
            const auto number = [](const char *least, const char *most, const char *preset) {
                QList<Value::Member> schema{{"type", text("integer")}, {"minimum", Value::number(least)}};
                if (most)
                    schema.append({"maximum", Value::number(most)});
                schema.append({"default", Value::number(preset)});
                return Value::object(schema);
            };
            more.append(
                {"parameters",
                 Value::array(
                     {pagingParameter("limit", "The largest number of items to return", number("1", "100", "20")),
                      pagingParameter("offset", "The number of items to skip", number("0", nullptr, "0"))})});
        }
        const Value list = Value::object({{"type", text("array")}, {"items", reference(schemaPlace())}});
        members.append(
            {"get", operation("list", "List " + m_plural, "Returns " + m_plural + ".", more,
                              {{"200", response("200", list)}, {"4XX", errorResponse("BadRequest")}}, false)});
    }
    if (has(ResourceAction::Create)) {
        members.append(
            {"post",
             operation("create", "Create " + withArticle(m_singular), "Creates " + withArticle(m_singular) + ".",
                       {{"requestBody", body("application/json", reference(schemaPlace()))}},
                       {{"201", response("201", reference(schemaPlace()))}, {"4XX", errorResponse("BadRequest")}},
                       true)});
    }
    if (!members.isEmpty())
        m_additions.append({place, Value::object(members)});
}

void ResourceDrafter::addItem(const Pointer &place)
{
    const QByteArray one = withArticle(m_singular);
    const auto notFound = [this] { return Value::Member{"404", errorResponse("NotFound")}; };
    QList<Value::Member> members;
    if (has(ResourceAction::Read)) {
        members.append({"get", operation("get", "Get " + one, "Returns " + one + ".", {},
                                         {{"200", response("200", reference(schemaPlace()))}, notFound()}, true)});
    }
    if (has(ResourceAction::Replace)) {
        members.append({"put", operation("replace", "Replace " + one, "Replaces all properties of " + one + ".",
                                         {{"requestBody", body("application/json", reference(schemaPlace()))}},
                                         {{"200", response("200", reference(schemaPlace()))}, notFound()}, true)});
    }
    if (has(ResourceAction::Delete)) {
        members.append({"delete", operation("delete", "Delete " + one, "Deletes " + one + ".", {},
                                            {{"204", response("204", std::nullopt)}, notFound()}, true)});
    }
    if (has(ResourceAction::Change)) {
        members.append(
            {"patch", operation("change", "Change " + one, "Changes the given properties of " + one + ".",
                                {{"requestBody", body("application/merge-patch+json", reference(changesPlace()))}},
                                {{"200", response("200", reference(schemaPlace()))}, notFound()}, true)});
    }
    if (members.isEmpty())
        return;
    members.prepend({"parameters", Value::array({Value::object({{"name", text(m_id)},
                                                                {"in", text("path")},
                                                                {"description", text("The ID of the " + m_singular)},
                                                                {"required", Value::boolean(true)},
                                                                {"schema", idSchema()}})})});
    m_additions.append({place, Value::object(members)});
}

base::Result<Additions> ResourceDrafter::draft()
{
    const QByteArray collection = "/" + m_resource.name;
    const Pointer collectionPlace{"paths", collection};
    const Pointer itemPlace{"paths", collection + "/{" + m_id + "}"};
    for (const Pointer &place : {collectionPlace, itemPlace, schemaPlace(), changesPlace()}) {
        if (m_document.at(place).exists())
            return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(place.last())};
    }
    addTag();
    addSchemas();
    addCollection(collectionPlace);
    addItem(itemPlace);
    return m_additions;
}

bool isSegment(const QByteArray &name)
{
    static constexpr QByteArrayView Forbidden = "/?#{}%\"<>\\^`| \t\n";
    return !name.isEmpty() && std::none_of(name.begin(), name.end(), [](char byte) {
        return Forbidden.contains(byte) || static_cast<unsigned char>(byte) < 0x20;
    });
}

} // namespace

base::Result<Additions> resourceDraft(const Snapshot &document, const Resource &resource)
{
    if (!isSegment(resource.name))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(resource.name)};
    return ResourceDrafter(document, resource).draft();
}

} // namespace drafts
