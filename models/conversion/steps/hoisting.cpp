#include "hoisting.h"

#include "referenceddocument.h"
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

    QByteArray take(QByteArray wanted)
    {
        for (char &c : wanted) {
            const bool isRight = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                 c == '.' || c == '-' || c == '_';
            c = isRight ? c : '_';
        }
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

/** Changes the references to a schema that will move. */
base::Result<void> redirect(Document &document, const openapi::ReferencedDocument &before, const Move &move)
{
    for (const qsizetype index : before.usesWithin({QString(), move.from})) {
        const openapi::ReferenceUse &use = before.uses()[index];
        if (use.kind != openapi::UseKind::Reference || !use.reference.startsWith(u'#'))
            return base::Error{base::ErrorCode::Unsupported, use.pointer.toString()};
        const auto old = Pointer::parse(use.reference);
        if (!old)
            return base::Error{base::ErrorCode::Unsupported, use.pointer.toString()};
        const Pointer moved = move.to / Pointer(old->tokens().mid(move.from.tokens().size()));
        if (auto done = document.setScalar(use.pointer, Value::string(u'#' + moved.toString())); !done)
            return done;
    }
    return {};
}

/** Moves the schemas of `$defs` with the references to them, which are read once for all. */
base::Result<void> moveAll(Document &document, const QList<Pointer> &definitions)
{
    const openapi::ReferencedDocument before(QString(), document.snapshot());
    FreeNames names(before.snapshot().at({"components", "schemas"}));
    QList<Move> moves;
    for (const Pointer &defs : definitions) {
        const Node node = before.snapshot().at(defs);
        for (qsizetype at = 0; at < node.childCount(); ++at)
            moves.append({defs.child(node.keyAt(at)), {"components", "schemas", names.take(node.keyAt(at))}});
    }
    for (const Move &move : std::as_const(moves)) {
        if (auto done = redirect(document, before, move); !done)
            return done;
    }
    QList<Value> values;
    for (const Move &move : std::as_const(moves)) {
        const auto value = document.snapshot().at(move.from).value();
        if (!value)
            return value.error();
        values.append(*value);
    }
    for (const Pointer &defs : definitions) {
        if (auto done = document.remove(defs); !done)
            return done;
    }
    for (qsizetype at = 0; at < moves.size(); ++at) {
        if (auto done = document.set(moves[at].to, values[at]); !done)
            return done;
    }
    return {};
}

} // namespace

base::Result<void> moveDefinitions(Document &document, QList<Loss> &losses, const HoistingLimits &limits)
{
    qint64 bytesLeft = limits.readBytes;
    for (QList<Pointer> outer = outerDefinitions(document); !outer.isEmpty(); outer = outerDefinitions(document)) {
        bytesLeft -= document.snapshot().size();
        if (bytesLeft < 0)
            return base::Error{base::ErrorCode::TooLarge, outer.first().toString()};
        for (const Pointer &defs : std::as_const(outer))
            losses.append({Loss::Kind::Replaced, defs, {u"$defs"_qs, u"components"_qs}});
        if (auto done = moveAll(document, outer); !done)
            return done;
    }
    return {};
}

base::Result<void> inlinePathItems(Document &document, QList<Loss> &losses, const HoistingLimits &limits)
{
    qint64 bytesLeft = limits.copiedBytes;
    const Pointer items{"components", "pathItems"};
    if (!document.snapshot().at(items).exists())
        return {};
    for (const Pointer &place : placesWith(document, ObjectKind::PathItem, "$ref")) {
        const QString reference = document.snapshot().at(place.child("$ref")).text();
        const auto target = Pointer::parse(reference);
        if (!target || !items.contains(*target))
            continue;
        const auto value = document.snapshot().at(*target).value();
        if (!value)
            return value.error();
        bytesLeft -= qMax<qint64>(BytesOfCopy, value->toJson().size());
        if (bytesLeft < 0)
            return base::Error{base::ErrorCode::TooLarge, place.toString()};
        if (auto done = document.replaceSubtree(place, *value); !done)
            return done;
        losses.append({Loss::Kind::Replaced, place, {u"$ref"_qs, u"a copy of its target"_qs}});
    }
    losses.append({Loss::Kind::Removed, items, {u"pathItems"_qs}});
    return document.remove(items);
}

} // namespace conversion
