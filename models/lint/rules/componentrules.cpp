#include "componentrules.h"

#include "members.h"
#include "referenceresolver.h"
#include "refs.h"
#include "specificationtable.h"

#include <QSet>

namespace lint {

using document::Node;
using document::Pointer;
using openapi::ReferenceTarget;

namespace {

/** The tokens of "/components/schemas/Book". */
constexpr qsizetype ComponentDepth = 3;

/** The component of the description that a place is, or is in. */
std::optional<Pointer> componentAt(const description::Description &description, const openapi::Place &place)
{
    const auto logical = description.logicalPointer(place);
    if (!logical || logical->tokens().size() < ComponentDepth || logical->tokens().first() != "components")
        return std::nullopt;
    return Pointer(logical->tokens().first(ComponentDepth));
}

/** Finds the components that references of a description lead to, or into. */
class UsedComponents final
{
public:
    explicit UsedComponents(const description::Description &description)
        : m_description(description)
    {}

    QSet<Pointer> find()
    {
        const openapi::ReferencedDocumentPtr &entry = m_description.entry();
        for (qsizetype target = 0; target < entry->targets().size(); ++target)
            addFromEntry(target);
        for (const description::Tree &tree : m_description.trees()) {
            if (tree.document == entry)
                continue;
            for (const qsizetype use : description::Description::usesIn(tree)) {
                add(placeOf(m_description.targetOf(*tree.document, use)),
                    m_description.logicalPointer(
                        {tree.document->address(), tree.document->uses()[use].pointer.parent()}));
            }
        }
        return m_used;
    }

private:
    /** A large document repeats few references, and most of them stay in it. */
    void addFromEntry(qsizetype target)
    {
        const openapi::ReferencedDocumentPtr &entry = m_description.entry();
        const openapi::Place place = placeOf(entry->targets()[target]);
        if (place.address == entry->address())
            return add(place, {});
        for (const qsizetype use : entry->usesOfTarget(target))
            add(place, entry->uses()[use].pointer.parent());
    }

    /** The root for an anchor that is not there. */
    [[nodiscard]] openapi::Place placeOf(ReferenceTarget target) const
    {
        // A name in a file without a version.
        if (target.place.address.isEmpty())
            target.place.address = m_description.entry()->address();
        return m_description.placeOf(target).value_or(openapi::Place{target.place.address, {}});
    }

    void add(const openapi::Place &place, const std::optional<Pointer> &holder)
    {
        const auto component = componentAt(m_description, place);
        // A component that consists of a reference to a file is what is in that file.
        if (component && holder != component)
            m_used.insert(*component);
    }

    const description::Description &m_description;
    QSet<Pointer> m_used;
};

/** Finds schemas that a discriminator names by the names of their components, without a reference. */
class NamedByDiscriminators final
{
public:
    explicit NamedByDiscriminators(const description::Description &description)
        : m_entry(description.entry()->address())
        , m_resolver(description.set())
    {}

    /** True for a component that extends a schema with a discriminator by `allOf`. */
    [[nodiscard]] bool contains(const Node &component) { return extends({m_entry, component}, 0); }

private:
    struct Schema {
        QString address; ///< Of its document.
        Node node;
    };

    [[nodiscard]] bool extends(const Schema &schema, int depth)
    {
        constexpr int MaximumParents = 32;
        const Schema own = followed(schema);
        const Node parents = own.node.member("allOf").resolved();
        for (qsizetype i = 0; depth < MaximumParents && parents.isSequence() && i < parents.childCount(); ++i) {
            const Node parent = parents.childAt(i).resolved();
            if (!openapi::referenceOf(parent))
                continue;
            const Schema target = followed({own.address, parent});
            if (target.node.member("discriminator").exists() || isNewParent(target, depth))
                return true;
        }
        return false;
    }

    /** Each schema is looked into once. */
    [[nodiscard]] bool isNewParent(const Schema &schema, int depth)
    {
        const std::pair key(schema.address, schema.node.span().offset);
        if (const auto known = m_known.constFind(key); known != m_known.constEnd())
            return *known;
        m_known.insert(key, false);
        const bool isNamed = extends(schema, depth + 1);
        m_known.insert(key, isNamed);
        return isNamed;
    }

    [[nodiscard]] Schema followed(const Schema &schema)
    {
        const auto reference = openapi::referenceOf(schema.node);
        if (!reference)
            return schema;
        const auto found = m_resolver.resolve(openapi::readReference(*reference, schema.address));
        return found.isResolved() ? Schema{found.place.address, found.node} : Schema{};
    }

    QString m_entry;
    openapi::ReferenceResolver m_resolver;
    QHash<std::pair<QString, qsizetype>, bool> m_known; ///< By document and offset.
};

} // namespace

void checkUnusedComponents(const description::Description &description, Report &report)
{
    const document::Snapshot &snapshot = description.entry()->snapshot();
    const auto version = description.version();
    const Node components = snapshot.at({"components"}).resolved();
    if (!version || !components.isMapping() || !report.isOn("oas3-unused-component"_rule))
        return;
    const QSet<Pointer> used = UsedComponents(description).find();
    NamedByDiscriminators named(description);
    const auto &type = specification::objectType(specification::ObjectKind::Components);
    for (const document::Member &kind : membersOf(components)) {
        // Security schemes are not named by references, but by requirements.
        if (kind.isMerged || kind.key == "securitySchemes" || !specification::findField(type, kind.key, *version))
            continue;
        for (const document::Member &component : membersOf(kind.value)) {
            const Pointer pointer{"components", kind.key, component.key};
            if (component.isMerged || used.contains(pointer))
                continue;
            if (kind.key != "schemas" || !named.contains(component.value))
                report.addAt("oas3-unused-component"_rule, pointer, kind.value.keySpanAt(component.index),
                             {QString::fromUtf8(component.key)});
        }
    }
}

} // namespace lint
