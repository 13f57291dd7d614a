#pragma once

#include "servedpath.h"
#include "stepbudget.h"

#include <QHash>

#include <vector>

namespace reach {

/** Finds the listen paths that can have requests in common with another one, by the segments that they begin with. */
class ServedPathIndex final
{
public:
    /** Indexes the valid ones of `paths`. */
    explicit ServedPathIndex(const std::vector<ServedPath> &paths);

    /** Returns the indexes of listen paths that can have requests in common with `path`, itself included, in ascending
     * order. Some are missing if the budget is spent. */
    [[nodiscard]] QList<qsizetype> candidates(const ServedPath &path, StepBudget &budget) const;

private:
    /** The listen paths that begin with the same segments. */
    struct Node {
        QHash<QByteArray, int> literals; ///< The nodes of the next segments that are literals.
        QHash<QByteArray, int> others;   ///< The nodes of the next segments with parameters.
        QList<qsizetype> ends;           ///< The listen paths that end here, or whose other segments are not indexed.
    };

    [[nodiscard]] int child(int node, const QByteArray &text, bool isLiteral);
    void insert(qsizetype index, const ServedPath &path);
    void collect(int node, qsizetype depth, const ServedPath &path, StepBudget &budget, QList<qsizetype> &found) const;
    void collectBelow(int node, StepBudget &budget, QList<qsizetype> &found) const;

    std::vector<Node> m_nodes;
    QList<qsizetype> m_all;
    QList<qsizetype> m_expressions; ///< The listen paths with an expression, which can match any number of segments.
};

} // namespace reach
