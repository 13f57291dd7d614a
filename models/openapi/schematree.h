#pragma once

#include "openapilimits.h"
#include "snapshot.h"

#include <vector>

namespace openapi {

/** A row of the schema tree: the schema itself, a property, the items of an array, or an alternative. */
struct SchemaRow {
    enum class Place {
        Root,
        Property,
        Items,
        Branch, ///< An entry of allOf, oneOf or anyOf; `name` is "allOf 1".
        Others  ///< additionalProperties as a schema.
    };
    Place place = Place::Root;
    QByteArray name;
    document::Pointer pointer;
    document::Pointer owner; ///< The schema with the property.
    QString type;            ///< As in the document. Several types are separated by commas.
    QString format;
    QString reference; ///< The text of `$ref`. Such a row has no children.
    QString description;
    QString constraints; ///< "minLength 1, pattern ^a", in the order of the text.
    bool isRequired = false;
    qsizetype parent = -1; ///< Index in the list of rows.
};

/**
 * The rows of a schema: first the schema itself, then its content, each row after its parent. References are not
 * followed. Rows deeper than MaximumSchemaDepth or beyond MaximumSchemaRows are omitted.
 */
[[nodiscard]] std::vector<SchemaRow> readSchema(const document::Snapshot &snapshot, const document::Pointer &pointer);

} // namespace openapi
