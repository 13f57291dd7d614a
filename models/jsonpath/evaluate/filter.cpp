#include "filter.h"

namespace jsonpath {

namespace {

/** Of filters inside one another. */
constexpr int MaximumFilters = 20;

} // namespace

bool passesFilter(WalkState &state, const Selector &selector, const Item &item, const Item &root)
{
    if (state.depth >= MaximumFilters)
        return false;
    ++state.depth;
    const bool isTaken = selector.kind == Selector::Kind::ScriptFilter
                             ? passesScript(state, selector.filter, item, root)
                             : passesRfc(state, selector.filter, item, root);
    --state.depth;
    return isTaken;
}

} // namespace jsonpath
