#include "preparedmerge.h"

namespace conflicts {

base::Result<PreparedMerge> prepareMerge(const MergeSource &source, const MergedDocument &document,
                                         git::RepositoryFiles &files, workspace::DocumentStore &store)
{
    const auto versions = readVersions(source, document, files, store);
    if (!versions)
        return versions.error();
    auto merged = merge::merge(versions->base, versions->ours, versions->theirs);
    if (!merged)
        return merged.error();
    PreparedMerge prepared;
    prepared.sides = {merged->base, merged->ours, merged->theirs};
    prepared.unlisted = merged->conflictCount - merged->conflicts.size();
    prepared.isByLines = merged->isByLines;
    prepared.names = versions->names;
    prepared.before = document.snapshot;
    prepared.edited = merge::replacedText(document.snapshot, merged->snapshot.text());
    prepared.conflicts = merged->conflicts;
    return prepared;
}

MergedFile mergedFileOf(const QString &path)
{
    if (path.isEmpty())
        return {u"untitled"_qs, false, {}};
    const auto nameInFolder = [folder = path.left(path.lastIndexOf(u'/') + 1)](const QString &other) {
        return other.startsWith(folder) ? other.sliced(folder.size()) : other;
    };
    return {path, true, nameInFolder};
}

} // namespace conflicts
