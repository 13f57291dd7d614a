#include "lint.h"

#include "checks.h"
#include "syntaxproblems.h"

namespace lint {

QList<DocumentFindings> lint(const description::Description &description, const Options &options)
{
    QList<DocumentFindings> findings = syntaxProblems(description);
    const openapi::ReferencedDocumentPtr &entry = description.entry();
    if (entry->snapshot().isValid()) {
        rules::RuleSettings settings = options.settings;
        suppress(options.project.suppressions, settings);
        Report report(description, settings);
        if (isClassic(*entry)) {
            report.add("classic-format"_rule, {});
        } else {
            if (options.isWanted(entry))
                (void)runChecks({Scope::Object, Scope::Document}, {description, options}, report);
            (void)runChecks({Scope::Linked, Scope::Description}, {description, options}, report);
        }
        for (DocumentFindings &found : findings)
            found.diagnostics += report.takeDiagnostics(found.document);
    }
    findings.removeIf([&](const DocumentFindings &found) { return !options.isWanted(found.document); });
    for (DocumentFindings &found : findings)
        found.diagnostics = sorted(std::move(found.diagnostics));
    return findings;
}

base::Diagnostics lint(const document::Snapshot &snapshot, const rules::RuleSettings &settings)
{
    const description::Description alone(snapshot);
    return diagnosticsIn(lint(alone, {.settings = settings}), alone.entry());
}

} // namespace lint
