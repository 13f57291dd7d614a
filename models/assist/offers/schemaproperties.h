#pragma once

#include "offer.h"

namespace assist {

/** References of a text, which lead to places in it and in the other documents of its context. */
[[nodiscard]] openapi::ReferenceResolver resolverOf(const document::Snapshot &snapshot, const AssistContext &context);

/** The schema of a value of any type at a place, such as an example; missing if none is stated. References are
 * followed, also to other documents. */
[[nodiscard]] openapi::SetResolution schemaOfValue(openapi::ReferenceResolver &resolver, const QString &address,
                                                   const PlaceType &type);

/** A property that values of a schema can have. */
struct SchemaProperty {
    QByteArray name;
    document::Node schema;
    QString address; ///< The address of the document with the schema.
    bool isRequired = false;
};

/** The properties of a schema and of the schemas that it combines, each once. */
[[nodiscard]] QList<SchemaProperty> propertiesOf(openapi::ReferenceResolver &resolver,
                                                 const openapi::SetResolution &schema);

} // namespace assist
