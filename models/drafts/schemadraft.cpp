#include "schemadraft.h"

#include "componentmatch.h"
#include "components.h"
#include "schemaofsamples.h"
#include "singular.h"

#include <QHash>
#include <QSet>

namespace drafts {

using document::Pointer;
using document::Value;

namespace {

constexpr qsizetype FewestProperties = 2; ///< Of an object inside another one that becomes a component.

QByteArray referenceTo(const QByteArray &component)
{
    return "#" + Pointer{"components", "schemas", component}.toString().toUtf8();
}

Value reference(const QByteArray &component)
{
    return Value::object({{"$ref", Value::string(referenceTo(component))}});
}

bool areAll(Value::Type type, const QList<Value> &values)
{
    return !values.isEmpty() &&
           std::all_of(values.begin(), values.end(), [type](const Value &value) { return value.type() == type; });
}

/** Makes the schemas of one draft. */
class Drafter final
{
public:
    Drafter(const document::Snapshot &document, ObjectSchemas objects)
        : m_match(document)
        , m_isLifting(objects == ObjectSchemas::Components)
    {}

    [[nodiscard]] SchemaDraft draft(const QByteArray &name, const QList<Value> &samples)
    {
        m_draft.schema = schemaOf(name, samples, true);
        return std::move(m_draft);
    }

private:
    [[nodiscard]] Value schemaOf(const QByteArray &name, const QList<Value> &samples, bool isRoot);
    [[nodiscard]] Value objectSchema(const QByteArray &name, const QList<Value> &samples, bool isRoot);
    [[nodiscard]] Value listSchema(const QByteArray &name, const QList<Value> &samples, bool isRoot);
    [[nodiscard]] Value component(const QByteArray &name, const Value &schema);

    ComponentMatch m_match;
    SchemaDraft m_draft;
    QSet<QByteArray> m_names;         ///< The names of the components of the draft.
    QHash<QByteArray, int> m_numbers; ///< The last number after each name.
    bool m_isLifting;
};

Value Drafter::schemaOf(const QByteArray &name, const QList<Value> &samples, bool isRoot)
{
    if (areAll(Value::Type::Object, samples))
        return objectSchema(name, samples, isRoot);
    if (areAll(Value::Type::Array, samples))
        return listSchema(name, samples, isRoot);
    return schema::schemaOfSamples(samples, m_match.dialect());
}

Value Drafter::objectSchema(const QByteArray &name, const QList<Value> &samples, bool isRoot)
{
    struct Property {
        QList<Value> values;
        qsizetype count = 0; ///< The number of samples that have it.
    };
    QHash<QByteArray, Property> properties;
    QList<QByteArray> order;
    for (const Value &sample : samples) {
        QSet<QByteArray> seen;
        for (const auto &[key, value] : sample.members()) {
            if (seen.contains(key))
                continue;
            seen.insert(key);
            Property &property = properties[key];
            if (property.count++ == 0)
                order.append(key);
            property.values.append(value);
        }
    }
    if (order.isEmpty())
        return Value::object({{"type", Value::string(QByteArray("object"))}});
    const bool becomesComponent = m_isLifting && (isRoot || order.size() >= FewestProperties);
    if (becomesComponent) {
        if (const QByteArray found = m_match.find(schemaNameOf(name), order, samples); !found.isEmpty()) {
            if (!m_draft.usedComponents.contains(found))
                m_draft.usedComponents.append(found);
            return reference(found);
        }
    }
    QList<Value> required;
    QList<Value::Member> members;
    for (const QByteArray &key : std::as_const(order)) {
        const Property &property = properties[key];
        if (property.count == samples.size())
            required.append(Value::string(key));
        members.append({key, schemaOf(key, property.values, false)});
    }
    QList<Value::Member> schema{{"type", Value::string(QByteArray("object"))}};
    if (!required.isEmpty())
        schema.append({"required", Value::array(required)});
    schema.append({"properties", Value::object(members)});
    return becomesComponent ? component(schemaNameOf(name), Value::object(schema)) : Value::object(schema);
}

Value Drafter::listSchema(const QByteArray &name, const QList<Value> &samples, bool isRoot)
{
    QList<Value> items;
    for (const Value &sample : samples)
        items += sample.items();
    return Value::object({{"type", Value::string(QByteArray("array"))},
                          {"items", items.isEmpty() ? Value::object() : schemaOf(singularOf(name), items, isRoot)}});
}

Value Drafter::component(const QByteArray &name, const Value &schema)
{
    for (const ComponentDraft &other : std::as_const(m_draft.components)) {
        if (other.schema == schema)
            return reference(other.name);
    }
    QByteArray free = name;
    for (int &number = m_numbers[name]; m_match.hasComponent(free) || m_names.contains(free);)
        free = name + QByteArray::number(number = qMax(number + 1, 2));
    m_names.insert(free);
    m_draft.components.append({free, schema});
    return reference(free);
}

} // namespace

SchemaDraft schemaDraft(const document::Snapshot &document, const QByteArray &name, const QList<Value> &samples,
                        ObjectSchemas objects)
{
    return Drafter(document, objects).draft(name, samples);
}

QByteArray schemaNameOf(const QByteArray &property)
{
    QByteArray name = openapi::typeName(property);
    while (!name.isEmpty() && name.front() >= '0' && name.front() <= '9')
        name.remove(0, 1);
    return openapi::componentName(name.isEmpty() ? QByteArray("Schema") : name);
}

QByteArray singularOf(const QByteArray &word)
{
    return openapi::singular(word).value_or(word);
}

Additions additionsOf(const QList<ComponentDraft> &components)
{
    Additions additions;
    for (const ComponentDraft &component : components)
        additions.append({Pointer{"components", "schemas", component.name}, component.schema});
    return additions;
}

} // namespace drafts
