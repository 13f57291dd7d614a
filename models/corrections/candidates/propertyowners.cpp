#include "propertyowners.h"

#include "correctionlimits.h"
#include "descriptionresolver.h"

namespace corrections {

using openapi::Place;

namespace {

/** Adds the parts of `allOf` with properties, first those that are written in the schema. */
void addParts(openapi::ReferenceResolver &resolver, const openapi::SetResolution &schema, QList<Place> &owners,
              int &partsLeft)
{
    const document::Node parts = schema.node.member("allOf").resolved();
    QList<openapi::SetResolution> inner;
    QList<openapi::SetResolution> references;
    for (qsizetype i = 0; parts.isSequence() && i < parts.childCount() && partsLeft-- > 0; ++i) {
        const Place place{schema.place.address, schema.place.pointer.child("allOf").child(i)};
        const openapi::SetResolution part = resolver.resolve(place);
        if (part.isResolved() && part.node.isMapping())
            (part.place == place ? inner : references).append(part);
    }
    for (const openapi::SetResolution &part : inner + references) {
        if (part.node.member("properties").resolved().isMapping() && !owners.contains(part.place))
            owners.append(part.place);
        addParts(resolver, part, owners, partsLeft);
    }
}

} // namespace

QList<Place> ownersOfProperties(const Trial &trial, const Place &schema)
{
    openapi::ReferenceResolver resolver = description::resolverOf(*trial.description());
    const openapi::SetResolution found = resolver.resolve(schema);
    if (!found.isResolved() || !found.node.isMapping())
        return {};
    QList<Place> owners;
    int partsLeft = MaximumParts;
    if (found.node.member("properties").resolved().isMapping())
        owners.append(found.place);
    else
        addParts(resolver, found, owners, partsLeft);
    if (!owners.contains(found.place))
        owners.append(found.place);
    return owners;
}

} // namespace corrections
