#pragma once

#include "schemagraph.h"

namespace relations {

/** The part of a graph that is shown. */
struct GraphPart {
    SchemaGraph graph;    ///< With at most MaximumBoxes schemas and MaximumLines relations.
    int chosen = -1;      ///< Index of the chosen schema in it.
    int total = 0;        ///< Schemas of the document.
    int within = 0;       ///< Schemas within the steps, shown or not.
    int leftOutLines = 0; ///< Relations between shown schemas that are not shown.
    friend bool operator==(const GraphPart &, const GraphPart &) = default;

    [[nodiscard]] bool isCut() const { return within > int(graph.schemas.size()) || leftOutLines > 0; }
};

/**
 * The schemas within `steps` relations of a schema, in both directions, nearest first. With 0 steps, all schemas; the
 * nearest to the chosen one come first. Without a chosen schema, the one with the most relations takes its place.
 */
[[nodiscard]] GraphPart partOfGraph(const SchemaGraph &graph, const document::Pointer &chosen, int steps);

} // namespace relations
