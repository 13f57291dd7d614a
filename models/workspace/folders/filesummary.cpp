#include "filesummary.h"

#include "lint.h"
#include "operations.h"
#include "rulesets.h"
#include "storeddocuments.h"

#include <algorithm>

namespace workspace {

namespace {

int countOf(const base::Diagnostics &problems, base::Severity severity)
{
    return static_cast<int>(std::count_if(problems.cbegin(), problems.cend(), [severity](const base::Diagnostic &one) {
        return one.severity == severity;
    }));
}

base::Diagnostics problemsOf(DocumentStore &store, const QString &path, const QString &root,
                             const document::Snapshot &snapshot)
{
    StoredDocuments documents(store);
    documents.setRoots({root});
    documents.setOpen({{path, snapshot}});
    const auto document = documents.open(path);
    if (!document)
        return {};
    const lint::Ruleset ruleset = lint::rulesetFor(path, root, documents);
    const lint::Project project = lint::projectFor(path, root, documents);
    const lint::Options options{lint::Named::ByTheSet, ruleset.settings, ruleset.custom, project};
    const auto set = openapi::DocumentSet::load({*document}, documents);
    return lint::lint(*document, set, lint::Parts::of(set), options);
}

void countOperations(const document::Snapshot &snapshot, FileSummary &summary)
{
    const QMap<QByteArray, int> counts = openapi::methodCounts(snapshot);
    for (const QByteArray &method : openapi::methods())
        summary.methods.append(counts.value(method.toUpper()));
    for (const int count : counts)
        summary.operations += count;
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
    countOperations(snapshot, summary);
    const base::Diagnostics problems = problemsOf(store, path, root, snapshot);
    summary.errors = countOf(problems, base::Severity::Error);
    summary.warnings = countOf(problems, base::Severity::Warning);
    return summary;
}

} // namespace workspace
