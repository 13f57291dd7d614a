#include "disjointedits.h"

#include "edits.h"
#include "entry.h"

#include <algorithm>

namespace tests {

using document::EditResult;
using document::EntryView;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Splice;
using document::Value;

namespace {

/** An edit of the base, and the places that it is about. */
struct PlacedEdit {
    Splice splice;
    Pointer place;
    QByteArray name;
};

Pointer randomEntry(const Snapshot &snapshot, QRandomGenerator &random)
{
    Pointer place;
    Node node = snapshot.root();
    while (node.childCount() > 0 && (place.isRoot() || random.bounded(6) > 0)) {
        const qsizetype index = random.bounded(int(node.childCount()));
        const Pointer next = node.isMapping() ? place.child(node.keyAt(index)) : place.child(index);
        const auto entry = EntryView::at(snapshot, next);
        if (!entry || entry->index() != index || node.childAt(index).kind() == document::Kind::Alias)
            return place;
        place = next;
        node = node.childAt(index);
    }
    return place;
}

/** True for a member that tells which item of a list it is. */
bool isIdentity(const Pointer &place)
{
    static const QByteArrayList identities{"name", "in", "url", "$ref", "title"};
    static const QByteArrayList lists{"enum",  "required", "tags",  "security",  "servers",
                                      "oneOf", "anyOf",    "allOf", "parameters"};
    bool isIndex = false;
    if (place.tokens().size() > 1)
        place.parent().last().toLongLong(&isIndex);
    return (isIndex && identities.contains(place.last())) || lists.contains(place.parent().last());
}

/** A comment line above an entry of a block collection. */
EditResult addComment(const Snapshot &base, const Pointer &place, const QByteArray &text)
{
    const auto entry = EntryView::at(base, place);
    const auto around = entry->collection();
    const qsizetype line = base.lineSpan(base.lineAt(entry->entry().offset)).offset;
    if (!around || around->layout() != document::Layout::Block || line < entry->tile().offset)
        return base::Error{base::ErrorCode::Unsupported, {}};
    const QByteArray margin(entry->indent(), ' ');
    return document::spliceIn(base, {line, 0, margin + "# " + text + '\n'}, base.size());
}

struct NamedEdit {
    QByteArray name;
    EditResult edited;
    Pointer place;
};

NamedEdit randomEdit(const Snapshot &base, int number, QRandomGenerator &random)
{
    const Pointer place = randomEntry(base, random);
    if (place.isRoot() || isIdentity(place))
        return {"none", base::Error{base::ErrorCode::NotFound, {}}, place};
    const QByteArray name = "new" + QByteArray::number(number);
    const Node node = base.at(place);
    switch (random.bounded(6)) {
    case 0:
        return {"remove", document::removeFrom(base, place), place};
    case 1:
        return {"rename", document::renameIn(base, place, name), place};
    case 2:
        return {"comment", addComment(base, place, name), place};
    case 3: {
        const Value value = *Value::fromJson("{\"" + name + "\":[1,\"two\\nlines\\n\"]}");
        const Pointer added = place / (node.isMapping() ? name : QByteArray("-"));
        const qsizetype index = random.bounded(int(node.childCount()) + 1);
        if (node.childCount() == 0)
            return {"none", base::Error{base::ErrorCode::WrongType, {}}, place};
        return {"insert", document::insertInto(base, added, value, index), added};
    }
    default:
        if (!node.isScalar())
            return {"replace", document::replaceIn(base, place, Value::string(name)), place};
        return {"set", document::setScalarIn(base, place, Value::string(name + " text")), place};
    }
}

bool isApart(const PlacedEdit &left, const PlacedEdit &right)
{
    const qsizetype leftEnd = left.splice.offset + left.splice.removed;
    const qsizetype rightEnd = right.splice.offset + right.splice.removed;
    const bool touch = left.splice.offset <= rightEnd && right.splice.offset <= leftEnd;
    // Where the neighbors of a new entry have gone, or have other names, its position can't be told.
    const auto isEntryEdit = [](const PlacedEdit &edit) {
        return edit.name == "insert" || edit.name == "remove" || edit.name == "rename";
    };
    const bool hasInsertion = left.name == "insert" || right.name == "insert";
    if (hasInsertion && isEntryEdit(left) && isEntryEdit(right) && left.place.parent() == right.place.parent())
        return false;
    return !touch && !left.place.contains(right.place) && !right.place.contains(left.place);
}

QByteArray with(const QByteArray &text, QList<PlacedEdit> edits)
{
    std::ranges::sort(edits, {}, [](const PlacedEdit &edit) { return -edit.splice.offset; });
    QByteArray changed = text;
    for (const PlacedEdit &edit : std::as_const(edits))
        changed.replace(edit.splice.offset, edit.splice.removed, edit.splice.inserted);
    return changed;
}

} // namespace

Pointer randomMember(const Snapshot &snapshot, QRandomGenerator &random)
{
    const Pointer place = randomEntry(snapshot, random);
    const bool isMember = !place.isRoot() && snapshot.at(place.parent()).isMapping() && !isIdentity(place);
    return isMember ? place : Pointer();
}

std::optional<DisjointVersions> disjointVersions(const Snapshot &base, int count, QRandomGenerator &random)
{
    constexpr int Attempts = 60;
    QList<PlacedEdit> all;
    QByteArrayList names;
    for (int i = 0; i < Attempts && all.size() < 2 * count; ++i) {
        const NamedEdit made = randomEdit(base, i, random);
        if (!made.edited || made.edited->splices.size() != 1)
            continue;
        const PlacedEdit edit{made.edited->splices.first(), made.place, made.name};
        if (!std::ranges::all_of(all, [&](const PlacedEdit &other) { return isApart(edit, other); }))
            continue;
        names.append((all.size() % 2 == 0 ? "ours: " : "theirs: ") + made.name + ' ' + made.place.toString().toUtf8());
        all.append(edit);
    }
    if (all.size() < 2)
        return std::nullopt;
    QList<PlacedEdit> ours;
    QList<PlacedEdit> theirs;
    for (qsizetype i = 0; i < all.size(); ++i)
        (i % 2 == 0 ? ours : theirs).append(all[i]);
    const QByteArray text = base.text();
    return DisjointVersions{text, with(text, ours), with(text, theirs), with(text, all), names};
}

} // namespace tests
