#include "schemagraph.h"

#include "components.h"
#include "relationlimits.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace relations {

namespace {

using document::Pointer;

constexpr qsizetype SchemaDepth = 3; ///< Of `/components/schemas/NAME`.

bool hasNames(const QByteArray &keyword)
{
    return keyword == "properties" || keyword == "patternProperties" || keyword == "$defs" ||
           keyword == "definitions" || keyword == "dependentSchemas";
}

bool hasIndexes(const QByteArray &keyword)
{
    return keyword == "allOf" || keyword == "anyOf" || keyword == "oneOf" || keyword == "prefixItems";
}

/** What refers: the path of properties, or else the keyword. */
QString labelOf(const QList<QByteArray> &tokens)
{
    QString label;
    QByteArray keyword;
    for (qsizetype at = SchemaDepth; at + 1 < tokens.size(); ++at) {
        keyword = tokens[at];
        if (keyword == "discriminator")
            return QString::fromUtf8(keyword);
        if (hasNames(keyword) && at + 2 < tokens.size()) {
            label += (label.isEmpty() ? QString() : u"."_qs) + QString::fromUtf8(tokens[++at]);
        } else if (hasIndexes(keyword)) {
            ++at;
        } else if (!label.isEmpty()) {
            label += keyword == "items" ? u"[]"_qs : keyword == "additionalProperties" ? u"{}"_qs : QString();
        }
    }
    if (!label.isEmpty())
        return label;
    return keyword.isEmpty() ? u"$ref"_qs : QString::fromUtf8(keyword);
}

class GraphReader final
{
public:
    explicit GraphReader(const description::Description &description)
        : m_description(description)
    {
        for (const openapi::Component &component : openapi::components(description.entry()->snapshot())) {
            if (component.kind != "schemas" || m_numbers.contains(component.name))
                continue;
            m_numbers.insert(component.name, int(m_graph.schemas.size()));
            m_graph.schemas.push_back({QString::fromUtf8(component.name), component.pointer});
        }
    }

    SchemaGraph read()
    {
        for (const description::LogicalReference &reference : m_description.references())
            add(reference);
        std::stable_sort(m_graph.relations.begin(), m_graph.relations.end(),
                         [](const Relation &one, const Relation &other) { return one.from < other.from; });
        addProperties();
        return std::move(m_graph);
    }

private:
    /** The properties that no relation names. */
    void addProperties()
    {
        std::vector<QSet<QString>> named(m_graph.schemas.size());
        for (const Relation &relation : m_graph.relations) {
            for (const QString &label : relation.labels)
                named[size_t(relation.from)].insert(label);
        }
        const document::Snapshot snapshot = m_description.entry()->snapshot();
        for (size_t i = 0; i < m_graph.schemas.size(); ++i) {
            GraphSchema &schema = m_graph.schemas[i];
            const document::Node properties = snapshot.at(schema.pointer).resolved().member("properties").resolved();
            for (qsizetype at = 0; properties.isMapping() && at < properties.childCount(); ++at) {
                const QString name = QString::fromUtf8(properties.keyAt(at));
                if (named[i].contains(name) || named[i].contains(name + u"[]"_qs) || named[i].contains(name + u"{}"_qs))
                    continue;
                ++schema.propertyCount;
                if (schema.properties.size() < MaximumBoxRows)
                    schema.properties.append(name);
            }
        }
    }

    void add(const description::LogicalReference &reference)
    {
        if (reference.kind != openapi::UseKind::Reference && reference.kind != openapi::UseKind::Mapping)
            return;
        const int from = schemaAt(reference.place);
        const int to = schemaAt(reference.target);
        if (from < 0 || to < 0)
            return;
        const auto known = m_relations.constFind({from, to});
        if (known == m_relations.constEnd()) {
            m_relations.insert({from, to}, m_graph.relations.size());
            m_graph.relations.push_back({from, to, {labelOf(reference.place.tokens())}});
            return;
        }
        QStringList &labels = m_graph.relations[*known].labels;
        const QString label = labelOf(reference.place.tokens());
        if (labels.size() < MaximumLabels && !labels.contains(label))
            labels.append(label);
    }

    [[nodiscard]] int schemaAt(const Pointer &pointer) const
    {
        const QList<QByteArray> &tokens = pointer.tokens();
        if (tokens.size() < SchemaDepth || tokens[0] != "components" || tokens[1] != "schemas")
            return -1;
        return m_numbers.value(tokens[2], -1);
    }

    const description::Description &m_description;
    SchemaGraph m_graph;
    QHash<QByteArray, int> m_numbers;
    QHash<std::pair<int, int>, size_t> m_relations;
};

} // namespace

SchemaGraph readSchemaGraph(const description::Description &description)
{
    return GraphReader(description).read();
}

} // namespace relations
