#include "renames.h"

#include "documentlimits.h"
#include "listrule.h"

#include <algorithm>

namespace merge {

namespace {

/** The part of two values that has to be equal for the members to be one under two names. */
constexpr double LeastSimilarity = 0.5;
/** The number of values up to which a value is too common to tell that it was renamed; then the position has to be
 * equal. */
constexpr qsizetype CommonSize = 3;

/** Returns the number of scalars in a value, up to about `most`. A value more than `levels` collections deep counts as
 * one scalar, because aliases can lead to any depth. */
qsizetype sizeOf(const document::Node &given, qsizetype most, int levels = document::MaximumDepth)
{
    const document::Node node = given.resolved();
    if (node.childCount() == 0 || levels == 0)
        return 1;
    qsizetype size = 0;
    for (qsizetype i = 0; i < node.childCount() && size < most; ++i)
        size += sizeOf(node.childAt(i), most - size, levels - 1);
    return size;
}

/** The members that only one version has. */
std::vector<qsizetype> unmatched(const std::vector<qsizetype> &matches)
{
    std::vector<qsizetype> found;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i] < 0)
            found.push_back(qsizetype(i));
    }
    return found;
}

class RenameSearch final
{
public:
    RenameSearch(const VersionCollection &base, const VersionCollection &side, const Matching &matching,
                 Meaning &meaning, const Limits &limits)
        : m_base(base)
        , m_side(side)
        , m_matching(matching)
        , m_meaning(meaning)
        , m_limits(limits)
    {}

    struct Best {
        qsizetype index = -1;
        double score = 0;
        bool isOnly = false;
    };

    /** The best partner of a member of the base among `candidates` of the side. */
    [[nodiscard]] Best best(qsizetype inBase, const std::vector<qsizetype> &candidates) const
    {
        Best best;
        for (const qsizetype inSide : candidates)
            consider(best, inSide, score(inBase, inSide));
        return best;
    }
    [[nodiscard]] Best bestForSide(qsizetype inSide, const std::vector<qsizetype> &candidates) const
    {
        Best best;
        for (const qsizetype inBase : candidates)
            consider(best, inBase, score(inBase, inSide));
        return best;
    }

private:
    static void consider(Best &best, qsizetype index, double score)
    {
        if (score < LeastSimilarity)
            return;
        if (score > best.score)
            best = {index, score, true};
        else if (score == best.score)
            best.isOnly = false;
    }

    [[nodiscard]] double score(qsizetype inBase, qsizetype inSide) const
    {
        const document::Node was = m_base.valueAt(inBase);
        const document::Node is = m_side.valueAt(inSide);
        // Equal scalars are no reason to think that a member has another name now.
        if (was.resolved().isScalar() || is.resolved().isScalar())
            return 0;
        const double similarity = m_meaning.similarity(was, is, m_limits.comparedValues);
        if (similarity < LeastSimilarity)
            return 0;
        const bool isInPlace = isAtSamePlace(inBase, inSide);
        if (!isInPlace && std::min(sizeOf(was, CommonSize + 1), sizeOf(is, CommonSize + 1)) <= CommonSize)
            return 0;
        return similarity + (isInPlace ? 1 : 0);
    }

    /** True if the neighbors of both members match. */
    [[nodiscard]] bool isAtSamePlace(qsizetype inBase, qsizetype inSide) const
    {
        const bool isFirst = inBase == 0 || inSide == 0;
        const bool hasSamePrevious = isFirst ? inBase == inSide : m_matching.sideOf(inBase - 1) == inSide - 1;
        const bool isLast = inBase + 1 == m_base.count() || inSide + 1 == m_side.count();
        const bool hasSameNext = isLast ? inBase + 1 == m_base.count() && inSide + 1 == m_side.count()
                                        : m_matching.sideOf(inBase + 1) == inSide + 1;
        return hasSamePrevious && hasSameNext;
    }

    const VersionCollection &m_base;
    const VersionCollection &m_side;
    const Matching &m_matching;
    Meaning &m_meaning;
    const Limits &m_limits;
};

} // namespace

void matchRenames(const VersionCollection &base, const VersionCollection &side, Matching &matching, Meaning &meaning,
                  const Limits &limits)
{
    const std::vector<qsizetype> removed = unmatched(matching.inSide);
    const std::vector<qsizetype> added = unmatched(matching.inBase);
    // The keys of other mappings have a meaning: one key instead of another is no rename.
    if (!isMapOfNames(base.place()) || removed.empty() || added.empty() ||
        qsizetype(removed.size() * added.size()) > limits.candidates)
        return;
    std::vector<std::pair<qsizetype, qsizetype>> renamed;
    const RenameSearch search(base, side, matching, meaning, limits);
    for (const qsizetype inBase : removed) {
        const RenameSearch::Best best = search.best(inBase, added);
        if (!best.isOnly)
            continue;
        const RenameSearch::Best back = search.bestForSide(best.index, removed);
        if (back.isOnly && back.index == inBase)
            renamed.emplace_back(inBase, best.index);
    }
    for (const auto &[inBase, inSide] : renamed)
        matching.pair(inBase, inSide);
}

} // namespace merge
