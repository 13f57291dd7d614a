#pragma once

#include "schemagraph.h"

namespace relations {

/** The part of a graph of schemas that a picture shows. */
struct GraphPart {
    SchemaGraph graph;    ///< The shown part, with at most MaximumBoxes schemas and MaximumLines relations.
    int chosen = -1;      ///< The index of the chosen schema in `graph`.
    int total = 0;        ///< The number of schemas of the whole document.
    int within = 0;       ///< The number of schemas within the chosen steps, shown or not.
    int leftOutLines = 0; ///< The number of relations between shown schemas that are not shown.
    friend bool operator==(const GraphPart &, const GraphPart &) = default;

    [[nodiscard]] bool isCut() const { return within > int(graph.schemas.size()) || leftOutLines > 0; }
};

/**
 * Returns the schemas within `steps` relations of the schema `chosen`, in both directions; the nearest ones if there
 * are too many. With 0 steps, returns all schemas. If the graph does not contain `chosen`, the schema with the most
 * relations takes its place.
 */
[[nodiscard]] GraphPart partOfGraph(const SchemaGraph &graph, const document::Pointer &chosen, int steps);

} // namespace relations
