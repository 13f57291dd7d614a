#include "schemacomparison.h"

#include "refs.h"
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

/** The largest number of pairs that are remembered when another root begins. */
constexpr qsizetype MostRemembered = 100'000;

int stateOf(const SchemaContext &context)
{
    return int(context.isNegated) | int(context.isHidden) << 1 | int(context.isProperty) << 2 |
           int(context.isOpen) << 3;
}

/** Everything of a context that changes of a schema depend on, apart from the names of its operation and subject. */
int wholeStateOf(const SchemaContext &context)
{
    const Subject &subject = context.origin.subject;
    const bool isOfHeader = subject.kind == Subject::Kind::Parameter && subject.names.value(0) == u"header";
    return stateOf(context) | int(context.isRequest) << 4 | int(context.isText) << 5 |
           int(context.origin.isReversed) << 6 | int(isOfHeader) << 7 | int(context.kind) << 8 |
           int(subject.kind) << 12;
}

/** A schema, or the target of its reference, if changes have the same places for each reference to it. */
std::optional<Located> sharedTarget(Side &side, const Located &schema)
{
    if (!schema.node.isMapping())
        return std::nullopt;
    if (!openapi::referenceOf(schema.node))
        return schema;
    const bool isOf30 = side.versionAt(schema.place.address) == specification::Version::V30;
    const auto target = isOf30 || schema.node.childCount() == 1 ? side.follow(schema) : std::nullopt;
    const bool isSchema = target && target->node.isMapping() && !openapi::referenceOf(target->node);
    return isSchema ? target : std::nullopt;
}

} // namespace

void SchemaComparison::compareRoot(const Located &before, const Located &now, const SchemaContext &context)
{
    m_visited = {};
    if (m_numbers.size() > MostRemembered) {
        m_numbers.clear();
        m_shared.clear();
    }
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
    auto number = m_numbers.constFind(key);
    if (number == m_numbers.constEnd())
        number = m_numbers.insert(key, m_numbers.size());
    if (!m_visited.visit(*number))
        return false;
    m_deepest = std::max(m_deepest, context.depth);
    const bool isOver = ++m_pairs > limits().schemaPairs || context.depth > limits().depth;
    m_overLimit += isOver ? 1 : 0;
    if (isOver)
        add("not-compared"_change, context, {before.value(0), now.value(0)}, {u"limit"_qs});
    return !isOver;
}

void SchemaComparison::compare(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context)
{
    if (!begin(before, now, context))
        return;
    const auto key = sharedKey(before, now, context);
    if (!key)
        compareKeywords(before, now, context);
    else if (!repeat(*key, context))
        record(*key, before, now, context);
}

/** Returns what two schemas are known by if other parts of an API can reach them; std::nullopt if they can't. */
std::optional<SchemaComparison::Key> SchemaComparison::sharedKey(const QList<Located> &before,
                                                                 const QList<Located> &now,
                                                                 const SchemaContext &context)
{
    // Only the report of all changes keeps them.
    const bool isKept = m_report == &m_whole || !m_shared.isEmpty();
    if (!isKept || context.isNegated || before.size() != 1 || now.size() != 1)
        return std::nullopt;
    const bool wasReference = openapi::referenceOf(before.first().node).has_value();
    const bool isReference = openapi::referenceOf(now.first().node).has_value();
    const bool isRoot = context.depth == 0;
    if (!isRoot && !wasReference && !isReference)
        return std::nullopt;
    const auto old = sharedTarget(m_before, before.first());
    const auto present = sharedTarget(m_now, now.first());
    if (!old || !present)
        return std::nullopt;
    return Key{{old->place}, {present->place}, wholeStateOf(context) << 2 | int(wasReference) << 1 | int(isReference)};
}

/** Adds the changes of a comparison that was made, unless it is unknown or would not be the same here. */
bool SchemaComparison::repeat(const Key &key, const SchemaContext &context)
{
    const auto known = m_shared.constFind(key);
    if (known == m_shared.constEnd() || context.depth + known->depth > limits().depth ||
        m_report->size() + known->range.size() > limits().changes || !m_visited.visitAll(known->visited))
        return false;
    m_deepest = std::max(m_deepest, context.depth + known->depth);
    m_report->repeat(m_whole, known->range, context.origin, known->property);
    return true;
}

/** Compares two schemas, and keeps the comparison if it is the same wherever the schemas are. */
void SchemaComparison::record(const Key &key, const QList<Located> &before, const QList<Located> &now,
                              const SchemaContext &context)
{
    if (m_report != &m_whole)
        return compareKeywords(before, now, context);
    const ReportRange state = m_report->rangeSince({});
    const qint64 overLimit = m_overLimit;
    const int deepest = std::exchange(m_deepest, context.depth);
    m_visited.beginRecording();
    compareKeywords(before, now, context);
    const auto visited = m_visited.endRecording();
    if (visited && overLimit == m_overLimit && !m_report->isFull())
        m_shared.insert(
            key, {m_report->rangeSince(state), context.origin.subject.property, *visited, m_deepest - context.depth});
    m_deepest = std::max(m_deepest, deepest);
}

void SchemaComparison::compareKeywords(const QList<Located> &before, const QList<Located> &now,
                                       const SchemaContext &context)
{
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
    VisitedPairs visited = std::exchange(m_visited, {});
    compare(before, now, context);
    m_visited = std::move(visited);
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
