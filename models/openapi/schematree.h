#pragma once

#include "snapshot.h"

#include <vector>

namespace openapi {

/** One line of a schema as a tree shows it: the schema itself, a property, the items of an array, or one of several. */
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
    document::Pointer owner; ///< The schema whose `properties` hold a Property.
    QString type;            ///< As written; several are joined by a comma.
    QString format;
    QString reference; ///< The text of `$ref`; then there is nothing below.
    QString description;
    QString constraints; ///< "minLength 1, pattern ^a", in the order of the text.
    bool isRequired = false;
    qsizetype parent = -1; ///< In the list of rows.
};

/**
 * A schema and what is in it, each row behind its parent, the schema itself first. References are not followed, so the
 * tree is as deep as the text; what is deeper than MaximumSchemaDepth or beyond MaximumSchemaRows is left out.
 */
[[nodiscard]] std::vector<SchemaRow> readSchema(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** Limits of readSchema(): levels below the schema, and rows in all. */
inline constexpr int MaximumSchemaDepth = 24;
inline constexpr int MaximumSchemaRows = 4000;

} // namespace openapi
