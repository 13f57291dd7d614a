#include "branchmatch.h"

#include "canonicaljson.h"
#include "refs.h"

#include <algorithm>
#include <functional>

namespace difference {

namespace {

/** The largest number of pairs of branches whose meaning is compared to find equal ones. */
constexpr qsizetype MaximumTrials = 400;

QByteArray referenceName(const Located &branch)
{
    const auto reference = openapi::referenceOf(branch.node);
    return reference ? reference->section(u'/', -1).toUtf8() : QByteArray();
}

QByteArray title(const Located &branch)
{
    return branch.member("title").bytes();
}

/** Empty for a branch that can't be found by its content. */
QByteArray content(const Located &branch)
{
    return openapi::referenceOf(branch.node) ? QByteArray() : canonicalJson(branch.node).value_or(QByteArray());
}

/** Moves the branches with equal, not empty keys to the pairs. */
void pairBy(BranchMatch &match, const std::function<QByteArray(const Located &)> &keyOf)
{
    QHash<QByteArray, QList<Located>> present;
    for (const Located &branch : match.added)
        present[keyOf(branch)].append(branch);
    QSet<openapi::Place> taken;
    match.removed.removeIf([&](const Located &branch) {
        const QByteArray key = keyOf(branch);
        const auto found = key.isEmpty() ? present.end() : present.find(key);
        if (found == present.end() || found->isEmpty())
            return false;
        const Located other = found->takeFirst();
        taken.insert(other.place);
        match.pairs.append({branch, other});
        return true;
    });
    match.added.removeIf([&](const Located &branch) { return taken.contains(branch.place); });
}

void pairInlineByOrder(BranchMatch &match)
{
    const auto isInline = [](const Located &branch) { return !openapi::referenceOf(branch.node); };
    const auto take = [&](QList<Located> &list) {
        const auto found = std::ranges::find_if(list, isInline);
        return found == list.end() ? std::nullopt : std::optional(list.takeAt(std::distance(list.begin(), found)));
    };
    while (std::ranges::any_of(match.removed, isInline) && std::ranges::any_of(match.added, isInline)) {
        const auto old = take(match.removed);
        match.pairs.append({*old, *take(match.added)});
    }
}

void pairEquivalent(SchemaComparison &comparison, BranchMatch &match, const SchemaContext &context)
{
    if (match.removed.size() * match.added.size() > MaximumTrials)
        return;
    match.removed.removeIf([&](const Located &branch) {
        const auto same = std::ranges::find_if(match.added, [&](const Located &other) {
            return comparison.isEquivalent(branch, other, context.inside());
        });
        if (same == match.added.end())
            return false;
        match.pairs.append({branch, *same});
        match.added.erase(same);
        return true;
    });
}

BranchMatch named(const QList<Located> &before, const QList<Located> &now)
{
    BranchMatch match{{}, before, now};
    pairBy(match, referenceName);
    pairBy(match, title);
    pairBy(match, content);
    return match;
}

} // namespace

BranchMatch matchByName(const QList<Located> &before, const QList<Located> &now)
{
    BranchMatch match = named(before, now);
    pairInlineByOrder(match);
    return match;
}

BranchMatch matchBranches(SchemaComparison &comparison, const QList<Located> &before, const QList<Located> &now,
                          const SchemaContext &context)
{
    BranchMatch match = named(before, now);
    pairEquivalent(comparison, match, context);
    pairInlineByOrder(match);
    return match;
}

QString labelOf(const Located &branch)
{
    if (const QByteArray name = referenceName(branch); !name.isEmpty())
        return QString::fromUtf8(name);
    if (const QByteArray name = title(branch); !name.isEmpty())
        return QString::fromUtf8(name);
    const QString type = branch.member("type").text();
    return type.isEmpty() ? u"schema"_qs : type;
}

} // namespace difference
