#include "mergeplan.h"

#include "valuetext.h"

namespace merge {

namespace {

std::optional<QByteArray> textOf(const VersionEntry *entry)
{
    if (entry == nullptr)
        return std::nullopt;
    QByteArray text = document::valueTextOf(entry->version->snapshot, entry->value);
    while (text.endsWith('\n') || text.endsWith('\r'))
        text.chop(1);
    return text;
}

} // namespace

SidePlaces placesOf(const VersionEntry *base, const VersionEntry *ours, const VersionEntry *theirs)
{
    const auto placeOf = [](const VersionEntry *entry) {
        return entry == nullptr ? std::nullopt : std::optional(entry->place);
    };
    return {placeOf(base), placeOf(ours), placeOf(theirs)};
}

void MergePlan::add(Edit edit)
{
    if (qsizetype(edits.size()) >= limits.changes)
        isTooLarge = true;
    else
        edits.push_back(std::move(edit));
}

void MergePlan::addConflict(ConflictKind kind, const document::Pointer &place, const VersionEntry *base,
                            const VersionEntry *ours, const VersionEntry *theirs, const QStringList &arguments)
{
    if (++conflictCount <= limits.conflicts)
        conflicts.append(
            {kind, place, arguments, textOf(base), textOf(ours), textOf(theirs), placesOf(base, ours, theirs)});
}

void MergePlan::addConflict(Conflict conflict)
{
    if (++conflictCount <= limits.conflicts)
        conflicts.append(std::move(conflict));
}

} // namespace merge
