#include "lint.h"

#include "authenticationrules.h"
#include "contractrules.h"
#include "customrules.h"
#include "extensionrules.h"
#include "objectchecks.h"
#include "openapirules.h"
#include "referencerules.h"
#include "violation.h"

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

void checkParts(const openapi::ReferencedDocument &document, const Parts &parts, const Project &project, Report &report)
{
    for (const Part &part : parts.in(document.address()))
        checkPart(document.snapshot(), part, parts.versionOf(document.address()), project, report);
}

void checkDocument(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, const Parts &parts,
                   const Options &options, Report &report)
{
    const definition::DefinitionView view(document.snapshot());
    if (view.kind() == definition::DocumentKind::Classic)
        return report.add("classic-format"_rule, {});
    checkReferences(document, set, report);
    checkParts(document, parts, options.project, report);
    if (isPart(document, set, options.named, view))
        return;
    checkOpenApi({document, set}, options.project, report);
    checkExtension(view, report);
    checkContract(view, report);
    checkUpstreamAuthentication(view, report);
    checkCustomRules({document, set}, options.custom, report);
}

} // namespace

base::Diagnostics lint(const document::Snapshot &snapshot, const rules::RuleSettings &settings)
{
    const auto document = std::make_shared<const openapi::ReferencedDocument>(QString(), snapshot);
    const openapi::DocumentSet set({document});
    return lint(document, set, Parts::of(set), {.settings = settings});
}

base::Diagnostics lint(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set)
{
    return lint(document, set, Parts::of(set), {});
}

base::Diagnostics lint(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set,
                       const Parts &parts, const Options &options)
{
    const document::Snapshot &snapshot = document->snapshot();
    base::Diagnostics diagnostics = snapshot.problems();
    if (snapshot.isValid()) {
        rules::RuleSettings settings = options.settings;
        suppress(options.project.suppressions, settings);
        Report report(snapshot, settings);
        checkDocument(*document, set, parts, options, report);
        diagnostics.append(report.takeDiagnostics());
    }
    sortByPlace(diagnostics);
    return diagnostics;
}

base::Diagnostics lintNamed(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set,
                            const Parts &parts)
{
    const document::Snapshot &snapshot = document->snapshot();
    base::Diagnostics found = snapshot.problems();
    // The user opened another file: texts of this one are not shown, only names and references.
    for (base::Diagnostic &problem : found)
        problem.arguments.clear();
    if (snapshot.isValid()) {
        const rules::RuleSettings settings;
        Report report(snapshot, settings);
        checkReferences(*document, set, report);
        checkParts(*document, parts, {}, report);
        found.append(report.takeDiagnostics());
    }
    for (base::Diagnostic &problem : found) {
        if (problem.rule == "oas3-schema"_rule && problem.arguments.value(0) == wordOf(specification::Fault::Repeated))
            problem.arguments.resize(2); // The value.
    }
    sortByPlace(found);
    return found;
}

} // namespace lint
