#include "schemacomparison.h"

#include "rulelookup.h"

#include <algorithm>

namespace difference {

namespace {

QList<openapi::Place> placesOf(const QList<Located> &schemas)
{
    QList<openapi::Place> places;
    for (const Located &schema : schemas)
        places.append(schema.place);
    return places;
}

/** Only some ids say that a property is write-only. */
Scope scopeFor(const ChangeRule &rule, const SchemaContext &context)
{
    const Scope scope = context.scope();
    const bool isUnnamed = scope == Scope::ResponseWriteOnlyProperty && !hasScope(rule, scope);
    return isUnnamed ? Scope::ResponseProperty : scope;
}

int stateOf(const SchemaContext &context)
{
    return int(context.isNegated) | int(context.isHidden) << 1 | int(context.isProperty) << 2 |
           int(context.isOpen) << 3;
}

} // namespace

void SchemaComparison::compareRoot(const Located &before, const Located &now, const SchemaContext &context)
{
    m_visited.clear();
    const qsizetype first = m_report->size();
    compare({before}, {now}, context);
    m_report->addRoot(before, now, first);
}

bool SchemaComparison::isSame(const QList<Located> &before, const QList<Located> &now)
{
    if (before.size() != now.size())
        return false;
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (!m_sameness.isSame(before[i], now[i]))
            return false;
    }
    return true;
}

bool SchemaComparison::begin(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context)
{
    if (isSame(before, now))
        return false;
    const Key key{placesOf(before), placesOf(now), stateOf(context)};
    if (m_visited.contains(key))
        return false;
    m_visited.insert(key);
    const bool isOver = ++m_pairs > limits().schemaPairs || context.depth > limits().depth;
    if (isOver)
        add("not-compared"_change, context, {before.value(0), now.value(0)}, {u"limit"_qs});
    return !isOver;
}

void SchemaComparison::compare(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context)
{
    if (!begin(before, now, context))
        return;
    std::optional<Report::PairScope> scope;
    if (!context.isNegated) // A value that fits a schema inside of `not` is no value of the message.
        scope.emplace(*m_report, ComparedPair{before, now, context.origin.subject.property});
    const SchemaView old = viewOfOld(before);
    const SchemaView present = viewOfNew(now);
    if (old.problem() != present.problem() || !old.problem().isEmpty()) {
        const QString problem = present.problem().isEmpty() ? old.problem() : present.problem();
        return add("not-compared"_change, context, {old.place(), present.place()}, {problem});
    }
    if (old.isNever() != present.isNever())
        add(present.isNever() ? "forbidden"_change : "allowed"_change, context, {old.place(), present.place()});
    if (!old.isNever() && !present.isNever())
        m_compareViews(*this, {old, present, context, quint8(old.types() & present.types())});
}

Effect SchemaComparison::effectBetween(const QList<Located> &before, const QList<Located> &now,
                                       const SchemaContext &context)
{
    return quietly(before, now, context).effectSince(0);
}

bool SchemaComparison::changesOnly(Effect effect, const Located &before, const Located &now,
                                   const SchemaContext &context)
{
    SchemaContext plain = context.inside();
    plain.isNegated = false;
    plain.isHidden = false;
    plain.isOpen = false;
    plain.isRequest = !plain.origin.isReversed;
    Report report = quietly({before}, {now}, plain);
    return std::ranges::all_of(report.difference().changes, [&](const Change &change) {
        return change.effect == effect || change.effect == Effect::None || change.id == u"request-property-removed";
    });
}

/** Compares schemas without reporting the changes. */
Report SchemaComparison::quietly(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context)
{
    Report quiet(limits());
    Report *const loud = std::exchange(m_report, &quiet);
    const QSet<Key> visited = std::exchange(m_visited, {});
    compare(before, now, context);
    m_visited = visited;
    m_report = loud;
    return quiet;
}

void SchemaComparison::add(const ChangeRule &rule, const SchemaContext &context, const Places &places,
                           const QStringList &arguments, std::optional<Effect> effect)
{
    m_report->add(rule, prefixOf(scopeFor(rule, context)), context.origin, context.isRequest,
                  context.effective(effect.value_or(rule.effect)), places, arguments);
}

void SchemaComparison::addUnscoped(const ChangeRule &rule, const SchemaContext &context, const Places &places,
                                   const QStringList &arguments, std::optional<Effect> effect)
{
    m_report->add(rule, context.origin, context.isRequest, places, arguments,
                  context.effective(effect.value_or(rule.effect)));
}

} // namespace difference
