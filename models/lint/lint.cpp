#include "lint.h"

#include "documentrules.h"
#include "referencerules.h"
#include "violation.h"

namespace lint {

namespace {

void checkDocument(const Subject &subject, const Parts &parts, const Options &options, Report &report)
{
    switch (roleOf(subject.document, subject.set, options.named)) {
    case Role::Classic:
        return report.add("classic-format"_rule, {});
    case Role::Part:
        checkReferences(subject.document, subject.set, report);
        return checkParts(subject.document, parts, options.project, report);
    case Role::Definition:
        checkWithin(subject, options.project, report);
        checkAcross(subject, parts, options, report);
    }
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
        checkDocument({*document, set}, parts, options, report);
        diagnostics.append(report.takeDiagnostics());
    }
    return sorted(diagnostics);
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
    return sorted(found);
}

} // namespace lint
