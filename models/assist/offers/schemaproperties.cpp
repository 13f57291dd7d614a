#include "schemaproperties.h"

#include "refs.h"

#include <QSet>

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;
using specification::ObjectKind;

/** Schemas that are read for one place. */
constexpr int MostSchemas = 200;

class PropertyReader final
{
public:
    explicit PropertyReader(const Snapshot &snapshot)
        : m_snapshot(snapshot)
    {}

    void read(const Node &stated)
    {
        const Node schema = followed(m_snapshot, stated);
        if (!schema.isMapping() || ++m_count > MostSchemas || m_seen.contains(schema.span().offset))
            return;
        m_seen.insert(schema.span().offset);
        const Node required = schema.member("required").resolved();
        for (qsizetype i = 0; required.isSequence() && i < std::min<qsizetype>(required.childCount(), 1000); ++i)
            m_required.insert(required.childAt(i).bytes());
        const Node properties = schema.member("properties").resolved();
        for (qsizetype i = 0; properties.isMapping() && i < std::min(properties.childCount(), MaximumCompletions);
             ++i) {
            const QByteArray name = properties.keyAt(i);
            if (!m_names.contains(name)) {
                m_names.insert(name);
                m_found.append({name, properties.childAt(i).resolved(), false});
            }
        }
        for (const char *combination : {"allOf", "anyOf", "oneOf"}) {
            const Node list = schema.member(combination).resolved();
            for (qsizetype i = 0; list.isSequence() && i < std::min<qsizetype>(list.childCount(), MostSchemas); ++i)
                read(list.childAt(i));
        }
    }

    [[nodiscard]] QList<SchemaProperty> found()
    {
        for (SchemaProperty &property : m_found)
            property.isRequired = m_required.contains(property.name);
        std::stable_partition(m_found.begin(), m_found.end(), [](const auto &property) { return property.isRequired; });
        return m_found;
    }

private:
    const Snapshot &m_snapshot;
    int m_count = 0;
    QSet<qsizetype> m_seen;
    QSet<QByteArray> m_names;
    QSet<QByteArray> m_required;
    QList<SchemaProperty> m_found;
};

/** The schema beside an example. */
Node statedSchema(const Snapshot &snapshot, const PlaceType &type)
{
    const Pointer &owner = type.ownerPlace;
    switch (type.owner) {
    case ObjectKind::Schema: {
        // An item of `examples` or `enum` is a value of the schema; `enum` itself is none.
        const QByteArrayView field = type.field->name;
        if (field != "default" && field != "example" && field != "examples" && field != "const" && field != "enum")
            return {};
        return snapshot.at(owner);
    }
    case ObjectKind::MediaType:
    case ObjectKind::Parameter:
    case ObjectKind::Header:
        return snapshot.at(owner).member("schema");
    case ObjectKind::Example: { // In the `examples` of one of them.
        const QByteArrayView field = type.field->name;
        const Pointer holder = owner.parent().parent();
        if ((field != "value" && field != "dataValue") || owner.parent().last() != "examples")
            return {};
        return snapshot.at(holder).resolved().member("schema");
    }
    default:
        return {};
    }
}

} // namespace

Node followed(const Snapshot &snapshot, const Node &node)
{
    const Node there = node.resolved();
    if (const auto reference = openapi::referenceOf(there)) {
        const openapi::Resolution target = openapi::resolveReference(snapshot, *reference);
        if (target.isResolved())
            return target.node.resolved();
    }
    return there;
}

QList<SchemaProperty> propertiesOf(const Snapshot &snapshot, const Node &schema)
{
    PropertyReader reader(snapshot);
    reader.read(schema);
    return reader.found();
}

Node schemaOfValue(const Snapshot &snapshot, const PlaceType &type)
{
    if (!type.field || type.field->type.is != specification::Is::Any)
        return {};
    Node schema = followed(snapshot, statedSchema(snapshot, type));
    for (const QByteArray &token : type.below.tokens()) {
        const QList<SchemaProperty> properties = propertiesOf(snapshot, schema);
        const auto property = std::find_if(properties.begin(), properties.end(),
                                           [&](const SchemaProperty &one) { return one.name == token; });
        if (property != properties.end())
            schema = followed(snapshot, property->schema);
        else if (schema.member("items").exists())
            schema = followed(snapshot, schema.member("items"));
        else
            schema = followed(snapshot, schema.member("additionalProperties"));
        if (!schema.isMapping())
            return {};
    }
    return schema;
}

} // namespace assist
