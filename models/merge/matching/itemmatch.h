#pragma once

#include "entrymatching.h"
#include "listrule.h"
#include "meaning.h"
#include "mergelimits.h"

namespace merge {

/** Matches the items of a list in the base with those in a side, by the rule of the list. */
class ItemMatch final
{
public:
    ItemMatch(const VersionCollection &base, const VersionCollection &side, Meaning &meaning, const Limits &limits);

    void match(Matching &matching);

private:
    [[nodiscard]] QByteArrayList contentsOf(const VersionCollection &list);
    void matchIdentities(Matching &matching);
    void matchContents(Matching &matching);
    void matchInOrder(Matching &matching);
    void matchBetweenAnchors(Matching &matching);
    [[nodiscard]] bool isSimilar(qsizetype inBase, qsizetype inSide);
    /** True if items at the same position, which have no other partner, can be one item that was edited. */
    [[nodiscard]] bool canPair(qsizetype inBase, qsizetype inSide);
    void matchGap(Matching &matching, qsizetype baseFrom, qsizetype baseTo, qsizetype sideFrom, qsizetype sideTo);

    const VersionCollection &m_base;
    const VersionCollection &m_side;
    Meaning &m_meaning;
    const Limits &m_limits;
    QByteArray m_name;
    ListRule m_rule;
};

} // namespace merge
