#include "mergefindings.h"

#include "documentfile.h"
#include "listenpathfindings.h"
#include "newfindings.h"
#include "referencedfiles.h"
#include "rulesets.h"
#include "storeddocuments.h"

namespace commands {

namespace {

/** A version of the document with the files that it refers to. */
std::optional<description::Description> descriptionOf(const document::Snapshot &snapshot, const QString &path,
                                                      workspace::DocumentStore &store)
{
    const DocumentFile file{path, {}, snapshot.format()};
    const openapi::DocumentSet set = referencedFiles(file, snapshot, store);
    const openapi::ReferencedDocumentPtr entry = set.find(addressOf(file));
    return entry ? std::optional(description::Description(entry, set)) : std::nullopt;
}

lint::Options optionsFor(const QString &path, workspace::DocumentStore &store)
{
    if (path == u"-")
        return {};
    const QString address = absolutePath(path);
    const QString root = store.rootOf(address);
    workspace::StoredDocuments documents(store);
    documents.setRoots({root});
    const lint::Ruleset ruleset = lint::rulesetFor(address, root, documents);
    return {ruleset.settings, ruleset.custom, lint::projectFor(address, root, documents)};
}

/** A syntax error in the merged text although both sides have none: only lines were merged. */
std::optional<merge::Conflict> syntaxConflict(const merge::Merged &merged)
{
    if (merged.snapshot.isValid() || !merged.ours.isValid() || !merged.theirs.isValid())
        return std::nullopt;
    merge::Conflict conflict;
    conflict.kind = merge::ConflictKind::Finding;
    conflict.finding = merged.snapshot.problems().value(0);
    return conflict;
}

} // namespace

void addFindings(merge::Merged &merged, const QString &path, workspace::DocumentStore &store)
{
    QList<merge::Conflict> conflicts;
    if (const auto syntax = syntaxConflict(merged)) {
        conflicts.append(*syntax);
    } else if (merged.snapshot.isValid() && merged.ours.isValid() && merged.theirs.isValid()) {
        const auto base = descriptionOf(merged.base, path, store);
        const auto ours = descriptionOf(merged.ours, path, store);
        const auto theirs = descriptionOf(merged.theirs, path, store);
        const auto result = descriptionOf(merged.snapshot, path, store);
        if (base && ours && theirs && result && result->version())
            conflicts = merge::newFindings({*base, *ours, *theirs, *result}, optionsFor(path, store)) +
                        listenPathFindings(merged, path, store);
    }
    merged.conflictCount += conflicts.size();
    merged.conflicts += conflicts;
}

} // namespace commands
