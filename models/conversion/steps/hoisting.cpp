#include "hoisting.h"

#include "referenceddocument.h"
#include "walk.h"

namespace conversion {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::ObjectKind;
using specification::Place;

namespace {

/** `$defs` can be inside one another. */
constexpr int MaximumRounds = 50;

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

/** A name for a component that none has. */
QByteArray freeName(const Document &document, QByteArray wanted)
{
    for (char &c : wanted) {
        const bool isRight = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
                             c == '-' || c == '_';
        c = isRight ? c : '_';
    }
    const Node schemas = document.snapshot().at({"components", "schemas"});
    QByteArray name = wanted;
    for (int i = 2; schemas.member(name).exists(); ++i)
        name = wanted + QByteArray::number(i);
    return name;
}

/** Moves one schema with the references to it. */
base::Result<void> moveDefinition(Document &document, const Pointer &place)
{
    const QByteArray name = freeName(document, place.last());
    const openapi::ReferencedDocument referenced(QString(), document.snapshot());
    const QString from = u'#' + place.toString();
    const Pointer target{"components", "schemas", name};
    for (const qsizetype index : referenced.usesWithin({QString(), place})) {
        const openapi::ReferenceUse &use = referenced.uses()[index];
        if (use.kind != openapi::UseKind::Reference || !use.reference.startsWith(u'#'))
            return base::Error{base::ErrorCode::Unsupported, use.pointer.toString()};
        const auto old = Pointer::parse(use.reference);
        if (!old)
            return base::Error{base::ErrorCode::Unsupported, use.pointer.toString()};
        const Pointer moved = target / Pointer(old->tokens().mid(place.tokens().size()));
        if (auto done = document.setScalar(use.pointer, Value::string(u'#' + moved.toString())); !done)
            return done;
    }
    const auto value = document.snapshot().at(place).value();
    if (!value)
        return value.error();
    if (auto done = document.remove(place); !done)
        return done;
    return document.set(target, *value);
}

} // namespace

base::Result<void> moveDefinitions(Document &document, QList<Loss> &losses, const HoistingLimits &limits)
{
    qint64 bytesLeft = limits.readBytes;
    for (int round = 0; round < MaximumRounds; ++round) {
        const QList<Pointer> schemas = placesWith(document, ObjectKind::Schema, "$defs");
        if (schemas.isEmpty())
            return {};
        const Pointer defs = schemas.first().child("$defs");
        losses.append({Loss::Kind::Replaced, defs, {u"$defs"_qs, u"components"_qs}});
        while (document.snapshot().at(defs).childCount() > 0) {
            const Pointer place = defs.child(document.snapshot().at(defs).keyAt(0));
            bytesLeft -= document.snapshot().size();
            if (bytesLeft < 0)
                return base::Error{base::ErrorCode::TooLarge, place.toString()};
            if (auto done = moveDefinition(document, place); !done)
                return done;
        }
        if (auto done = document.remove(defs); !done)
            return done;
    }
    return base::Error{base::ErrorCode::TooLarge, u"$defs"_qs};
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
