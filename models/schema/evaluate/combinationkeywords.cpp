#include "combinationkeywords.h"

#include <algorithm>

namespace schema {

namespace {

/** If properties that are left out make several alternatives match, the one that is complete is meant. */
qsizetype numberOfMatches(Evaluator &evaluator, const std::vector<CompiledSchema *> &alternatives,
                          const Instance &instance, Evaluated *evaluated)
{
    std::vector<CompiledSchema *> matching;
    for (CompiledSchema *each : alternatives) {
        if (evaluator.evaluate(*each, instance, evaluated, nullptr))
            matching.push_back(each);
    }
    if (matching.size() < 2 || evaluator.unsent().isEmpty())
        return qsizetype(matching.size());
    const qsizetype complete = std::ranges::count_if(
        matching, [&](CompiledSchema *each) { return evaluator.evaluateStrictly(*each, instance, nullptr); });
    return complete == 1 ? 1 : qsizetype(matching.size());
}

bool checkAlternatives(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance,
                       Evaluated *evaluated, Sink sink)
{
    const Combinations &parts = *schema.combinations;
    bool isValid = true;
    qsizetype matching = 0;
    for (CompiledSchema *each : parts.anyOf) {
        matching += evaluator.evaluate(*each, instance, evaluated, nullptr) ? 1 : 0;
        // All of them say what is evaluated.
        if (matching > 0 && !evaluated)
            break;
    }
    if (!parts.anyOf.empty() && matching == 0)
        isValid = evaluator.fail(schema, instance, "anyOf", sink);
    matching = parts.oneOf.empty() ? 1 : numberOfMatches(evaluator, parts.oneOf, instance, evaluated);
    const bool isUncertain = matching > 1 && evaluator.hasUnknown(instance);
    if (matching != 1 && !isUncertain)
        isValid = evaluator.fail(schema, instance, "oneOf", sink, {QString::number(matching)});
    return isValid;
}

} // namespace

bool checkCombinations(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance,
                       Evaluated *evaluated, Sink sink)
{
    const Combinations &parts = *schema.combinations;
    bool isValid = true;
    for (CompiledSchema *each : parts.allOf) {
        isValid &= evaluator.evaluate(*each, instance, evaluated, sink);
        if (!isValid && evaluator.isOver(sink))
            return false;
    }
    if (!parts.anyOf.empty() || !parts.oneOf.empty())
        isValid &= checkAlternatives(evaluator, schema, instance, evaluated, sink);
    if (parts.notOf && evaluator.evaluateStrictly(*parts.notOf, instance, nullptr) && !evaluator.hasUnknown(instance))
        isValid = evaluator.fail(schema, instance, "not", sink);
    if (parts.ifOf && !evaluator.isStopped()) {
        CompiledSchema *next = evaluator.evaluateStrictly(*parts.ifOf, instance, evaluated) ? parts.thenOf
                                                                                            : parts.elseOf;
        if (next)
            isValid &= evaluator.evaluate(*next, instance, evaluated, sink);
    }
    return isValid && !evaluator.isStopped();
}

} // namespace schema
