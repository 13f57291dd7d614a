#include "evaluation.h"

namespace schema {

using document::Node;

bool Evaluation::checkList(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    if (instance.isName || !instance.node.isSequence())
        return true;
    const ListRules &rules = *schema.lists;
    const qsizetype count = instance.node.childCount();
    bool isValid = true;
    if (rules.items.minimum > count)
        isValid = fail(schema, instance, "minItems", sink, {QString::number(rules.items.minimum)});
    if (rules.items.maximum >= 0 && rules.items.maximum < count)
        isValid = fail(schema, instance, "maxItems", sink, {QString::number(rules.items.maximum)});
    if (rules.areUnique && !checkUnique(schema, instance, sink))
        isValid = false;
    const auto prefix = qsizetype(rules.prefix.size());
    for (qsizetype i = 0; i < count && (isValid || !isOver(sink)); ++i) {
        CompiledSchema *itemSchema = i < prefix ? rules.prefix[std::size_t(i)] : rules.rest;
        if (!itemSchema)
            break;
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        isValid &= evaluate(*itemSchema, item, nullptr, sink);
        if (evaluated)
            evaluated->items.insert(i);
    }
    if (evaluated && rules.rest)
        evaluated->allItems = true;
    if (rules.contains && (isValid || !isOver(sink)))
        isValid &= checkContains(schema, instance, evaluated, sink);
    if (rules.unevaluated && (isValid || !isOver(sink)))
        isValid &= checkUnevaluatedItems(schema, instance, evaluated, sink);
    return isValid;
}

bool Evaluation::checkContains(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    const ListRules &rules = *schema.lists;
    qint64 matching = 0;
    for (qsizetype i = 0; i < instance.node.childCount() && !m_isStopped; ++i) {
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        if (!evaluate(*rules.contains, item, nullptr, nullptr))
            continue;
        ++matching;
        if (evaluated)
            evaluated->items.insert(i);
    }
    if (rules.contained.minimum < 0 && matching == 0)
        return fail(schema, instance, "contains", sink);
    if (rules.contained.minimum > matching)
        return fail(schema, instance, "minContains", sink, {QString::number(rules.contained.minimum)});
    if (rules.contained.maximum >= 0 && rules.contained.maximum < matching)
        return fail(schema, instance, "maxContains", sink, {QString::number(rules.contained.maximum)});
    return !m_isStopped;
}

bool Evaluation::checkUnique(const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    QMultiHash<size_t, qsizetype> seen;
    for (qsizetype i = 0; i < instance.node.childCount(); ++i) {
        const Node item = instance.node.childAt(i);
        const size_t hash = hashOf(item, m_stepsLeft);
        for (auto other = seen.constFind(hash); other != seen.constEnd() && other.key() == hash; ++other) {
            if (isEqual(item, instance.node.childAt(*other), m_stepsLeft))
                return fail(schema, instance, "uniqueItems", sink, {QString::number(i), QString::number(*other)});
        }
        if (m_stepsLeft < 0)
            return stop(schema, instance, "steps", {QString::number(m_options.limits.steps)});
        seen.insert(hash, i);
    }
    return true;
}

bool Evaluation::checkUnevaluatedItems(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                                       Sink sink)
{
    bool isValid = true;
    for (qsizetype i = 0; i < instance.node.childCount() && !evaluated->allItems; ++i) {
        if (evaluated->items.contains(i))
            continue;
        const Instance item{&instance, instance.node.childAt(i).resolved(), QByteArray::number(i)};
        CompiledSchema &inner = *schema.lists->unevaluated;
        m_compiler.compile(inner);
        if (inner.isFalse)
            isValid = fail(schema, item, "unevaluatedItems", sink, {QString::number(i)});
        else
            isValid &= evaluate(inner, item, nullptr, sink);
        if (!isValid && isOver(sink))
            return false;
    }
    evaluated->allItems = true;
    return isValid;
}

bool Evaluation::checkObject(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    if (instance.isName || !instance.node.isMapping())
        return true;
    const ObjectRules &rules = *schema.objects;
    const qsizetype count = instance.node.childCount();
    bool isValid = true;
    if (rules.members.minimum > count)
        isValid = fail(schema, instance, "minProperties", sink, {QString::number(rules.members.minimum)});
    if (rules.members.maximum >= 0 && rules.members.maximum < count)
        isValid = fail(schema, instance, "maxProperties", sink, {QString::number(rules.members.maximum)});
    for (const QByteArray &name : rules.required) {
        if (!instance.node.member(name).exists())
            isValid = fail(schema, instance, "required", sink, {QString::fromUtf8(name)});
    }
    QSet<QByteArray> seen;
    for (qsizetype i = 0; i < count && (isValid || !isOver(sink)); ++i) {
        const Instance member{&instance, instance.node.childAt(i).resolved(), instance.node.keyAt(i)};
        // Of a name that is there twice the first one counts, as for pointers.
        if (seen.contains(member.token))
            continue;
        seen.insert(member.token);
        isValid &= checkMember(schema, member, evaluated, sink);
    }
    if (!rules.dependents.empty() && (isValid || !isOver(sink)))
        isValid &= checkDependents(schema, instance, evaluated, sink);
    if (rules.unevaluated && (isValid || !isOver(sink)))
        isValid &= checkUnevaluatedMembers(schema, instance, evaluated, sink);
    return isValid;
}

bool Evaluation::checkMember(const CompiledSchema &schema, const Instance &member, Evaluated *evaluated, Sink sink)
{
    const ObjectRules &rules = *schema.objects;
    const QString shownName = QString::fromUtf8(member.token);
    bool isValid = true;
    bool isKnown = false;
    if (rules.names) {
        const Instance name{member.parent, member.node, member.token, true};
        if (!evaluate(*rules.names, name, nullptr, nullptr))
            isValid = fail(schema, member, "propertyNames", sink, {shownName});
    }
    if (CompiledSchema *own = rules.properties.value(member.token)) {
        isKnown = true;
        isValid &= evaluate(*own, member, nullptr, sink);
    }
    for (const ObjectRules::PatternProperty &each : rules.patterns) {
        bool isMatch = false;
        if (!matches(schema, *each.pattern, member, member.token, &isMatch))
            return false;
        isKnown = isKnown || isMatch;
        if (isMatch)
            isValid &= evaluate(*each.schema, member, nullptr, sink);
    }
    if (!isKnown && rules.additional) {
        isKnown = true;
        m_compiler.compile(*rules.additional);
        if (rules.additional->isFalse)
            isValid = fail(schema, member, "additionalProperties", sink, {shownName});
        else
            isValid &= evaluate(*rules.additional, member, nullptr, sink);
    }
    if (evaluated && isKnown)
        evaluated->members.insert(member.token);
    return isValid;
}

bool Evaluation::checkDependents(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                                 Sink sink)
{
    bool isValid = true;
    for (const ObjectRules::Dependent &dependent : schema.objects->dependents) {
        if (!instance.node.member(dependent.name).exists())
            continue;
        for (const QByteArray &name : dependent.required) {
            if (!instance.node.member(name).exists())
                isValid = fail(schema, instance, "dependentRequired", sink,
                               {QString::fromUtf8(name), QString::fromUtf8(dependent.name)});
        }
        if (dependent.schema)
            isValid &= evaluate(*dependent.schema, instance, evaluated, sink);
    }
    return isValid;
}

bool Evaluation::checkUnevaluatedMembers(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                                         Sink sink)
{
    bool isValid = true;
    CompiledSchema &inner = *schema.objects->unevaluated;
    m_compiler.compile(inner);
    for (qsizetype i = 0; i < instance.node.childCount(); ++i) {
        const QByteArray key = instance.node.keyAt(i);
        if (evaluated->members.contains(key))
            continue;
        const Instance member{&instance, instance.node.childAt(i).resolved(), key};
        if (inner.isFalse)
            isValid = fail(schema, member, "unevaluatedProperties", sink, {QString::fromUtf8(key)});
        else
            isValid &= evaluate(inner, member, nullptr, sink);
        if (!isValid && isOver(sink))
            return false;
        evaluated->members.insert(key);
    }
    return isValid;
}

bool Evaluation::checkCombinations(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    const Combinations &parts = *schema.combinations;
    bool isValid = true;
    for (CompiledSchema *each : parts.allOf) {
        isValid &= evaluate(*each, instance, evaluated, sink);
        if (!isValid && isOver(sink))
            return false;
    }
    if (!parts.anyOf.empty() || !parts.oneOf.empty())
        isValid &= checkAlternatives(schema, instance, evaluated, sink);
    if (parts.notOf && evaluate(*parts.notOf, instance, nullptr, nullptr))
        isValid = fail(schema, instance, "not", sink);
    if (parts.ifOf && !m_isStopped) {
        CompiledSchema *next = evaluate(*parts.ifOf, instance, evaluated, nullptr) ? parts.thenOf : parts.elseOf;
        if (next)
            isValid &= evaluate(*next, instance, evaluated, sink);
    }
    return isValid && !m_isStopped;
}

bool Evaluation::checkAlternatives(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    const Combinations &parts = *schema.combinations;
    bool isValid = true;
    qsizetype matching = 0;
    for (CompiledSchema *each : parts.anyOf) {
        matching += evaluate(*each, instance, evaluated, nullptr) ? 1 : 0;
        // All of them say what is evaluated.
        if (matching > 0 && !evaluated)
            break;
    }
    if (!parts.anyOf.empty() && matching == 0)
        isValid = fail(schema, instance, "anyOf", sink);
    matching = 0;
    for (CompiledSchema *each : parts.oneOf)
        matching += evaluate(*each, instance, evaluated, nullptr) ? 1 : 0;
    if (!parts.oneOf.empty() && matching != 1)
        isValid = fail(schema, instance, "oneOf", sink, {QString::number(matching)});
    return isValid;
}

} // namespace schema
