#include "servedpathindex.h"

#include <algorithm>

namespace reach {

namespace {

/** The number of segments of a listen path that are indexed. */
constexpr qsizetype IndexedSegments = 16;

qsizetype indexedCount(const ServedPath &path)
{
    return std::min(path.segmentCount(), IndexedSegments);
}

} // namespace

ServedPathIndex::ServedPathIndex(const std::vector<ServedPath> &paths)
    : m_nodes(1)
{
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (paths[i].isValid())
            insert(static_cast<qsizetype>(i), paths[i]);
    }
}

void ServedPathIndex::insert(qsizetype index, const ServedPath &path)
{
    m_all.append(index);
    if (path.hasExpression()) {
        m_expressions.append(index);
        return;
    }
    int node = 0;
    // A segment that is only the beginning of what is served matches many others.
    for (qsizetype i = 0; i < indexedCount(path) && !path.isPrefix(i); ++i)
        node = child(node, path.segmentText(i), path.isLiteral(i));
    m_nodes[static_cast<std::size_t>(node)].ends.append(index);
}

int ServedPathIndex::child(int node, const QByteArray &text, bool isLiteral)
{
    const auto next = static_cast<int>(m_nodes.size());
    Node &parent = m_nodes[static_cast<std::size_t>(node)];
    QHash<QByteArray, int> &children = isLiteral ? parent.literals : parent.others;
    const auto known = children.constFind(text);
    if (known != children.cend())
        return *known;
    children.insert(text, next);
    m_nodes.emplace_back();
    return next;
}

QList<qsizetype> ServedPathIndex::candidates(const ServedPath &path, StepBudget &budget) const
{
    if (path.hasExpression()) {
        budget.take(m_all.size());
        return m_all;
    }
    QList<qsizetype> found = m_expressions;
    budget.take(found.size());
    collect(0, 0, path, budget, found);
    std::sort(found.begin(), found.end());
    return found;
}

void ServedPathIndex::collect(int node, qsizetype depth, const ServedPath &path, StepBudget &budget,
                              QList<qsizetype> &found) const
{
    if (depth == indexedCount(path) || path.isPrefix(depth))
        return collectBelow(node, budget, found);
    const Node &here = m_nodes[static_cast<std::size_t>(node)];
    if (!budget.take(1 + here.ends.size()))
        return;
    found += here.ends;
    if (path.isLiteral(depth)) {
        if (const auto same = here.literals.constFind(path.segmentText(depth)); same != here.literals.cend())
            collect(*same, depth + 1, path, budget, found);
    } else {
        for (const int each : here.literals)
            collect(each, depth + 1, path, budget, found);
    }
    for (const int each : here.others)
        collect(each, depth + 1, path, budget, found);
}

void ServedPathIndex::collectBelow(int node, StepBudget &budget, QList<qsizetype> &found) const
{
    const Node &here = m_nodes[static_cast<std::size_t>(node)];
    if (!budget.take(1 + here.ends.size()))
        return;
    found += here.ends;
    for (const QHash<QByteArray, int> *children : {&here.literals, &here.others}) {
        for (const int each : *children)
            collectBelow(each, budget, found);
    }
}

} // namespace reach
