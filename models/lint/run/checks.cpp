#include "checks.h"

#include "authenticationrules.h"
#include "componentrules.h"
#include "contractrules.h"
#include "customrules.h"
#include "extensionrules.h"
#include "linkrules.h"
#include "objectchecks.h"
#include "openapirules.h"
#include "pathparameterrules.h"
#include "referencerules.h"

#include <algorithm>

namespace lint {

namespace {

qsizetype bytesOf(const description::Description &description)
{
    qsizetype bytes = 0;
    for (const openapi::ReferencedDocumentPtr &document : description.set().documents())
        bytes += document->snapshot().size();
    return bytes;
}

bool checkRoot(const CheckInput &input, Report &report)
{
    const document::Snapshot &snapshot = input.description.entry()->snapshot();
    checkVersion(snapshot, report);
    const definition::DefinitionView view(snapshot);
    checkExtension(view, report);
    checkUpstreamAuthentication(view, report);
    return true;
}

bool checkEntry(const CheckInput &input, Report &report)
{
    if (!input.description.version())
        return false;
    return input.pieces ? checkPieces(input.description, input.options.project, *input.pieces, report, *input.known)
                        : checkObjects(input.description, input.options.project, report, input.known);
}

bool checkLinks(const CheckInput &input, Report &report)
{
    if (input.pieces)
        checkOwnReferences(input.description, report);
    else
        checkReferences(input.description, input.options, report);
    return true;
}

QList<openapi::PathItem> pathItemsAt(const QList<document::Pointer> &pieces,
                                     const description::Description &description)
{
    QList<openapi::PathItem> items;
    for (const document::Pointer &piece : pieces) {
        if (piece.tokens().first() != "paths")
            continue;
        if (const auto item = description.pathItem(piece.last()))
            items.append(*item);
    }
    return items;
}

bool checkParametersOfPaths(const CheckInput &input, Report &report)
{
    const description::Description &description = input.description;
    checkPathParameters(description, input.pieces ? pathItemsAt(*input.pieces, description) : description.pathItems(),
                        report);
    return true;
}

bool checkObjectsElsewhere(const CheckInput &input, Report &report)
{
    return checkOtherTrees(input.description, input.options, report, input.trees);
}

bool checkNames(const CheckInput &input, Report &report)
{
    checkUnusedComponents(input.description, report);
    checkUniqueOperations(input.description, input.description.pathItems(), report);
    if (input.description.version())
        checkLinkedOperations(input.description, input.options, report);
    return true;
}

bool checkPromises(const CheckInput &input, Report &report)
{
    checkContract(input.description, report);
    return true;
}

bool checkRulesets(const CheckInput &input, Report &report)
{
    checkCustomRules(input.description, input.options.custom, report, ruleStepsFor(bytesOf(input.description)));
    return true;
}

struct ScopedCheck {
    Scope scope;
    bool (*run)(const CheckInput &input, Report &report);
};

constexpr ScopedCheck Checks[] = {
    {Scope::Document, checkRoot},
    {Scope::Object, checkEntry},
    {Scope::Linked, checkLinks},
    {Scope::Description, checkObjectsElsewhere},
    {Scope::Linked, checkParametersOfPaths},
    {Scope::Description, checkNames},
    {Scope::Description, checkPromises},
    {Scope::Description, checkRulesets},
};

} // namespace

bool runChecks(std::initializer_list<Scope> scopes, const CheckInput &input, Report &report)
{
    bool isComplete = true;
    for (const ScopedCheck &check : Checks) {
        if (std::ranges::find(scopes, check.scope) != scopes.end())
            isComplete = check.run(input, report) && isComplete;
    }
    return isComplete;
}

bool isClassic(const openapi::ReferencedDocument &document)
{
    return definition::DefinitionView(document.snapshot()).kind() == definition::DocumentKind::Classic;
}

} // namespace lint
