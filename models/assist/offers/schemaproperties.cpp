#include "schemaproperties.h"

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
    explicit PropertyReader(openapi::ReferenceResolver &resolver)
        : m_resolver(resolver)
    {}

    void read(const QString &holder, const Node &stated)
    {
        const openapi::SetResolution found = m_resolver.follow(holder, stated);
        const Node &schema = found.node;
        const QString &address = found.place.address;
        const std::pair<QString, qsizetype> start{address, schema.span().offset};
        if (!schema.isMapping() || ++m_count > MostSchemas || m_seen.contains(start))
            return;
        m_seen.insert(start);
        const Node required = schema.member("required").resolved();
        for (qsizetype i = 0; required.isSequence() && i < std::min<qsizetype>(required.childCount(), 1000); ++i)
            m_required.insert(required.childAt(i).bytes());
        const Node properties = schema.member("properties").resolved();
        for (qsizetype i = 0; properties.isMapping() && i < std::min(properties.childCount(), MaximumCompletions);
             ++i) {
            const QByteArray name = properties.keyAt(i);
            if (!m_names.contains(name)) {
                m_names.insert(name);
                m_found.append({name, properties.childAt(i).resolved(), address, false});
            }
        }
        for (const char *combination : {"allOf", "anyOf", "oneOf"}) {
            const Node list = schema.member(combination).resolved();
            for (qsizetype i = 0; list.isSequence() && i < std::min<qsizetype>(list.childCount(), MostSchemas); ++i)
                read(address, list.childAt(i));
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
    openapi::ReferenceResolver &m_resolver;
    int m_count = 0;
    QSet<std::pair<QString, qsizetype>> m_seen;
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

openapi::ReferenceResolver resolverOf(const Snapshot &snapshot, const AssistContext &context)
{
    return {openapi::DocumentSet(context.own ? context.others + QList{context.own} : context.others),
            [snapshot, own = context.address](const QString &address) {
                return address == own ? std::optional(snapshot) : std::nullopt;
            }};
}

QList<SchemaProperty> propertiesOf(openapi::ReferenceResolver &resolver, const openapi::SetResolution &schema)
{
    PropertyReader reader(resolver);
    reader.read(schema.place.address, schema.node);
    return reader.found();
}

openapi::SetResolution schemaOfValue(openapi::ReferenceResolver &resolver, const QString &address,
                                     const PlaceType &type)
{
    const auto text = resolver.textOf(address);
    if (!text || !type.field || type.field->type.is != specification::Is::Any)
        return {};
    openapi::SetResolution schema = resolver.follow(address, statedSchema(*text, type));
    for (const QByteArray &token : type.below.tokens()) {
        const QList<SchemaProperty> properties = propertiesOf(resolver, schema);
        const auto property = std::find_if(properties.begin(), properties.end(),
                                           [&](const SchemaProperty &one) { return one.name == token; });
        if (property != properties.end())
            schema = resolver.follow(property->address, property->schema);
        else if (const Node items = schema.node.member("items"); items.exists())
            schema = resolver.follow(schema.place.address, items);
        else
            schema = resolver.follow(schema.place.address, schema.node.member("additionalProperties"));
        if (!schema.node.isMapping())
            return {};
    }
    return schema;
}

} // namespace assist
