#pragma once

#include "description.h"

#include <QStringList>

#include <vector>

namespace relations {

/** A schema of `components/schemas`, as a node of the graph. */
struct GraphSchema {
    QString name;
    document::Pointer pointer;
    /** The first names of the properties without a reference to a component schema, at most MaximumBoxRows. */
    QStringList properties = {};
    qsizetype propertyCount = 0; ///< How many such properties there are.
    friend bool operator==(const GraphSchema &, const GraphSchema &) = default;
};

/** All references from one schema to another, or to itself. */
struct Relation {
    int from = 0; ///< The index of the schema that contains the references.
    int to = 0;
    /** The names of what refers, each once, in document order: "author", "tags[]" for the items of a list, "names{}"
     * for additional properties, "allOf", or "discriminator". */
    QStringList labels;
    friend bool operator==(const Relation &, const Relation &) = default;
};

/** The component schemas of a description, in document order, and the relations between them, ordered by `from` and
 * then by their place in the text. */
struct SchemaGraph {
    std::vector<GraphSchema> schemas;
    std::vector<Relation> relations;
    friend bool operator==(const SchemaGraph &, const SchemaGraph &) = default;
};

/**
 * Reads the references between the component schemas: `$ref` anywhere in a schema, and the mappings of discriminators.
 * A component can be in another document. Takes tens of milliseconds for 10 MB.
 */
[[nodiscard]] SchemaGraph readSchemaGraph(const description::Description &description);

} // namespace relations
