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

ScriptValue valueOfItem(WalkState &state, const Item &item)
{
    state.steps -= stepsOfScalar(item.node);
    return ScriptValue::ofNode(item.node, item.document);
}

ScriptValue literalOf(const Expression &expression)
{
    switch (expression.kind) {
    case Expression::Kind::Null:
        return {.type = ScriptValue::Type::Null};
    case Expression::Kind::True:
        return ScriptValue::ofBool(true);
    case Expression::Kind::False:
        return ScriptValue::ofBool(false);
    case Expression::Kind::Number:
        return ScriptValue::ofNumber(expression.number);
    case Expression::Kind::String:
        return ScriptValue::ofText(expression.text);
    default:
        return {};
    }
}

} // namespace jsonpath
