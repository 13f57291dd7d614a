#include "members.h"

#include "documentlimits.h"
#include "mergedmappings.h"
#include "nodevalue.h"

#include <QSet>

#include <algorithm>

namespace document {

namespace {

/** The keys that were met. Few of them are compared faster than hashed. */
class Keys final
{
public:
    explicit Keys(const std::vector<Member> &members)
        : m_members(members)
    {}

    /** False if the key was there. */
    bool insert(const QByteArray &key)
    {
        constexpr std::size_t Few = 12;
        if (m_members.size() <= Few)
            return std::none_of(m_members.begin(), m_members.end(),
                                [&](const Member &member) { return member.key == key; });
        if (m_set.isEmpty()) {
            for (const Member &member : m_members)
                m_set.insert(member.key);
        }
        const qsizetype before = m_set.size();
        m_set.insert(key);
        return m_set.size() > before;
    }

private:
    const std::vector<Member> &m_members; ///< All that were met.
    QSet<QByteArray> m_set;
};

} // namespace

std::vector<Member> membersOf(const Node &mapping, int &budget)
{
    std::vector<Member> members;
    const TilePart place = mapping.part();
    if (place.kind() != Kind::Mapping)
        return members;
    const bool isMerging = bool(mergeSourceOf(place));
    bool hasMergeKey = false;
    Keys keys(members);
    members.reserve(std::size_t(place.collection()->count));
    qsizetype index = 0;
    place.collection()->forEach([&](const TilePlace &tile) {
        const TilePart value = place.child(tile);
        const QByteArray key = keyText(place.child(tile, true));
        const bool isMergeKey = isMerging && !hasMergeKey && key == "<<";
        if (isMergeKey)
            hasMergeKey = true;
        else
            members.push_back(
                {key, mapping.with(value.resolved()), index, false, !keys.insert(key), value.kind() == Kind::Alias});
        ++index;
        return true;
    });
    MergedMappings merged(place);
    for (TilePart source = merged.next(); source && budget >= 0; source = merged.next()) {
        // An empty mapping takes one too.
        --budget;
        const bool isMergingToo = bool(mergeSourceOf(source));
        source.collection()->forEach([&](const TilePlace &tile) {
            const QByteArray key = keyText(source.child(tile, true));
            if (--budget >= 0 && !(isMergingToo && key == "<<") && keys.insert(key))
                members.push_back({key, mapping.with(source.child(tile).resolved()), -1, true, false, false});
            return budget >= 0;
        });
    }
    return members;
}

std::vector<Member> membersOf(const Node &mapping)
{
    int budget = MaximumMergedMembers;
    return membersOf(mapping, budget);
}

} // namespace document
