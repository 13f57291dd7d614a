#include "branchcomparison.h"

#include "branchmatch.h"
#include "overlap.h"
#include "rulelookup.h"

#include <algorithm>

namespace difference {

namespace {

/** The rules for alternatives that appear and disappear. */
struct BranchRules {
    const char *keyword;
    const ChangeRule &added;
    const ChangeRule &removed;
    const ChangeRule &set;
    const ChangeRule &unset;
};

constexpr BranchRules RulesOfOneOf{"oneOf", "one-of-added"_change, "one-of-removed"_change, "one-of-set"_change,
                                   "one-of-unset"_change};
constexpr BranchRules RulesOfAnyOf{"anyOf", "any-of-added"_change, "any-of-removed"_change, "any-of-set"_change,
                                   "any-of-unset"_change};

QList<BranchGroup> groupsOf(const SchemaView &view, const char *keyword)
{
    QList<BranchGroup> groups = view.groups();
    groups.removeIf([&](const BranchGroup &group) { return group.keyword != keyword; });
    return groups;
}

/** True if a value can fit a branch and another one of the same group. */
bool overlapsOthers(Side &side, const Located &branch, const BranchGroup &group, const Limits &limits)
{
    return std::ranges::any_of(group.branches, [&](const Located &other) {
        return other.place != branch.place && canOverlap(side, branch, other, limits);
    });
}

void compareGroup(SchemaComparison &comparison, const ViewPair &pair, const BranchGroup &before, const BranchGroup &now,
                  const BranchRules &rules)
{
    const BranchMatch match = matchBranches(comparison, before.branches, now.branches, pair.context);
    const bool isExclusive = rules.keyword == QByteArrayView("oneOf");
    for (const auto &[old, present] : match.pairs) {
        if (comparison.isSame({old}, {present}))
            continue;
        SchemaContext context = pair.context.inside();
        // A value that fits one branch less can fit exactly one of them now.
        context.isOpen = context.isOpen ||
                         (isExclusive && (overlapsOthers(comparison.before(), old, before, comparison.limits()) ||
                                          overlapsOthers(comparison.now(), present, now, comparison.limits())));
        comparison.compare({old}, {present}, context);
    }
    // The objects of a `oneOf` are meant to be different ones, although their schemas seldom say so.
    const auto overlapsOtherThanObjects = [&](Side &side, const Located &branch, const BranchGroup &group) {
        return std::ranges::any_of(group.branches, [&](const Located &other) {
            return other.place != branch.place && canOverlap(side, branch, other, comparison.limits()) &&
                   !areObjects(side, branch, other, comparison.limits());
        });
    };
    const auto contextOf = [&](Side &side, const Located &branch, const BranchGroup &group) {
        SchemaContext context = pair.context;
        context.isOpen = isExclusive && overlapsOtherThanObjects(side, branch, group);
        return context;
    };
    for (const Located &branch : match.removed)
        comparison.add(rules.removed, contextOf(comparison.before(), branch, before), {branch, now.place},
                       {labelOf(branch)});
    for (const Located &branch : match.added)
        comparison.add(rules.added, contextOf(comparison.now(), branch, now), {before.place, branch},
                       {labelOf(branch)});
}

/** True if alternatives that were added accept all values of the schema that they were added to. */
bool acceptsAllOf(SchemaComparison &comparison, const Located &schema, const BranchGroup &group,
                  const SchemaContext &context)
{
    const SchemaView whole = comparison.viewOfOld({schema});
    const auto accepts = [&](const Located &branch) {
        return comparison.changesOnly(Effect::Widens, schema, branch, context);
    };
    const auto accepting = std::ranges::find_if(group.branches, accepts);
    if (accepting == group.branches.end() || group.keyword == "anyOf")
        return accepting != group.branches.end();
    return std::ranges::all_of(group.branches, [&](const Located &branch) {
        return branch.place == accepting->place || areDisjoint(whole, comparison.viewOfNew({branch}));
    });
}

/** True if a branch of an `anyOf` that was removed accepted all values of the schema that it was removed from. */
bool wasAcceptedBy(SchemaComparison &comparison, const BranchGroup &group, const Located &schema,
                   const SchemaContext &context)
{
    return group.keyword == "anyOf" && std::ranges::any_of(group.branches, [&](const Located &branch) {
               return comparison.changesOnly(Effect::Narrows, branch, schema, context);
           });
}

void compareGroups(SchemaComparison &comparison, const ViewPair &pair, const BranchRules &rules)
{
    const QList<BranchGroup> before = groupsOf(pair.before, rules.keyword);
    const QList<BranchGroup> now = groupsOf(pair.now, rules.keyword);
    const qsizetype both = std::min(before.size(), now.size());
    for (qsizetype i = 0; i < both; ++i)
        compareGroup(comparison, pair, before[i], now[i], rules);
    const auto contextOf = [&](Side &side, const BranchGroup &group) {
        SchemaContext context = pair.context;
        context.isOpen = context.isOpen || (rules.keyword == QByteArrayView("oneOf") &&
                                            overlapsOthers(side, group.branches.first(), group, comparison.limits()));
        return context;
    };
    for (qsizetype i = both; i < now.size(); ++i)
        comparison.add(rules.set, contextOf(comparison.now(), now[i]), {{}, now[i].place}, {},
                       acceptsAllOf(comparison, pair.before.start(), now[i], pair.context) ? std::optional(Effect::None)
                                                                                           : std::nullopt);
    for (qsizetype i = both; i < before.size(); ++i)
        comparison.add(rules.unset, contextOf(comparison.before(), before[i]), {before[i].place, {}}, {},
                       wasAcceptedBy(comparison, before[i], pair.now.start(), pair.context)
                           ? std::optional(Effect::None)
                           : std::nullopt);
}

/** True if a schema consists of alternatives and says nothing else about values. */
bool isOnlyAlternatives(const SchemaView &view)
{
    if (view.groups().size() != 1)
        return false;
    return std::ranges::all_of(view.parts(), [&](const SchemaPart &part) {
        const document::Node node = part.schema.node;
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const QByteArray key = node.keyAt(i);
            if (!isAnnotation(key) && key != view.groups().first().keyword && key != "$ref" && key != "allOf" &&
                key != "discriminator" && key != "type")
                return false;
        }
        return true;
    });
}

/** True if a schema that only has a type got alternatives beside it. */
bool isBesideType(const SchemaView &simple, const SchemaView &other)
{
    const auto hasType = [](const SchemaView &view) { return view.first("type").exists(); };
    return hasType(simple) && hasType(other) && simple.types() == other.types() && simple.groups().isEmpty() &&
           !simple.allowed() && simple.parts().size() == 1 && simple.isOnly({"type", "nullable", "format"});
}

/** The alternatives that are equivalent to a schema, by their indexes. */
std::optional<qsizetype> equivalentBranch(SchemaComparison &comparison, const SchemaView &single,
                                          const BranchGroup &group, const SchemaContext &context, bool isSingleOld)
{
    for (qsizetype i = 0; i < group.branches.size(); ++i) {
        const Located &branch = group.branches[i];
        const Located whole = single.start();
        if (isSingleOld ? comparison.isEquivalent(whole, branch, context)
                        : comparison.isEquivalent(branch, whole, context))
            return i;
    }
    return std::nullopt;
}

void addUnwrapped(SchemaComparison &comparison, const ViewPair &pair, const BranchGroup &group,
                  std::optional<qsizetype> same)
{
    const BranchRules &rules = group.keyword == "oneOf" ? RulesOfOneOf : RulesOfAnyOf;
    if (!same)
        return comparison.add(rules.unset, pair.context, {group.place, pair.now.place()}, {},
                              pair.now.isUnconstrained() ? Effect::Widens : Effect::Undecidable);
    for (qsizetype i = 0; i < group.branches.size(); ++i) {
        if (i != *same)
            comparison.add(rules.removed, pair.context, {group.branches[i], pair.now.place()},
                           {labelOf(group.branches[i])});
    }
}

QList<Located> allOfBranches(const SchemaView &view)
{
    QList<Located> branches;
    for (const Located &list : view.all("allOf")) {
        for (qsizetype i = 0; list.node.isSequence() && i < list.node.childCount(); ++i)
            branches.append(list.at(i));
    }
    return branches;
}

} // namespace

void compareBranches(SchemaComparison &comparison, const ViewPair &pair)
{
    compareGroups(comparison, pair, RulesOfOneOf);
    compareGroups(comparison, pair, RulesOfAnyOf);
}

bool compareWrapping(SchemaComparison &comparison, const ViewPair &pair)
{
    const bool isWrapped = pair.before.groups().isEmpty() && isOnlyAlternatives(pair.now);
    const bool isUnwrapped = pair.now.groups().isEmpty() && isOnlyAlternatives(pair.before);
    if ((!isWrapped && !isUnwrapped) || (isWrapped && pair.before.isUnconstrained()))
        return false;
    if (isBesideType(pair.before, pair.now) || isBesideType(pair.now, pair.before))
        return false; // The alternatives are beside the type, which stays.
    const SchemaContext context = pair.context.inside();
    if (isUnwrapped) {
        const BranchGroup &group = pair.before.groups().first();
        addUnwrapped(comparison, pair, group, equivalentBranch(comparison, pair.now, group, context, false));
        return true;
    }
    const BranchGroup &group = pair.now.groups().first();
    const auto same = equivalentBranch(comparison, pair.before, group, context, true);
    SchemaContext outer = pair.context;
    // A value that fits another branch too is refused now.
    outer.isOpen = outer.isOpen ||
                   (same && group.keyword == "oneOf" &&
                    overlapsOthers(comparison.now(), group.branches[*same], group, comparison.limits()));
    comparison.add("wrapped-in-one-of"_change, outer, {pair.before.place(), group.place}, {},
                   same ? std::optional(Effect::Widens) : std::nullopt);
    return true;
}

void compareAllOf(SchemaComparison &comparison, const ViewPair &pair, Effect effect)
{
    const QList<Located> before = allOfBranches(pair.before);
    const QList<Located> now = allOfBranches(pair.now);
    // `allOf` of one schema and the schema alone mean the same.
    const bool areBoth = !before.isEmpty() && !now.isEmpty();
    const BranchMatch match = matchByName(before, now);
    for (const Located &branch : match.added) {
        const bool isOnlyDescription = comparison.viewOfNew({branch}).isUnconstrained();
        if (!areBoth && !isOnlyDescription)
            continue;
        const Effect narrowing = isOnlyDescription || effect == Effect::Widens ? Effect::None : effect;
        comparison.add(isOnlyDescription ? "all-of-added-annotation-only"_change : "all-of-added"_change, pair.context,
                       {pair.before.place(), branch}, {labelOf(branch)}, narrowing);
    }
    for (const Located &branch : match.removed) {
        const bool isOnlyDescription = comparison.viewOfOld({branch}).isUnconstrained();
        if (!areBoth && !isOnlyDescription)
            continue;
        const Effect widening = isOnlyDescription || effect == Effect::Narrows ? Effect::None : effect;
        comparison.add(isOnlyDescription ? "all-of-removed-annotation-only"_change : "all-of-removed"_change,
                       pair.context, {branch, pair.now.place()}, {labelOf(branch)}, widening);
    }
}

} // namespace difference
