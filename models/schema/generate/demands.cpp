#include "demands.h"

#include "effort.h"

namespace schema {

int Picks::next(int alternatives)
{
    if (m_at == m_taken.size())
        m_taken.append({0, alternatives});
    return m_taken[m_at++].index;
}

bool Picks::advance()
{
    m_at = 0;
    while (!m_taken.isEmpty() && ++m_taken.last().index >= m_taken.last().alternatives)
        m_taken.removeLast();
    return !m_taken.isEmpty();
}

Demands DemandFinder::demandsOf(const std::vector<CompiledSchema *> &schemas, Picks &picks, Negation negation)
{
    m_demands = {};
    m_negation = negation;
    m_added.clear();
    m_picks = &picks;
    for (CompiledSchema *schema : schemas)
        add(*schema);
    return std::move(m_demands);
}

void DemandFinder::add(CompiledSchema &schema)
{
    // The parts are what is counted: nothing is looked at after an impossible one, however many follow it.
    if (!m_demands.isPossible || m_added.contains(&schema))
        return;
    m_compiler.compile(schema);
    if (schema.fault || schema.isFalse || m_demands.parts.size() >= MaximumParts) {
        m_demands.isPossible = false;
        return;
    }
    m_added.insert(&schema);
    m_demands.parts.push_back(&schema);
    if (schema.types != 0)
        m_demands.types &= schema.types;
    m_demands.isPossible = m_demands.isPossible && m_demands.types != 0;
    if (!schema.reference.isEmpty())
        addReferenced(m_compiler.follow(schema));
    if (!schema.dynamicReference.isEmpty())
        addReferenced(m_compiler.schemaAt(m_documents.resolve(*schema.resource, schema.dynamicReference)));
    if (schema.combinations)
        addAlternatives(schema);
}

void DemandFinder::addReferenced(CompiledSchema *target)
{
    if (target)
        add(*target);
    else
        m_demands.isPossible = false;
}

void DemandFinder::addAlternatives(const CompiledSchema &schema)
{
    const Combinations &combinations = *schema.combinations;
    for (CompiledSchema *each : combinations.allOf) {
        add(*each);
        if (!m_demands.isPossible)
            return;
    }
    for (const auto *list : {&combinations.oneOf, &combinations.anyOf}) {
        if (!list->empty())
            add(*(*list)[std::size_t(m_picks->next(int(list->size())))]);
    }
    m_demands.isExclusive = m_demands.isExclusive || combinations.oneOf.size() > 1;
    m_demands.hasNot = m_demands.hasNot || combinations.notOf || combinations.ifOf;
    if (combinations.notOf)
        addOpposite(*combinations.notOf);
    if (!combinations.ifOf || (!combinations.thenOf && !combinations.elseOf))
        return;
    if (m_picks->next(2) == 0) {
        add(*combinations.ifOf);
        if (combinations.thenOf)
            add(*combinations.thenOf);
    } else if (combinations.elseOf) {
        add(*combinations.elseOf);
    }
}

void DemandFinder::addOpposite(CompiledSchema &schema)
{
    m_demands.isNegated = true;
    if (m_negation == Negation::Checked || !m_demands.isPossible)
        return;
    const std::vector<Opposite> &opposites = m_opposites.of(schema, m_steps);
    if (opposites.empty())
        return;
    const Opposite &opposite = opposites[std::size_t(m_picks->next(int(opposites.size())))];
    if (opposite.unmatched)
        m_demands.unmatched.push_back(opposite.unmatched);
    if (opposite.undivided)
        m_demands.undivided.push_back(opposite.undivided);
    if (const CompiledSchema *differing = opposite.differing) {
        const std::size_t values = differing->allowed ? differing->allowed->values.size() : 1;
        m_demands.variants = int(std::min(m_demands.variants + values, std::size_t(MaximumAttempts)));
    }
    add(*opposite.part);
}

} // namespace schema
