#include "evaluation.h"

#include "combinationkeywords.h"
#include "listkeywords.h"
#include "objectkeywords.h"
#include "valuekeywords.h"

namespace schema {

Outcome Evaluation::run(CompiledSchema &schema, const document::Node &node)
{
    Outcome outcome;
    const Instance instance{nullptr, node.resolved(), {}};
    outcome.isValid = evaluate(schema, instance, nullptr, &outcome.findings);
    if (stoppedBy())
        outcome.findings.append(*stoppedBy());
    else if (unchecked())
        outcome.findings.append(*unchecked());
    outcome.isValid = outcome.isValid && !isStopped() && !unchecked();
    outcome.steps = options().limits.steps - qMax(0, comparison().steps);
    return outcome;
}

bool Evaluation::evaluate(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    if (isStopped())
        return false;
    if (isUnknown(instance))
        return true;
    compiler().compile(schema);
    if (schema.fault)
        return leaveOut(schema, instance, evaluated, sink, schema.fault->limit, {schema.fault->argument});
    if (!take(1 + compiler().takeSteps(), schema, instance))
        return false;
    if (m_depth >= options().limits.depth)
        return stop(schema, instance, "depth");
    if (schema.isFalse)
        return fail(schema, instance, "false", sink);
    if (!instance.isName && instance.node.isMapping() && !checkMembers(schema, instance))
        return false;
    ++m_depth;
    push({&schema, &instance});
    const bool isNewScope = m_scope.isEmpty() || m_scope.last() != schema.resource;
    if (isNewScope)
        m_scope.append(schema.resource);
    const bool isValid = evaluateKeywords(schema, instance, evaluated, sink);
    if (isNewScope)
        m_scope.removeLast();
    pop();
    --m_depth;
    return isValid && !isStopped();
}

/** Reads the members. Other programs may read the last of two with the same name, so such a value has no meaning. */
bool Evaluation::checkMembers(const CompiledSchema &schema, const Instance &instance)
{
    if (instance.members || schema.node.isBool())
        return true;
    int budget = qMax(0, comparison().steps);
    const int before = budget;
    instance.members = std::make_shared<const Members>(document::membersOf(instance.node, budget));
    if (!take(qint64(before) - budget + qsizetype(instance.members->list.size()), schema, instance))
        return false;
    for (const document::Member &member : instance.members->list) {
        if (member.isRepeated) {
            return stop(schema, {&instance, member.value, member.key}, "duplicate", {QString::fromUtf8(member.key)});
        }
    }
    return true;
}

bool Evaluation::evaluateKeywords(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    // What this schema looks at is collected apart, because what it finds may not count outside.
    std::optional<Evaluated> own;
    if (evaluated || schema.needsEvaluated)
        own.emplace();
    Evaluated *inner = own ? &*own : nullptr;
    const auto isDone = [&](bool isValid) { return !isValid && isOver(sink); };
    bool isValid = evaluateReferences(schema, instance, inner, sink);
    if (isDone(isValid))
        return false;
    isValid &= checkAnyValue(*this, schema, instance, sink);
    if (schema.numbers && !isDone(isValid))
        isValid &= checkNumber(*this, schema, instance, sink);
    if (schema.texts && !isDone(isValid))
        isValid &= checkText(*this, schema, instance, sink);
    if (schema.combinations && !isDone(isValid))
        isValid &= checkCombinations(*this, schema, instance, inner, sink);
    if (schema.lists && !isDone(isValid))
        isValid &= checkList(*this, schema, instance, inner, sink);
    if (schema.objects && !isDone(isValid))
        isValid &= checkObject(*this, schema, instance, inner, sink);
    if (evaluated && isValid) {
        evaluated->add(*own);
        return take(own->members.size() + own->items.size(), schema, instance);
    }
    return isValid;
}

bool Evaluation::evaluateReferences(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    bool isValid = true;
    if (!schema.reference.isEmpty()) {
        CompiledSchema *target = compiler().follow(schema);
        isValid = target ? evaluateTarget(*target, instance, evaluated, sink, schema)
                         : leaveOut(schema, instance, evaluated, sink, "$ref", {schema.reference});
    }
    if (!schema.dynamicReference.isEmpty() && (isValid || !isOver(sink))) {
        CompiledSchema *target = dynamicTarget(schema);
        isValid &= target ? evaluateTarget(*target, instance, evaluated, sink, schema)
                          : leaveOut(schema, instance, evaluated, sink, "$ref", {schema.dynamicReference});
    }
    return isValid;
}

bool Evaluation::evaluateTarget(CompiledSchema &target, const Instance &instance, Evaluated *evaluated, Sink sink,
                                const CompiledSchema &from)
{
    const std::pair key{const_cast<const CompiledSchema *>(&target), &instance};
    if (m_following.contains(key))
        return stop(from, instance, "cycle");
    m_following.insert(key);
    const bool isValid = evaluate(target, instance, evaluated, sink);
    m_following.remove(key);
    return isValid;
}

/** Inside an evaluation of the same value, whose references are not part of a cycle with those of the schema. */
bool Evaluation::fits(CompiledSchema &schema, const Instance &instance)
{
    const auto following = std::exchange(m_following, {});
    const SearchScope search(*this);
    const bool isValid = evaluate(schema, instance, nullptr, nullptr);
    m_following = following;
    return isValid;
}

std::vector<CompiledSchema *> Evaluation::targetsOf(CompiledSchema &schema)
{
    std::vector<CompiledSchema *> targets;
    if (!schema.reference.isEmpty())
        targets.push_back(compiler().follow(schema));
    if (!schema.dynamicReference.isEmpty())
        targets.push_back(dynamicTarget(schema));
    std::erase(targets, nullptr);
    return targets;
}

/** The outermost resource in scope that has this dynamic anchor, if the reference leads to one at first. */
CompiledSchema *Evaluation::dynamicTarget(const CompiledSchema &schema)
{
    const Target first = m_documents.resolve(*schema.resource, schema.dynamicReference);
    if (!first.isDynamic)
        return compiler().schemaAt(first);
    const QByteArray name = schema.dynamicReference.sliced(schema.dynamicReference.indexOf(u'#') + 1).toUtf8();
    for (const Resource *resource : std::as_const(m_scope)) {
        const auto found = resource->dynamicAnchors.constFind(name);
        if (found != resource->dynamicAnchors.constEnd())
            return compiler().schemaAt({resource, found->first, found->second, true});
    }
    return compiler().schemaAt(first);
}

} // namespace schema
