#include "lint.h"

#include "authenticationrules.h"
#include "contractrules.h"
#include "extensionrules.h"
#include "openapirules.h"
#include "referencerules.h"

#include <algorithm>

namespace lint {

namespace {

void sortByPlace(base::Diagnostics &diagnostics)
{
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [](const base::Diagnostic &left, const base::Diagnostic &right) {
                         return left.span.offset < right.span.offset;
                     });
}

/** True for a document that is not a definition, but that another document refers to. */
bool isPart(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Named named,
            const definition::DefinitionView &view)
{
    if (view.kind() != definition::DocumentKind::Other || view.hasExtension())
        return false;
    if (named == Named::Elsewhere)
        return true;
    const auto &others = set.documents();
    return std::any_of(others.begin(), others.end(), [&](const openapi::ReferencedDocumentPtr &other) {
        return other->address() != document.address() && other->otherAddresses().contains(document.address());
    });
}

bool isAboutReferences(const base::Diagnostic &problem)
{
    return std::any_of(std::begin(rules::ReferenceRows), std::end(rules::ReferenceRows),
                       [&](const rules::Rule &rule) { return problem.rule == rule; });
}

void checkDocument(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Named named,
                   Report &report)
{
    const definition::DefinitionView view(document.snapshot());
    if (view.kind() == definition::DocumentKind::Classic)
        return report.add("classic-format"_rule, {});
    checkReferences(document, set, report);
    if (isPart(document, set, named, view))
        return;
    checkOpenApi({document, set}, report);
    checkExtension(view, report);
    checkContract(view, report);
    checkUpstreamAuthentication(view, report);
}

} // namespace

base::Diagnostics lint(const document::Snapshot &snapshot, const rules::RuleSettings &settings)
{
    const auto document = std::make_shared<const openapi::ReferencedDocument>(QString(), snapshot);
    return lint(document, openapi::DocumentSet({document}), Named::ByTheSet, settings);
}

base::Diagnostics lint(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set, Named named,
                       const rules::RuleSettings &settings)
{
    const document::Snapshot &snapshot = document->snapshot();
    base::Diagnostics diagnostics = snapshot.problems();
    if (snapshot.isValid()) {
        Report report(snapshot, settings);
        checkDocument(*document, set, named, report);
        diagnostics += report.diagnostics();
    }
    sortByPlace(diagnostics);
    return diagnostics;
}

base::Diagnostics lintNamed(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set)
{
    base::Diagnostics found = lint(document, set, Named::Elsewhere);
    if (document->snapshot().isValid())
        found.removeIf([](const base::Diagnostic &problem) { return !isAboutReferences(problem); });
    // The user opened another file: text of this one is not shown, only references, which are what is wrong.
    for (base::Diagnostic &problem : found) {
        if (!isAboutReferences(problem))
            problem.arguments.clear();
    }
    return found;
}

} // namespace lint
