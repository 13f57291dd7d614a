#include "members.h"

#include "documentlimits.h"
#include "mergedmappings.h"
#include "nodevalue.h"

#include <QSet>

namespace document {

namespace {

bool insert(QSet<QByteArray> &keys, const QByteArray &key)
{
    const qsizetype before = keys.size();
    keys.insert(key);
    return keys.size() > before;
}

} // namespace

std::vector<Member> membersOf(const Node &mapping, int &budget)
{
    std::vector<Member> members;
    const TilePart place = mapping.part();
    if (place.kind() != Kind::Mapping)
        return members;
    const bool isMerging = bool(mergeSourceOf(place));
    bool hasMergeKey = false;
    QSet<QByteArray> keys;
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
                {key, mapping.with(value.resolved()), index, false, !insert(keys, key), value.kind() == Kind::Alias});
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
            if (--budget >= 0 && !(isMergingToo && key == "<<") && insert(keys, key))
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
