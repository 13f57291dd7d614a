#include "aliascopies.h"

#include "members.h"
#include "withoutaliases.h"

namespace conversion {

using document::Document;
using document::Node;
using document::Pointer;

namespace {

bool hasMergeKey(const Node &mapping)
{
    if (mapping.indexOf("<<") < 0)
        return false;
    int budget = 0; // Own members take none of it, and merged ones do not matter here.
    const std::vector<document::Member> members = document::membersOf(mapping, budget);
    return qsizetype(members.size()) < mapping.childCount();
}

/** Adds the places of the outermost mappings with a merge key, in document order. */
void addPlaces(const Node &node, const Pointer &place, QList<Pointer> &places)
{
    if (node.isMapping() && hasMergeKey(node)) {
        places.append(place);
        return;
    }
    for (qsizetype i = 0; i < node.childCount(); ++i)
        addPlaces(node.childAt(i), node.isMapping() ? place / node.keyAt(i) : place.child(i), places);
}

} // namespace

base::Result<void> replaceAliases(Document &document)
{
    if (document.snapshot().hasAliases()) {
        const auto copied = document::withoutAliases(document.snapshot());
        if (!copied)
            return copied.error();
        if (auto done = document.spliceText({0, document.snapshot().size(), copied->text()}); !done)
            return done;
    }
    // Merge keys with a mapping instead of an alias.
    const document::Snapshot before = document.snapshot();
    QList<Pointer> places;
    addPlaces(before.root(), {}, places);
    for (auto place = places.crbegin(); place != places.crend(); ++place) {
        const auto value = before.at(*place).mergedValue();
        if (!value)
            return value.error();
        if (auto done = document.replaceSubtree(*place, *value); !done)
            return done;
    }
    return {};
}

} // namespace conversion
