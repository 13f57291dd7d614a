#include "describedproperties.h"

#include <QSet>

namespace conformance {

using document::Node;
using openapi::Place;

namespace {

/** Keywords with lists of schemas for the same value, and with one. */
constexpr const char *ListKeywords[] = {"allOf", "oneOf", "anyOf"};
constexpr const char *SchemaKeywords[] = {"if", "then", "else"};

Place below(const Place &place, const document::Pointer &pointer)
{
    return {place.address, place.pointer / pointer};
}

/** Adds the schemas that apply to the same value as a schema. */
void addParts(QList<Place> &parts, const Place &place, const Node &schema)
{
    for (const char *keyword : ListKeywords) {
        const Node list = schema.member(keyword).resolved();
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
            parts.append({place.address, place.pointer.child(keyword).child(i)});
    }
    for (const char *keyword : SchemaKeywords) {
        if (schema.member(keyword).exists())
            parts.append(below(place, {keyword}));
    }
    const Node dependent = schema.member("dependentSchemas").resolved();
    for (qsizetype i = 0; dependent.isMapping() && i < dependent.childCount(); ++i)
        parts.append(below(place, {"dependentSchemas", dependent.keyAt(i)}));
}

template<typename List>
void addOnce(List &list, const List &more)
{
    for (const auto &each : more) {
        if (!list.contains(each))
            list.append(each);
    }
}

} // namespace

void DescribedProperties::readPart(Described &described, const Place &place, const Node &schema)
{
    const Node properties = schema.member("properties").resolved();
    for (qsizetype i = 0; properties.isMapping() && i < properties.childCount(); ++i) {
        const QByteArray name = properties.keyAt(i);
        described.properties[name].append(below(place, {"properties", name}));
    }
    for (const char *keyword : {"additionalProperties", "unevaluatedProperties"}) {
        const Node additional = schema.member(keyword).resolved();
        if (additional.isMapping() && additional.childCount() > 0)
            described.additional.append(below(place, {keyword}));
    }
    described.isOpen = described.isOpen || schema.member("patternProperties").exists() ||
                       schema.member("$dynamicRef").exists();
    if (schema.member("items").resolved().isMapping())
        described.items.append(below(place, {"items"}));
    const Node prefix = schema.member("prefixItems").resolved();
    for (qsizetype i = 0; prefix.isSequence() && i < prefix.childCount(); ++i) {
        if (described.prefix.size() <= i)
            described.prefix.emplace_back();
        described.prefix[i].append(Place{place.address, place.pointer.child("prefixItems").child(i)});
    }
}

DescribedProperties::Described DescribedProperties::read(const Place &schema)
{
    Described described;
    QSet<Place> seen;
    QList<Place> next = {schema};
    while (!next.isEmpty()) {
        const Place part = next.takeFirst();
        // Keywords beside `$ref` count, too.
        const auto text = m_resolver.textOf(part.address);
        const Node own = text ? text->at(part.pointer).resolved() : Node();
        const bool isReference = own.isMapping() && own.member("$ref").exists();
        const openapi::SetResolution target = m_resolver.resolve(part);
        described.isOpen = described.isOpen || !target.isResolved() || seen.size() > MaximumParts;
        if (!target.isResolved() || seen.contains(target.place) || seen.size() > MaximumParts)
            continue;
        seen.insert(target.place);
        if (isReference && !(target.place == part)) {
            readPart(described, part, own);
            addParts(next, part, own);
        }
        if (target.node.isMapping()) {
            readPart(described, target.place, target.node);
            addParts(next, target.place, target.node);
        }
    }
    return described;
}

const DescribedProperties::Described &DescribedProperties::describedBy(const Place &schema)
{
    std::shared_ptr<const Described> &known = m_known[schema];
    if (!known)
        known = std::make_shared<const Described>(read(schema));
    return *known;
}

void DescribedProperties::visitObject(const Visit &visit, QList<Visit> &next, QList<UndocumentedProperty> &found)
{
    bool isNamed = false;
    bool isOpen = false;
    for (const Place &schema : visit.schemas) {
        const Described &described = describedBy(schema);
        isNamed = isNamed || !described.properties.isEmpty();
        isOpen = isOpen || described.isOpen;
    }
    for (qsizetype i = 0; i < visit.value.childCount(); ++i) {
        const QByteArray name = visit.value.keyAt(i);
        Places places;
        for (const Place &schema : visit.schemas) {
            const Described &described = describedBy(schema);
            const auto own = described.properties.constFind(name);
            addOnce(places, own == described.properties.constEnd() ? described.additional : *own);
        }
        if (!places.isEmpty())
            next.append({visit.value.childAt(i).resolved(), places, visit.pointer.child(name)});
        else if (isNamed && !isOpen && found.size() < MaximumProperties)
            found.append({visit.pointer.child(name), visit.schemas.constFirst()});
    }
}

void DescribedProperties::visitList(const Visit &visit, QList<Visit> &next)
{
    for (qsizetype i = 0; i < visit.value.childCount(); ++i) {
        Places places;
        for (const Place &schema : visit.schemas) {
            const Described &described = describedBy(schema);
            addOnce(places, i < described.prefix.size() ? described.prefix.at(i) : described.items);
        }
        const Node item = visit.value.childAt(i).resolved();
        if (!places.isEmpty() && (item.isMapping() || item.isSequence()))
            next.append({item, places, visit.pointer.child(i)});
    }
}

QList<UndocumentedProperty> DescribedProperties::undocumented(const Node &value, const Place &schema)
{
    if (m_known.size() > MaximumSchemas)
        m_known.clear();
    QList<UndocumentedProperty> found;
    QList<Visit> next = {{value.resolved(), {schema}, {}}};
    for (int values = 0; !next.isEmpty() && values < MaximumValues && found.size() < MaximumProperties; ++values) {
        const Visit visit = next.takeLast();
        if (visit.value.isMapping())
            visitObject(visit, next, found);
        else if (visit.value.isSequence())
            visitList(visit, next);
    }
    return found;
}

} // namespace conformance
