#include "filesummary.h"

#include "lint.h"
#include "operations.h"
#include "referenceresolver.h"
#include "rulesets.h"
#include "storeddocuments.h"

namespace workspace {

namespace {

void countOperations(const QMap<QByteArray, int> &counts, FileSummary &summary)
{
    for (const QByteArray &method : openapi::methods())
        summary.methods.append(counts.value(method.toUpper()));
    for (const int count : counts)
        summary.operations += count;
}

/** With the other files that the document refers to. */
void readDocument(DocumentStore &store, const QString &path, const QString &root, const document::Snapshot &snapshot,
                  FileSummary &summary)
{
    StoredDocuments documents(store);
    documents.setRoots({root});
    documents.setOpen({{path, snapshot}});
    const auto document = documents.open(path);
    if (!document)
        return countOperations(openapi::methodCounts(snapshot), summary);
    const lint::Ruleset ruleset = lint::rulesetFor(path, root, documents);
    const lint::Project project = lint::projectFor(path, root, documents);
    const lint::Options options{ruleset.settings, ruleset.custom, project};
    const auto set = openapi::DocumentSet::load({*document}, documents);
    openapi::ReferenceResolver resolver(set);
    countOperations(openapi::methodCounts(resolver, path), summary);
    for (const lint::DocumentFindings &found : lint::lint(description::Description(*document, set), options))
        summary.problems.add(found.diagnostics);
}

} // namespace

FileSummary summaryOf(DocumentStore &store, const QString &path, const QString &root)
{
    FileSummary summary;
    auto bytes = store.read(path);
    if (!bytes) {
        const bool isTooLarge = bytes.error().code == base::ErrorCode::TooLarge;
        summary.state = isTooLarge ? FileSummary::State::TooLarge : FileSummary::State::Unreadable;
        return summary;
    }
    if (bytes->size() > MaximumCountedBytes) {
        summary.state = FileSummary::State::TooLarge;
        return summary;
    }
    const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(path));
    summary.state = FileSummary::State::Counted;
    readDocument(store, path, root, snapshot, summary);
    return summary;
}

} // namespace workspace
