#include "combinationkeywords.h"

namespace schema {

namespace {

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
    matching = 0;
    for (CompiledSchema *each : parts.oneOf)
        matching += evaluator.evaluate(*each, instance, evaluated, nullptr) ? 1 : 0;
    if (!parts.oneOf.empty() && matching != 1)
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
    if (parts.notOf && evaluator.evaluate(*parts.notOf, instance, nullptr, nullptr))
        isValid = evaluator.fail(schema, instance, "not", sink);
    if (parts.ifOf && !evaluator.isStopped()) {
        CompiledSchema *next = evaluator.evaluate(*parts.ifOf, instance, evaluated, nullptr) ? parts.thenOf
                                                                                             : parts.elseOf;
        if (next)
            isValid &= evaluator.evaluate(*next, instance, evaluated, sink);
    }
    return isValid && !evaluator.isStopped();
}

} // namespace schema
