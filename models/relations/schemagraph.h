#pragma once

#include "description.h"

#include <QStringList>

#include <vector>

namespace relations {

/** A schema of `components/schemas`. */
struct GraphSchema {
    QString name;
    document::Pointer pointer;
    friend bool operator==(const GraphSchema &, const GraphSchema &) = default;
};

/** All references from one schema to another, or to itself. */
struct Relation {
    int from = 0; ///< Index of the schema that refers.
    int to = 0;
    /** What refers, each once, in document order: "author", "tags[]" for items, "names{}" for additional properties,
     * "allOf", or "discriminator". */
    QStringList labels;
    friend bool operator==(const Relation &, const Relation &) = default;
};

/** The schemas of a description, in document order, and their relations, ordered by `from` and then by the text. */
struct SchemaGraph {
    std::vector<GraphSchema> schemas;
    std::vector<Relation> relations;
    friend bool operator==(const SchemaGraph &, const SchemaGraph &) = default;
};

/**
 * Reads the references between the component schemas: `$ref` in any place of a schema, and the mapping of
 * discriminators. A component can be in another document. Takes tens of milliseconds for 10 MB.
 */
[[nodiscard]] SchemaGraph readSchemaGraph(const description::Description &description);

} // namespace relations
