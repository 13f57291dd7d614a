#include "relaxedschemas.h"

#include "schemaforms.h"

#include <QHash>

namespace conversion {

using document::Node;
using document::Pointer;
using specification::Place;

namespace {

/** True if 3.0 has no way to say what the keywords of a schema say. */
bool isRelaxed(const Place &schema)
{
    for (const char *keyword :
         {"patternProperties", "prefixItems", "dependentRequired", "dependentSchemas", "$dynamicRef"}) {
        if (schema.member(keyword))
            return true;
    }
    for (const char *keyword : {"propertyNames", "unevaluatedProperties", "unevaluatedItems"}) {
        if (const Node value = schema.value(keyword); value.exists() && !fitsAll(value))
            return true;
    }
    const Node type = schema.value("type");
    const bool isChoice = schema.member("if") && (schema.member("then") || schema.member("else"));
    const bool isNull = isNullType(type) && (schema.member("enum") || schema.member("const"));
    return isChoice || isNull || schema.member("contains") || (schema.member("const") && schema.member("enum")) ||
           (type.isSequence() && type.childCount() == 0);
}

class RelaxedByKeyword final : public specification::Visitor
{
public:
    void enter(const Place &place) override
    {
        if (place.kind == specification::ObjectKind::Schema && isRelaxed(place))
            places.append(place.pointer());
    }

    QList<Pointer> places;
};

} // namespace

RelaxedSchemas::RelaxedSchemas(const Edits &edits)
{
    RelaxedByKeyword found;
    specification::walk(edits.snapshot(), specification::Version::V31, found);
    if (!found.places.isEmpty())
        addWithUsers(found.places, edits.references());
}

void RelaxedSchemas::addWithUsers(const QList<Pointer> &schemas, const openapi::ReferencedDocumentPtr &document)
{
    const openapi::DocumentSet set({document});
    QHash<Pointer, QList<Pointer>> users; // By the place that they refer to.
    for (qsizetype i = 0; i < document->uses().size(); ++i) {
        const openapi::ReferenceUse &use = document->uses()[i];
        const bool isReference = use.kind == openapi::UseKind::Reference;
        const auto target = isReference ? set.placeOf(document->targetOf(i)) : std::nullopt;
        if (target && target->address == document->address())
            users[target->pointer].append(use.pointer.parent());
    }
    QList<Pointer> waiting = schemas;
    while (!waiting.isEmpty()) {
        for (Pointer place = waiting.takeLast(); !place.isRoot() && !m_places.contains(place); place = place.parent()) {
            m_places.insert(place);
            waiting += users.value(place);
        }
    }
}

bool RelaxedSchemas::containsOneOf(const Pointer &place, qsizetype count) const
{
    for (qsizetype i = 0; m_places.contains(place) && i < count; ++i) {
        if (m_places.contains(place.child(i)))
            return true;
    }
    return false;
}

} // namespace conversion
