#include "walk.h"

#include "cancellation.h"
#include "documentlimits.h"

#include <QSet>

namespace specification {

using document::Node;

namespace {

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
        if (base::isUnwanted() || !m_visitor.isVisited(place))
            return;
        readMembers(place);
        if (!isComplete())
            return;
        m_visitor.enter(place);
        const bool visitsMerged = m_visitor.visitsMerged(place);
        for (const Member &member : place.members) {
            if (member.field && (visitsMerged || !member.isMerged))
                visitValue(place, member, visitsMerged);
        }
        m_visitor.leave(place);
    }

    /** False once merge keys have brought in too much, or aliases have led too deep. */
    [[nodiscard]] bool isComplete() const { return m_mergeBudget >= 0; }

private:
    void visitObject(const Place *parent, const Member &member, const document::Member *entry, base::Span head,
                     const Node &node)
    {
        const Type &type = member.field->type;
        if (!node.isMapping() || !isComplete())
            return;
        // No object of a text is deeper; only a chain of aliases leads further.
        if (m_depth == document::MaximumDepth) {
            m_mergeBudget = -1;
            return;
        }
        Place place{.parent = parent,
                    .field = member.key,
                    .entry = entry ? entry->key : QByteArray(),
                    .kind = type.object,
                    .expected = type.object,
                    .node = node,
                    .keySpan = head};
        if (type.reference.contain(m_version) && node.member("$ref").isString())
            place.kind = ObjectKind::Reference;
        ++m_depth;
        visit(place);
        --m_depth;
    }

    void readMembers(Place &place)
    {
        std::vector<document::Member> members = membersOf(place.node, m_mergeBudget);
        place.members.reserve(members.size());
        for (document::Member &member : members) {
            const Field *field = memberField(place.type(), member.key, m_version);
            place.members.push_back({std::move(member), field});
        }
    }

    void visitValue(const Place &place, const Member &member, bool visitsMerged)
    {
        const Type &type = member.field->type;
        if (type.is != Is::Object || (m_hasAliases && !isFirst(member.value, member.isAlias, type.object, type.holds)))
            return;
        const Node &value = member.value;
        if (type.holds == Holds::Map) {
            for (const document::Member &entry : membersOf(value, m_mergeBudget)) {
                if (!entry.isMerged)
                    visitEntry(place, member, entry, value.keySpanAt(entry.index));
                else if (visitsMerged)
                    visitEntry(place, member, entry, {});
            }
        } else if (value.isSequence() && type.holds != Holds::One) {
            for (qsizetype i = 0; i < value.childCount(); ++i) {
                const Node item = value.childAt(i);
                visitEntry(
                    place, member,
                    {QByteArray::number(i), item.resolved(), i, false, false, item.kind() == document::Kind::Alias},
                    {});
            }
        } else if (type.holds == Holds::One || type.holds == Holds::OneOrList) {
            const base::Span head = member.isMerged ? base::Span() : place.node.keySpanAt(member.index);
            visitObject(&place, member, nullptr, head, value);
        }
    }

    void visitEntry(const Place &place, const Member &member, const document::Member &entry, base::Span head)
    {
        if (m_hasAliases && !isFirst(entry.value, entry.isAlias, member.field->type.object, Holds::One))
            return;
        visitObject(&place, member, &entry, head, entry.value);
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
    int m_depth = 0; ///< The number of objects that are visited, one inside another.
    int m_mergeBudget = document::MaximumMergedMembers;
    QSet<std::pair<qsizetype, int>> m_visited;
};

} // namespace

const Member *Place::member(QByteArrayView key) const
{
    // Objects inside this one can ask it, too.
    constexpr std::size_t FewMembers = 32;
    if (members.size() > FewMembers) {
        for (std::size_t i = members.size(); index.isEmpty() && i > 0; --i)
            index.insert(members[i - 1].key, qsizetype(i - 1));
        const auto found = index.constFind(key);
        return found == index.constEnd() ? nullptr : &members[std::size_t(*found)];
    }
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

base::Span Place::headSpan() const
{
    if (keySpan.length > 0)
        return keySpan;
    return node.childCount() > 0 ? node.keySpanAt(0) : node.span();
}

document::Pointer Place::pointer() const
{
    QList<QByteArray> tokens;
    const Place *place = this;
    for (; !place->start && place->parent; place = place->parent) {
        if (!place->entry.isNull())
            tokens.prepend(place->entry);
        tokens.prepend(place->field);
    }
    return place->start.value_or(document::Pointer()) / document::Pointer(tokens);
}

const Place *Place::enclosing(ObjectKind outer) const
{
    const Place *place = parent;
    while (place && place->kind != outer)
        place = place->parent;
    return place;
}

bool walk(const document::Snapshot &snapshot, Version version, Visitor &visitor)
{
    return walk(snapshot, {}, ObjectKind::OpenApi, version, visitor);
}

bool walk(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind, Version version,
          Visitor &visitor)
{
    Place place{.kind = kind,
                .expected = kind,
                .node = snapshot.at(start).resolved(),
                .keySpan = snapshot.keySpan(start),
                .start = start};
    if (place.node.member("$ref").isString() && !findField(objectType(kind), "$ref", version))
        place.kind = ObjectKind::Reference;
    Walk walk(snapshot, version, visitor);
    if (place.node.isMapping())
        walk.visit(place);
    return walk.isComplete();
}

namespace {

/** The object that a descent goes to, which can be in another document. */
struct Destination {
    document::Pointer place;                     ///< Where the descent goes to.
    Node node;                                   ///< The object there.
    base::Span keySpan;                          ///< Of its key.
    std::optional<document::Pointer> start = {}; ///< Its place in its document, if that is another one.
};

/** Goes down to the object at a place. */
class Descent final
{
public:
    Descent(const Destination &destination, Version version, Walk &walk)
        : m_destination(destination)
        , m_place(destination.place)
        , m_version(version)
        , m_walk(walk)
    {}

    /** False if the tables have no object there. */
    bool go(Place &place, qsizetype depth)
    {
        const auto &tokens = m_place.tokens();
        if (depth == tokens.size()) {
            place.keySpan = m_destination.keySpan;
            place.start = m_destination.start;
            m_walk.visit(place);
            return true;
        }
        const Field *field = memberField(place.type(), tokens[depth], m_version);
        const bool isEntry = field && field->type.is == Is::Object && field->type.holds != Holds::One;
        const qsizetype next = depth + (isEntry ? 2 : 1);
        if (!field || field->type.is != Is::Object || next > tokens.size())
            return false;
        Node node = place.node.member(tokens[depth]);
        if (isEntry)
            node = node.at(document::Pointer{tokens[depth + 1]});
        node = next == tokens.size() ? m_destination.node : node.resolved();
        Place child{.parent = &place,
                    .field = tokens[depth],
                    .entry = isEntry ? tokens[depth + 1] : QByteArray(),
                    .kind = field->type.object,
                    .expected = field->type.object,
                    .node = node};
        if (field->type.reference.contain(m_version) && node.member("$ref").isString())
            child.kind = ObjectKind::Reference;
        return go(child, next);
    }

private:
    const Destination &m_destination;
    const document::Pointer &m_place;
    Version m_version;
    Walk &m_walk;
};

/** False if the tables have no object there. */
bool descend(const Node &root, const Destination &there, Version version, Walk &walk)
{
    Place place{.kind = ObjectKind::OpenApi, .expected = ObjectKind::OpenApi, .node = root};
    return there.node.isMapping() && Descent(there, version, walk).go(place, 0);
}

} // namespace

bool walkOne(const document::Snapshot &snapshot, const document::Pointer &place, Version version, Visitor &visitor)
{
    const Destination there{place, snapshot.at(place).resolved(), snapshot.keySpan(place)};
    Walk walk(snapshot, version, visitor);
    (void)descend(snapshot.root(), there, version, walk);
    return walk.isComplete();
}

bool walkAs(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind,
            const document::Node &entry, const document::Pointer &logical, Version version, Visitor &visitor)
{
    const Destination there{logical, snapshot.at(start).resolved(), snapshot.keySpan(start), start};
    Walk walk(snapshot, version, visitor);
    if (descend(entry, there, version, walk))
        return walk.isComplete();
    return specification::walk(snapshot, start, kind, version, visitor);
}

} // namespace specification
