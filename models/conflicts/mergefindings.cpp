#include "mergefindings.h"

#include "listenpathfindings.h"
#include "newfindings.h"
#include "rulesets.h"
#include "storeddocuments.h"

namespace conflicts {

namespace {

using document::Snapshot;

/** A version of the document with the files that it refers to. */
std::optional<description::Description> descriptionOf(const Snapshot &snapshot, const MergedFile &file,
                                                      workspace::DocumentStore &store)
{
    workspace::StoredDocuments documents(store);
    if (file.isFile)
        documents.setRoots({store.rootOf(file.address)});
    documents.setOpen({{file.address, snapshot}});
    const auto entry = documents.open(file.address);
    if (!entry)
        return std::nullopt;
    return description::Description(*entry, openapi::DocumentSet::load({*entry}, documents));
}

lint::Options optionsFor(const MergedFile &file, workspace::DocumentStore &store)
{
    if (!file.isFile)
        return {};
    const QString root = store.rootOf(file.address);
    workspace::StoredDocuments documents(store);
    documents.setRoots({root});
    const lint::Ruleset ruleset = lint::rulesetFor(file.address, root, documents);
    return {ruleset.settings, ruleset.custom, lint::projectFor(file.address, root, documents)};
}

/** A syntax error in the merged text although both sides have none: only lines were merged. */
merge::Conflict syntaxConflict(const Snapshot &merged)
{
    merge::Conflict conflict;
    conflict.kind = merge::ConflictKind::Finding;
    conflict.finding = merged.problems().value(0);
    return conflict;
}

} // namespace

QList<merge::Conflict> mergeFindings(const merge::SideSnapshots &sides, const Snapshot &merged, const MergedFile &file,
                                     workspace::DocumentStore &store)
{
    if (!sides.ours.isValid() || !sides.theirs.isValid())
        return {};
    if (!merged.isValid())
        return {syntaxConflict(merged)};
    const auto base = descriptionOf(sides.base, file, store);
    const auto ours = descriptionOf(sides.ours, file, store);
    const auto theirs = descriptionOf(sides.theirs, file, store);
    const auto result = descriptionOf(merged, file, store);
    if (!base || !ours || !theirs || !result || !result->version())
        return {};
    return merge::newFindings({*base, *ours, *theirs, *result}, optionsFor(file, store)) +
           listenPathFindings(sides.ours, merged, file, store);
}

} // namespace conflicts
