#include "documentrules.h"

#include "authenticationrules.h"
#include "componentrules.h"
#include "contractrules.h"
#include "customrules.h"
#include "extensionrules.h"
#include "objectchecks.h"
#include "openapirules.h"
#include "pathparameterrules.h"
#include "referencerules.h"

#include <algorithm>
#include <tuple>

namespace lint {

Role roleOf(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Named named)
{
    const definition::DefinitionView view(document.snapshot());
    if (view.kind() == definition::DocumentKind::Classic)
        return Role::Classic;
    if (view.kind() != definition::DocumentKind::Other || view.hasExtension())
        return Role::Definition;
    if (named == Named::Elsewhere)
        return Role::Part;
    const auto &others = set.documents();
    const bool isNamed = std::any_of(others.begin(), others.end(), [&](const openapi::ReferencedDocumentPtr &other) {
        return other->address() != document.address() && other->otherAddresses().contains(document.address());
    });
    return isNamed ? Role::Part : Role::Definition;
}

bool checkWithin(const Subject &subject, const Project &project, Report &report, PieceFindings *pieces)
{
    const document::Snapshot &snapshot = subject.document.snapshot();
    checkVersion(snapshot, report);
    const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
    const bool isComplete = version && checkObjects(subject, *version, project, report, pieces);
    const definition::DefinitionView view(snapshot);
    checkExtension(view, report);
    checkUpstreamAuthentication(view, report);
    return isComplete;
}

void checkAcross(const Subject &subject, const Parts &parts, const Options &options, Report &report)
{
    const document::Snapshot &snapshot = subject.document.snapshot();
    checkReferences(subject.document, subject.set, report);
    checkParts(subject.document, parts, options.project, report);
    checkUnusedComponents(subject, report);
    const QList<openapi::PathItem> items = openapi::pathItems(snapshot);
    checkUniqueOperations(items, report);
    checkPathParameters(snapshot, items, report);
    checkContract(definition::DefinitionView(snapshot), report);
    checkCustomRules(subject, options.custom, report);
}

void checkParts(const openapi::ReferencedDocument &document, const Parts &parts, const Project &project, Report &report)
{
    for (const Part &part : parts.in(document.address()))
        checkPart(document.snapshot(), part, parts.versionOf(document.address()), project, report);
}

base::Diagnostics sorted(base::Diagnostics diagnostics)
{
    const auto placed = [](const base::Diagnostic &one) {
        return std::tie(one.span.offset, one.span.length, one.pointer, one.rule, one.arguments, one.message);
    };
    std::sort(diagnostics.begin(), diagnostics.end(), [&](const base::Diagnostic &left, const base::Diagnostic &right) {
        return placed(left) < placed(right);
    });
    diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
    return diagnostics;
}

} // namespace lint
