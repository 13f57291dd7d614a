#include "branchcomparison.h"

#include "branchmatch.h"
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

void compareGroup(SchemaComparison &comparison, const ViewPair &pair, const BranchGroup &before, const BranchGroup &now,
                  const BranchRules &rules)
{
    const BranchMatch match = matchBranches(comparison, before.branches, now.branches, pair.context);
    for (const auto &[old, present] : match.pairs)
        comparison.compare({old}, {present}, pair.context.inside());
    for (const Located &branch : match.removed)
        comparison.add(rules.removed, pair.context, {branch, now.place}, {labelOf(branch)});
    for (const Located &branch : match.added)
        comparison.add(rules.added, pair.context, {before.place, branch}, {labelOf(branch)});
}

void compareGroups(SchemaComparison &comparison, const ViewPair &pair, const BranchRules &rules)
{
    const QList<BranchGroup> before = groupsOf(pair.before, rules.keyword);
    const QList<BranchGroup> now = groupsOf(pair.now, rules.keyword);
    const qsizetype both = std::min(before.size(), now.size());
    for (qsizetype i = 0; i < both; ++i)
        compareGroup(comparison, pair, before[i], now[i], rules);
    for (qsizetype i = both; i < now.size(); ++i)
        comparison.add(rules.set, pair.context, {{}, now[i].place});
    for (qsizetype i = both; i < before.size(); ++i)
        comparison.add(rules.unset, pair.context, {before[i].place, {}});
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
    const SchemaContext context = pair.context.inside();
    if (isUnwrapped) {
        const BranchGroup &group = pair.before.groups().first();
        addUnwrapped(comparison, pair, group, equivalentBranch(comparison, pair.now, group, context, false));
        return true;
    }
    const BranchGroup &group = pair.now.groups().first();
    const bool isOneOfThem = equivalentBranch(comparison, pair.before, group, context, true).has_value();
    comparison.add("wrapped-in-one-of"_change, pair.context, {pair.before.place(), group.place}, {},
                   isOneOfThem ? std::optional(Effect::Widens) : std::nullopt);
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
