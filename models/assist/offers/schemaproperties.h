#pragma once

#include "offer.h"

namespace assist {

/** Returns a resolver for the references of a document, which lead to places in it and in the other documents of
 * `context`. */
[[nodiscard]] openapi::ReferenceResolver resolverOf(const document::Snapshot &snapshot, const AssistContext &context);

/** Returns the schema that describes an example or another value of any type at a place of type `type`; a missing node
 * if none is stated. `address` is the address of the document with the value. References are followed, also to other
 * documents. */
[[nodiscard]] openapi::SetResolution schemaOfValue(openapi::ReferenceResolver &resolver, const QString &address,
                                                   const PlaceType &type);

/** A property that the values of a schema can have. */
struct SchemaProperty {
    QByteArray name;
    document::Node schema;
    QString address; ///< The address of the document that contains `schema`.
    bool isRequired = false;
};

/** Returns the properties of a schema and of the schemas that it combines with `allOf`, `anyOf` and `oneOf`, each once,
 * required ones first. */
[[nodiscard]] QList<SchemaProperty> propertiesOf(openapi::ReferenceResolver &resolver,
                                                 const openapi::SetResolution &schema);

} // namespace assist
