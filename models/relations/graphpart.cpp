#include "graphpart.h"

#include "relationlimits.h"

#include <algorithm>
#include <limits>

namespace relations {

namespace {

using Neighbours = std::vector<std::vector<int>>;

Neighbours neighboursOf(const SchemaGraph &graph)
{
    Neighbours neighbours(graph.schemas.size());
    for (const Relation &relation : graph.relations) {
        if (relation.from == relation.to)
            continue;
        neighbours[relation.from].push_back(relation.to);
        neighbours[relation.to].push_back(relation.from);
    }
    return neighbours;
}

int startOf(const SchemaGraph &graph, const Neighbours &neighbours, const document::Pointer &chosen)
{
    for (size_t i = 0; i < graph.schemas.size(); ++i) {
        if (graph.schemas[i].pointer == chosen)
            return int(i);
    }
    const auto most = std::max_element(neighbours.begin(), neighbours.end(),
                                       [](const auto &one, const auto &other) { return one.size() < other.size(); });
    return int(most - neighbours.begin());
}

/** The schemas by their distance from `start`. */
std::vector<int> reachedFrom(int start, const Neighbours &neighbours, int steps)
{
    std::vector<int> distance(neighbours.size(), -1);
    std::vector<int> reached{start};
    distance[start] = 0;
    for (size_t next = 0; next < reached.size(); ++next) {
        const int from = reached[next];
        if (distance[from] == steps)
            break;
        for (const int to : neighbours[from]) {
            if (distance[to] < 0) {
                distance[to] = distance[from] + 1;
                reached.push_back(to);
            }
        }
    }
    return reached;
}

} // namespace

GraphPart partOfGraph(const SchemaGraph &graph, const document::Pointer &chosen, int steps)
{
    GraphPart part;
    part.total = int(graph.schemas.size());
    if (graph.schemas.empty())
        return part;
    const Neighbours neighbours = neighboursOf(graph);
    const int start = startOf(graph, neighbours, chosen);
    const int limit = steps > 0 ? std::min(steps, MaximumSteps) : std::numeric_limits<int>::max();
    std::vector<int> shown = reachedFrom(start, neighbours, limit);
    if (steps == 0) {
        std::vector<bool> isReached(graph.schemas.size());
        for (const int schema : shown)
            isReached[schema] = true;
        for (int schema = 0; schema < part.total; ++schema) {
            if (!isReached[schema])
                shown.push_back(schema);
        }
    }
    part.within = int(shown.size());
    shown.resize(std::min<size_t>(shown.size(), MaximumBoxes));
    // The order of the document, so that the picture does not depend on the start more than it must.
    std::sort(shown.begin(), shown.end());
    std::vector<int> numbers(graph.schemas.size(), -1);
    for (const int schema : shown) {
        numbers[schema] = int(part.graph.schemas.size());
        part.graph.schemas.push_back(graph.schemas[schema]);
    }
    part.chosen = numbers[start];
    // First those of the chosen schema, which are the last to be left out.
    const auto add = [&](bool ofStart) {
        for (const Relation &relation : graph.relations) {
            const bool touches = relation.from == start || relation.to == start;
            if (numbers[relation.from] < 0 || numbers[relation.to] < 0 || touches != ofStart)
                continue;
            if (int(part.graph.relations.size()) < MaximumLines)
                part.graph.relations.push_back({numbers[relation.from], numbers[relation.to], relation.labels});
            else
                ++part.leftOutLines;
        }
    };
    add(true);
    add(false);
    std::stable_sort(part.graph.relations.begin(), part.graph.relations.end(),
                     [](const Relation &one, const Relation &other) { return one.from < other.from; });
    return part;
}

} // namespace relations
