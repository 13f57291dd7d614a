#include "walk.h"

#include <QSet>

namespace specification {

using document::Node;

namespace {

/** Of merge keys inside merged mappings. */
constexpr int MaximumMergeDepth = 16;

class Walk final
{
public:
    Walk(const document::Snapshot &snapshot, Version version, Visitor &visitor)
        : m_version(version)
        , m_visitor(visitor)
        , m_hasAliases(snapshot.hasAliases())
    {}

    /** `place` has everything but its members. */
    void visit(Place &place)
    {
        readMembers(place);
        m_visitor.enter(place);
        for (const Member &member : place.members) {
            if (member.field && !member.isMerged)
                visitValue(place, member);
        }
        m_visitor.leave(place);
    }

    void visitObject(const Place *parent, const QByteArray &field, const QByteArray &entry, const Type &type,
                     const Node &node)
    {
        if (!node.isMapping())
            return;
        Place place{.parent = parent,
                    .field = field,
                    .entry = entry,
                    .kind = type.object,
                    .expected = type.object,
                    .node = node};
        if (type.reference.contain(m_version) && node.member("$ref").isString())
            place.kind = ObjectKind::Reference;
        visit(place);
    }

private:
    void readMembers(Place &place)
    {
        const Node &node = place.node;
        place.members.reserve(std::size_t(node.childCount()));
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const Node child = node.childAt(i);
            place.members.push_back(
                {node.keyAt(i), child.resolved(), nullptr, i, false, child.kind() == document::Kind::Alias});
            place.members.back().field = fieldOf(place.type(), place.members.back().key);
        }
        for (std::size_t i = 0; i < place.members.size(); ++i) {
            if (place.members[i].key == "<<" && !place.members[i].isMerged)
                merge(place, place.members[i].value, 0);
        }
    }

    /** By value, because the list that it is from grows. */
    void merge(Place &place, Node source, int depth)
    {
        if (depth > MaximumMergeDepth)
            return;
        for (qsizetype i = 0; i < source.childCount(); ++i) {
            const Node child = source.childAt(i).resolved();
            if (source.isSequence() || source.keyAt(i) == "<<")
                merge(place, child, depth + 1);
            else if (const QByteArray key = source.keyAt(i); !place.member(key))
                place.members.push_back({key, child, fieldOf(place.type(), key), 0, true, false});
        }
    }

    [[nodiscard]] const Field *fieldOf(const ObjectType &type, const QByteArray &key) const
    {
        if (const Field *field = findField(type, key, m_version))
            return field;
        const bool isExtension = key.startsWith("x-") && type.extensible.contain(m_version);
        return isExtension || key == "<<" ? nullptr : type.entries;
    }

    void visitValue(const Place &place, const Member &member)
    {
        const Type &type = member.field->type;
        if (type.is != Is::Object || (m_hasAliases && !isFirst(place, member)))
            return;
        const Node &value = member.value;
        if (type.holds == Holds::Map) {
            for (qsizetype i = 0; value.isMapping() && i < value.childCount(); ++i) {
                if (const QByteArray key = value.keyAt(i); key != "<<")
                    visitItem(place, member, key, value.childAt(i));
            }
        } else if (value.isSequence() && type.holds != Holds::One) {
            for (qsizetype i = 0; i < value.childCount(); ++i)
                visitItem(place, member, QByteArray::number(i), value.childAt(i));
        } else if (type.holds == Holds::One || type.holds == Holds::OneOrList) {
            visitObject(&place, member.key, {}, type, value);
        }
    }

    void visitItem(const Place &place, const Member &member, const QByteArray &entry, const Node &node)
    {
        const Type &type = member.field->type;
        const bool isAlias = node.kind() == document::Kind::Alias;
        if (m_hasAliases && !isFirst(node.resolved(), isAlias, type.object, Holds::One))
            return;
        visitObject(&place, member.key, entry, type, node.resolved());
    }

    bool isFirst(const Place &, const Member &member)
    {
        return isFirst(member.value, member.isAlias, member.field->type.object, member.field->type.holds);
    }

    /** True unless this is an alias of something that was visited as the same type. */
    bool isFirst(const Node &node, bool isAlias, ObjectKind kind, Holds holds)
    {
        if (!isAlias && node.anchor().isEmpty())
            return true;
        const auto key = std::pair(node.span().offset, int(kind) * 16 + int(holds));
        if (m_visited.contains(key))
            return !isAlias;
        m_visited.insert(key);
        return true;
    }

    Version m_version;
    Visitor &m_visitor;
    bool m_hasAliases = false;
    QSet<std::pair<qsizetype, int>> m_visited;
};

} // namespace

const Member *Place::member(QByteArrayView key) const
{
    for (const Member &member : members) {
        if (member.key == key)
            return &member;
    }
    return nullptr;
}

Node Place::value(QByteArrayView key) const
{
    const Member *found = member(key);
    return found ? found->value : Node();
}

document::Pointer Place::pointer() const
{
    QList<QByteArray> tokens;
    const Place *place = this;
    for (; place->parent; place = place->parent) {
        if (!place->entry.isNull())
            tokens.prepend(place->entry);
        tokens.prepend(place->field);
    }
    return place->start / document::Pointer(tokens);
}

const Place *Place::enclosing(ObjectKind outer) const
{
    const Place *place = parent;
    while (place && place->kind != outer)
        place = place->parent;
    return place;
}

void walk(const document::Snapshot &snapshot, Version version, Visitor &visitor)
{
    walk(snapshot, {}, ObjectKind::OpenApi, version, visitor);
}

void walk(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind, Version version,
          Visitor &visitor)
{
    Place place{.kind = kind, .expected = kind, .node = snapshot.at(start), .start = start};
    if (place.node.isMapping())
        Walk(snapshot, version, visitor).visit(place);
}

} // namespace specification
