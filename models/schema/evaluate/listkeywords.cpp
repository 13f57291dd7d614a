#include "listkeywords.h"

namespace schema {

using document::Node;

namespace {

/** The number of items that fit a schema although no property is left out. */
qint64 completeMatches(Evaluator &evaluator, CompiledSchema &schema, const Instance &instance)
{
    qint64 matching = 0;
    for (qsizetype i = 0; i < instance.node.childCount() && !evaluator.isStopped(); ++i) {
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        matching += evaluator.evaluateStrictly(schema, item, nullptr) ? 1 : 0;
    }
    return matching;
}

bool checkContains(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                   Sink sink)
{
    const ListRules &rules = *schema.lists;
    qint64 matching = 0;
    for (qsizetype i = 0; i < instance.node.childCount() && !evaluator.isStopped(); ++i) {
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        if (!evaluator.evaluate(*rules.contains, item, nullptr, nullptr))
            continue;
        ++matching;
        if (evaluated)
            evaluated->items.insert(i);
    }
    if (rules.contained.minimum < 0 && matching == 0)
        return evaluator.fail(schema, instance, "contains", sink);
    if (rules.contained.minimum > matching)
        return evaluator.fail(schema, instance, "minContains", sink, {QString::number(rules.contained.minimum)});
    if (rules.contained.maximum >= 0 && rules.contained.maximum < matching &&
        (evaluator.unsent().isEmpty() ||
         rules.contained.maximum < completeMatches(evaluator, *rules.contains, instance)))
        return evaluator.fail(schema, instance, "maxContains", sink, {QString::number(rules.contained.maximum)});
    return !evaluator.isStopped();
}

bool checkUnique(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    QMultiHash<size_t, qsizetype> seen;
    for (qsizetype i = 0; i < instance.node.childCount(); ++i) {
        const Node item = instance.node.childAt(i);
        const size_t hash = hashOf(item, evaluator.comparison());
        for (auto other = seen.constFind(hash); other != seen.constEnd() && other.key() == hash; ++other) {
            const bool isSame = isEqual(item, instance.node.childAt(*other), evaluator.comparison());
            if (isSame && !evaluator.hasUnknown({&instance, item, QByteArray::number(i)}))
                return evaluator.fail(schema, instance, "uniqueItems", sink,
                                      {QString::number(i), QString::number(*other)});
        }
        if (!evaluator.finishComparison(schema, instance))
            return false;
        seen.insert(hash, i);
    }
    return true;
}

bool checkUnevaluatedItems(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance,
                           Evaluated *evaluated, Sink sink)
{
    bool isValid = evaluator.take(instance.node.childCount(), schema, instance);
    for (qsizetype i = 0; i < instance.node.childCount() && !evaluated->allItems; ++i) {
        if (evaluated->items.contains(i))
            continue;
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        CompiledSchema &inner = *schema.lists->unevaluated;
        if (evaluator.isFalse(inner))
            isValid = evaluator.fail(schema, item, "unevaluatedItems", sink, {QString::number(i)});
        else
            isValid &= evaluator.evaluate(inner, item, nullptr, sink);
        if (!isValid && evaluator.isOver(sink))
            return false;
    }
    evaluated->allItems = true;
    return isValid;
}

} // namespace

bool checkList(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
               Sink sink)
{
    if (instance.isName || !instance.node.isSequence())
        return true;
    const ListRules &rules = *schema.lists;
    const qsizetype count = instance.node.childCount();
    bool isValid = true;
    if (rules.items.minimum > count)
        isValid = evaluator.fail(schema, instance, "minItems", sink, {QString::number(rules.items.minimum)});
    if (rules.items.maximum >= 0 && rules.items.maximum < count)
        isValid = evaluator.fail(schema, instance, "maxItems", sink, {QString::number(rules.items.maximum)});
    if (rules.areUnique && !checkUnique(evaluator, schema, instance, sink))
        isValid = false;
    const auto prefix = qsizetype(rules.prefix.size());
    for (qsizetype i = 0; i < count && (isValid || !evaluator.isOver(sink)); ++i) {
        CompiledSchema *itemSchema = i < prefix ? rules.prefix[std::size_t(i)] : rules.rest;
        if (!itemSchema)
            break;
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        isValid &= evaluator.evaluate(*itemSchema, item, nullptr, sink);
        if (evaluated)
            evaluated->items.insert(i);
    }
    if (evaluated && rules.rest)
        evaluated->allItems = true;
    if (rules.contains && (isValid || !evaluator.isOver(sink)))
        isValid &= checkContains(evaluator, schema, instance, evaluated, sink);
    if (rules.unevaluated && (isValid || !evaluator.isOver(sink)))
        isValid &= checkUnevaluatedItems(evaluator, schema, instance, evaluated, sink);
    return isValid;
}

} // namespace schema
