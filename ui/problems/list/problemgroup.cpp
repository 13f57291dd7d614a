#include "problemgroup.h"

#include <QHash>

#include <algorithm>

namespace problems {

namespace {

QString keyOf(const Problem &problem, Grouping grouping)
{
    switch (grouping) {
    case Grouping::File:
        // Several untitled definitions can have the same title.
        return problem.definition ? QString::number(quintptr(problem.definition), 16) : problem.address;
    case Grouping::Rule:
        return problem.diagnostic.rule;
    case Grouping::None:
        break;
    }
    return {};
}

} // namespace

void ProblemGroup::add(const Problem &problem)
{
    problems.append(problem);
    identities.append(problem.identity());
    worst = std::min(worst, problem.diagnostic.severity);
}

std::vector<std::unique_ptr<ProblemGroup>> groupsOf(const QList<const Problem *> &problems, Grouping grouping)
{
    std::vector<std::unique_ptr<ProblemGroup>> groups;
    QHash<QString, ProblemGroup *> byKey;
    if (grouping == Grouping::None)
        byKey.insert({}, groups.emplace_back(std::make_unique<ProblemGroup>()).get());
    for (const Problem *problem : problems) {
        const QString key = keyOf(*problem, grouping);
        ProblemGroup *&group = byKey[key];
        if (!group) {
            group = groups.emplace_back(std::make_unique<ProblemGroup>()).get();
            group->grouping = grouping;
            group->key = key;
            group->title = grouping == Grouping::File ? problem->title() : key;
        }
        group->add(*problem);
    }
    if (grouping == Grouping::Rule) {
        std::sort(groups.begin(), groups.end(), [](const auto &one, const auto &other) {
            return one->worst != other->worst ? one->worst < other->worst : one->key < other->key;
        });
    }
    return groups;
}

} // namespace problems
