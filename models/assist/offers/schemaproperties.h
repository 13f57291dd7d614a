#pragma once

#include "offer.h"

namespace assist {

/** The schema of a value of any type at a place, such as an example; missing if none is stated. References are
 * followed. */
[[nodiscard]] document::Node schemaOfValue(const document::Snapshot &snapshot, const PlaceType &type);

/** A property that values of a schema can have. */
struct SchemaProperty {
    QByteArray name;
    document::Node schema;
    bool isRequired = false;
};

/** The properties of a schema and of the schemas that it combines, each once. */
[[nodiscard]] QList<SchemaProperty> propertiesOf(const document::Snapshot &snapshot, const document::Node &schema);

/** The node, or the target of its reference. */
[[nodiscard]] document::Node followed(const document::Snapshot &snapshot, const document::Node &node);

} // namespace assist
