#include "hoisting.h"

#include "components.h"
#include "refs.h"
#include "walk.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace conversion {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::ObjectKind;
using specification::Place;

namespace {

class FoundPlaces final : public specification::Visitor
{
public:
    FoundPlaces(ObjectKind kind, const QByteArray &member)
        : m_kind(kind)
        , m_member(member)
    {}

    void enter(const Place &place) override
    {
        const specification::Member *member = place.kind == m_kind ? place.member(m_member) : nullptr;
        if (member && !member->isMerged)
            places.append(place.pointer());
    }

    QList<Pointer> places;

private:
    ObjectKind m_kind;
    QByteArray m_member;
};

QList<Pointer> placesWith(const Document &document, ObjectKind kind, const QByteArray &member)
{
    FoundPlaces found(kind, member);
    specification::walk(document.snapshot(), specification::Version::V31, found);
    return found.places;
}

/** Names for components that none has, each given once. */
class FreeNames final
{
public:
    explicit FreeNames(const Node &schemas)
    {
        for (qsizetype at = 0; schemas.isMapping() && at < schemas.childCount(); ++at)
            m_taken.insert(schemas.keyAt(at));
    }

    QByteArray take(const QByteArray &key)
    {
        const QByteArray wanted = openapi::componentName(key);
        QByteArray name = wanted;
        int &number = m_numbers[wanted];
        while (m_taken.contains(name))
            name = wanted + QByteArray::number(number = std::max(2, number + 1));
        m_taken.insert(name);
        return name;
    }

private:
    QSet<QByteArray> m_taken;
    QHash<QByteArray, int> m_numbers; ///< The last one that was tried, because many can want the same name.
};

/** A schema in `$defs` and its component. */
struct Move {
    Pointer from;
    Pointer to;
};

/** The `$defs` of schemas that are in no other ones, in document order: those move with what they are in. */
QList<Pointer> outerDefinitions(const Document &document)
{
    QList<Pointer> outer;
    QSet<Pointer> known;
    for (const Pointer &schema : placesWith(document, ObjectKind::Schema, "$defs")) {
        bool isInside = false;
        for (Pointer above = schema; !above.isRoot() && !isInside; above = above.parent())
            isInside = known.contains(above);
        const Pointer defs = schema.child("$defs");
        known.insert(defs);
        if (!isInside)
            outer.append(defs);
    }
    return outer;
}

/** Moves the schemas of `$defs` and redirects the references to them. */
base::Result<void> moveAll(Document &document, PresentReferences &references, const QList<Pointer> &definitions,
                           LossReport &report)
{
    const document::Snapshot before = document.snapshot();
    FreeNames names(before.at({"components", "schemas"}));
    QList<Move> list;
    MovedPlaces moves;
    for (const Pointer &defs : definitions) {
        const Node node = before.at(defs);
        for (qsizetype at = 0; at < node.childCount(); ++at) {
            list.append({defs.child(node.keyAt(at)), {"components", "schemas", names.take(node.keyAt(at))}});
            moves.move(list.last().from, list.last().to);
        }
    }
    if (auto done = redirectReferences(document, references.of(document.snapshot()), moves, References::AsTheyAre,
                                       report);
        !done)
        return done;
    QList<Value> values;
    for (const Move &move : std::as_const(list)) {
        const auto value = document.snapshot().at(move.from).value();
        if (!value)
            return value.error();
        values.append(*value);
    }
    for (const Pointer &defs : definitions) {
        if (auto done = document.remove(defs); !done)
            return done;
    }
    for (qsizetype at = 0; at < list.size(); ++at) {
        if (auto done = document.set(list[at].to, values[at]); !done)
            return done;
    }
    report.moved(moves);
    return {};
}

/** Adds the members of a path item to one that refers to it, which keeps its own ones. */
base::Result<void> mergeInto(Document &document, const Pointer &place, const Value &item)
{
    const auto holder = document.snapshot().at(place).value();
    if (!holder)
        return holder.error();
    if (holder->members().size() == 1 || item.type() != Value::Type::Object)
        return document.replaceSubtree(place, item);
    QList<Value::Member> members;
    QSet<QByteArray> names;
    for (const auto &[key, value] : holder->members()) {
        names.insert(key);
        if (key != "$ref")
            members.append({key, value});
    }
    for (const auto &member : item.members()) {
        if (!names.contains(member.first))
            members.append(member);
    }
    return document.replaceSubtree(place, Value::object(members));
}

} // namespace

base::Result<void> moveDefinitions(Document &document, PresentReferences &references, LossReport &report,
                                   const HoistingLimits &limits)
{
    qint64 bytesLeft = limits.readBytes;
    for (QList<Pointer> outer = outerDefinitions(document); !outer.isEmpty(); outer = outerDefinitions(document)) {
        bytesLeft -= document.snapshot().size();
        if (bytesLeft < 0)
            return base::Error{base::ErrorCode::TooLarge, report.original(outer.first()).toString()};
        for (const Pointer &defs : std::as_const(outer))
            report.lose(Loss::Kind::Replaced, defs, {u"$defs"_qs, u"components"_qs});
        if (auto done = moveAll(document, references, outer, report); !done)
            return done;
    }
    return {};
}

base::Result<void> inlinePathItems(Document &document, PresentReferences &references, LossReport &report,
                                   const HoistingLimits &limits)
{
    qint64 bytesLeft = limits.copiedBytes;
    const Pointer items{"components", "pathItems"};
    if (!document.snapshot().at(items).exists())
        return {};
    // A path item that is only a reference is not a place for another one.
    QList<std::pair<Pointer, Pointer>> copies;
    MovedPlaces moves;
    moves.remove(items);
    for (const Pointer &place : placesWith(document, ObjectKind::PathItem, "$ref")) {
        const QString reference = document.snapshot().at(place.child("$ref")).text();
        const openapi::Resolution found = openapi::resolveReference(document.snapshot(), reference);
        if (!found.isResolved() || !items.contains(found.target) || items.contains(place))
            continue;
        copies.append({place, found.target});
        if (moves.after(found.target) == std::nullopt)
            moves.move(found.target, place);
    }
    if (auto done = redirectReferences(document, references.of(document.snapshot()), moves, References::AsTheyAre,
                                       report);
        !done)
        return done;
    for (const auto &[place, target] : std::as_const(copies)) {
        const auto value = document.snapshot().at(target).value();
        if (!value)
            return value.error();
        bytesLeft -= qMax<qint64>(BytesOfCopy, value->toJson().size());
        if (bytesLeft < 0)
            return base::Error{base::ErrorCode::TooLarge, place.toString()};
        if (auto done = mergeInto(document, place, *value); !done)
            return done;
        report.lose(Loss::Kind::Replaced, place, {u"$ref"_qs, u"a copy of its target"_qs});
    }
    report.lose(Loss::Kind::Removed, items, {u"pathItems"_qs});
    report.moved(moves);
    return document.remove(items);
}

} // namespace conversion
