#pragma once

#include "objectview.h"
#include "schemacomparison.h"

namespace difference {

/** A property by its name, with the objects that can have it. */
struct PropertyPair {
    const QByteArray &name;
    const ObjectView &before;
    const ObjectView &now;
};

/** Compares a property that at least one of two objects declares or requires. */
void compareProperty(SchemaComparison &comparison, const ViewPair &object, const PropertyPair &property);

} // namespace difference
