#include "aliascopies.h"

#include "documentlimits.h"
#include "members.h"

namespace conversion {

using document::Document;
using document::Kind;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

constexpr qsizetype BytesOfStep = 64;
constexpr int LongestNesting = 2 * document::MaximumDepth; ///< Of copies; an alias in what it names is deeper.

/** Copies values without aliases and merge keys. */
class Copies final
{
public:
    /** Returns false if the copies are too large. */
    [[nodiscard]] bool copy(const Node &written, Value &value, int depth = 0)
    {
        const Node node = written.resolved();
        const qsizetype bytes = node.isScalar() ? node.span().length : 0;
        m_stepsLeft -= 1 + bytes / BytesOfStep;
        if (m_stepsLeft < 0 || m_mergesLeft < 0 || depth > LongestNesting)
            return false;
        if (node.isMapping())
            return copyMapping(node, value, depth);
        if (node.isSequence())
            return copySequence(node, value, depth);
        const auto scalar = node.isScalar() ? node.value() : base::Result<Value>(Value());
        value = scalar ? *scalar : Value();
        return true;
    }

private:
    [[nodiscard]] bool copyMapping(const Node &node, Value &value, int depth)
    {
        QList<Value::Member> members;
        for (const document::Member &member : document::membersOf(node, m_mergesLeft)) {
            members.append({member.key, Value()});
            if (!copy(member.value, members.last().second, depth + 1))
                return false;
        }
        value = Value::object(members);
        return m_mergesLeft >= 0;
    }

    [[nodiscard]] bool copySequence(const Node &node, Value &value, int depth)
    {
        QList<Value> items;
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            items.append(Value());
            if (!copy(node.childAt(i), items.last(), depth + 1))
                return false;
        }
        value = Value::array(items);
        return true;
    }

    qint64 m_stepsLeft = document::MaximumAliasSteps;
    int m_mergesLeft = document::MaximumMergedMembers;
};

bool hasMergeKey(const Node &mapping)
{
    if (mapping.indexOf("<<") < 0)
        return false;
    int budget = 0; // Own members take none of it, and merged ones do not matter here.
    const std::vector<document::Member> members = document::membersOf(mapping, budget);
    return qsizetype(members.size()) < mapping.childCount();
}

bool hasAliasKey(const Node &mapping)
{
    for (qsizetype i = 0; i < mapping.childCount(); ++i) {
        if (mapping.keyNodeAt(i).kind() == Kind::Alias)
            return true;
    }
    return false;
}

/** Adds the outermost places that have to be replaced, in document order. */
void addPlaces(const Node &node, const Pointer &place, QList<Pointer> &places)
{
    if (node.kind() == Kind::Alias || (node.isMapping() && (hasMergeKey(node) || hasAliasKey(node)))) {
        places.append(place);
        return;
    }
    for (qsizetype i = 0; i < node.childCount(); ++i)
        addPlaces(node.childAt(i), node.isMapping() ? place / node.keyAt(i) : place.child(i), places);
}

} // namespace

base::Result<void> replaceAliases(Document &document)
{
    const document::Snapshot before = document.snapshot();
    QList<Pointer> places;
    addPlaces(before.root(), {}, places);
    Copies copies;
    // From the end, because an alias is after its anchor.
    for (auto place = places.crbegin(); place != places.crend(); ++place) {
        Value value;
        if (!copies.copy(before.at(*place), value))
            return base::Error{base::ErrorCode::TooLarge, place->toString()};
        if (auto done = document.replaceSubtree(*place, value); !done)
            return done;
    }
    return {};
}

} // namespace conversion
