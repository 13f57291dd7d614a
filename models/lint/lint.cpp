#include "lint.h"

#include "authenticationrules.h"
#include "extensionrules.h"
#include "openapirules.h"

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

void checkDefinition(const document::Snapshot &snapshot, Report &report)
{
    const definition::DefinitionView view(snapshot);
    if (view.kind() == definition::DocumentKind::Classic)
        return report.add(rules::ClassicFormat, {});
    checkOpenApi(snapshot, report);
    checkReferences(snapshot, report);
    checkExtension(view, report);
    checkUpstreamAuthentication(view, report);
}

} // namespace

base::Diagnostics lint(const document::Snapshot &snapshot)
{
    base::Diagnostics diagnostics = snapshot.problems();
    if (snapshot.isValid()) {
        Report report(snapshot);
        checkDefinition(snapshot, report);
        diagnostics += report.diagnostics();
    }
    sortByPlace(diagnostics);
    return diagnostics;
}

QStringList ruleIds()
{
    QStringList ids;
    for (const Rule &rule : allRules())
        ids.append(rule.name());
    return ids;
}

} // namespace lint
