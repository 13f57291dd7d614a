#include "appliedschemas.h"

#include <algorithm>

namespace schema {

namespace {

void append(std::vector<CompiledSchema *> &list, const std::vector<CompiledSchema *> &added)
{
    list.insert(list.end(), added.begin(), added.end());
}

/** To look at a schema takes much less than to evaluate it. */
qint64 stepsToLookAt(std::size_t schemas)
{
    constexpr std::size_t LookedAtInStep = 16;
    return 1 + qint64(schemas / LookedAtInStep);
}

} // namespace

/** From the value where the validation started down to the object. */
void AppliedSchemas::collect()
{
    m_isCollected = true;
    const QList<Evaluator::Frame> &frames = m_evaluator.frames();
    if (!m_evaluator.take(frames.size(), m_schema, m_object))
        return;
    for (const Evaluator::Frame &frame : frames)
        m_evaluated[frame.instance].insert(frame.schema);
    std::vector<const Instance *> way;
    for (const Instance *each = &m_object; each; each = each->parent)
        way.push_back(each);
    for (auto each = way.rbegin(); each != way.rend(); ++each) {
        m_applied = schemasOf(**each);
        // To evaluate the alternatives of each enclosing value again would take the square of the time.
        const bool isObject = *each == &m_object && !m_evaluator.isSearching();
        collectFor(**each, isObject ? Choice::Evaluated : Choice::All);
    }
}

bool AppliedSchemas::open(CompiledSchema &schema, const Instance &instance)
{
    m_evaluator.compile(schema);
    return !schema.fault && m_evaluator.take(1, schema, instance);
}

bool AppliedSchemas::isEvaluated(CompiledSchema *schema, const Instance &instance) const
{
    const auto found = m_evaluated.constFind(&instance);
    return found != m_evaluated.constEnd() && found->contains(schema);
}

/** The schemas that the schemas of the enclosing value have for a value, and those that are being evaluated on it. */
AppliedSchemas::Schemas AppliedSchemas::schemasOf(const Instance &child)
{
    const QSet<CompiledSchema *> evaluated = m_evaluated.value(&child);
    Schemas schemas(evaluated.begin(), evaluated.end());
    for (const CompiledSchema *schema : m_applied) {
        if (schema->objects && child.parent->node.isMapping()) {
            addProperty(schemas, *schema, *child.parent, child.token);
        } else if (schema->lists && child.parent->node.isSequence()) {
            const auto index = std::size_t(child.token.toLongLong());
            const std::vector<CompiledSchema *> &prefix = schema->lists->prefix;
            if (CompiledSchema *item = index < prefix.size() ? prefix[index] : schema->lists->rest)
                schemas.push_back(item);
        }
    }
    return schemas;
}

void AppliedSchemas::addProperty(Schemas &schemas, const CompiledSchema &schema, const Instance &object,
                                 const QByteArray &name)
{
    const ObjectRules &rules = *schema.objects;
    CompiledSchema *own = rules.properties.value(name);
    bool isKnown = own != nullptr;
    if (own)
        schemas.push_back(own);
    for (const ObjectRules::PatternProperty &each : rules.patterns) {
        bool isMatch = false;
        if (!m_evaluator.match(schema, *each.pattern, object, name, &isMatch))
            return;
        isKnown = isKnown || isMatch;
        if (isMatch)
            schemas.push_back(each.schema);
    }
    if (!isKnown && rules.additional)
        schemas.push_back(rules.additional);
}

/** Adds what keywords for the same value apply beside the schemas that are known to apply. */
void AppliedSchemas::collectFor(const Instance &instance, Choice choice)
{
    Schemas next = std::exchange(m_applied, {});
    QSet<const CompiledSchema *> seen;
    while (!next.empty()) {
        CompiledSchema *schema = next.back();
        next.pop_back();
        if (seen.contains(schema))
            continue;
        seen.insert(schema);
        if (!open(*schema, instance))
            continue;
        m_applied.push_back(schema);
        addNext(next, *schema, instance, choice);
    }
}

void AppliedSchemas::addNext(Schemas &next, CompiledSchema &schema, const Instance &instance, Choice choice)
{
    append(next, m_evaluator.targetsOf(schema));
    if (const Combinations *parts = schema.combinations.get()) {
        append(next, parts->allOf);
        addAlternatives(next, parts->anyOf, instance, choice);
        addAlternatives(next, parts->oneOf, instance, choice);
        addConditional(next, *parts, instance, choice);
    }
    if (!schema.objects || !instance.members)
        return;
    for (const ObjectRules::Dependent &dependent : schema.objects->dependents) {
        if (dependent.schema && instance.hasMember(dependent.name))
            next.push_back(dependent.schema);
    }
}

void AppliedSchemas::addAlternatives(Schemas &next, const Schemas &alternatives, const Instance &instance,
                                     Choice choice)
{
    if (!m_evaluator.take(stepsToLookAt(alternatives.size()), m_schema, m_object))
        return;
    const auto evaluated = std::ranges::find_if(alternatives,
                                                [&](CompiledSchema *each) { return isEvaluated(each, instance); });
    if (evaluated != alternatives.end())
        return next.push_back(*evaluated);
    for (CompiledSchema *each : alternatives) {
        if (choice == Choice::All || m_evaluator.fits(*each, instance))
            next.push_back(each);
    }
}

void AppliedSchemas::addConditional(Schemas &next, const Combinations &parts, const Instance &instance, Choice choice)
{
    if (!parts.ifOf)
        return;
    const auto add = [&next](CompiledSchema *schema) {
        if (schema)
            next.push_back(schema);
    };
    const bool isThen = isEvaluated(parts.thenOf, instance);
    const bool isElse = isEvaluated(parts.elseOf, instance);
    const bool isOpen = !isThen && !isElse && choice == Choice::All;
    const bool isMet = isThen || (!isElse && !isOpen && m_evaluator.fitsStrictly(*parts.ifOf, instance));
    if (isOpen || isMet) {
        add(parts.ifOf);
        add(parts.thenOf);
    }
    if (isOpen || !isMet)
        add(parts.elseOf);
}

bool AppliedSchemas::isUnsent(const QByteArray &name)
{
    if (isMarkedBy({&m_schema}, name))
        return true;
    if (!m_isCollected)
        collect();
    return isMarkedBy(m_applied, name);
}

bool AppliedSchemas::isMarkedBy(const Schemas &schemas, const QByteArray &name)
{
    if (!m_evaluator.take(stepsToLookAt(schemas.size()), m_schema, m_object))
        return false;
    Schemas properties;
    for (const CompiledSchema *schema : schemas) {
        if (schema->objects)
            addProperty(properties, *schema, m_object, name);
    }
    return isOneMarked(std::move(properties), Depth::WithAlternatives);
}

/** True if a schema itself, a part of it, or all of its alternatives mark the property. Alternatives inside
 * alternatives are ignored. */
bool AppliedSchemas::isOneMarked(Schemas next, Depth depth)
{
    const Unsent unsent = m_evaluator.unsent();
    QSet<const CompiledSchema *> seen;
    while (!next.empty()) {
        CompiledSchema *schema = next.back();
        next.pop_back();
        if (seen.contains(schema))
            continue;
        seen.insert(schema);
        if (!open(*schema, m_object))
            continue;
        if ((schema->isReadOnly && unsent.readOnly) || (schema->isWriteOnly && unsent.writeOnly))
            return true;
        append(next, m_evaluator.targetsOf(*schema));
        const Combinations *parts = schema->combinations.get();
        if (!parts)
            continue;
        append(next, parts->allOf);
        if (depth == Depth::WithAlternatives && (areAllMarked(parts->anyOf) || areAllMarked(parts->oneOf)))
            return true;
    }
    return false;
}

bool AppliedSchemas::areAllMarked(const Schemas &alternatives)
{
    return !alternatives.empty() && std::ranges::all_of(alternatives, [this](CompiledSchema *each) {
        return isOneMarked({each}, Depth::WithoutAlternatives);
    });
}

} // namespace schema
