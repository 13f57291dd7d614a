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

namespace lint {

namespace {

qsizetype bytesOf(const description::Description &description)
{
    qsizetype bytes = 0;
    for (const openapi::ReferencedDocumentPtr &document : description.set().documents())
        bytes += document->snapshot().size();
    return bytes;
}

} // namespace

bool isClassic(const openapi::ReferencedDocument &document)
{
    return definition::DefinitionView(document.snapshot()).kind() == definition::DocumentKind::Classic;
}

bool checkWithin(const description::Description &description, const Project &project, Report &report,
                 PieceFindings *pieces)
{
    const document::Snapshot &snapshot = description.entry()->snapshot();
    checkVersion(snapshot, report);
    const bool isComplete = description.version() && checkObjects(description, project, report, pieces);
    const definition::DefinitionView view(snapshot);
    checkExtension(view, report);
    checkUpstreamAuthentication(view, report);
    return isComplete;
}

bool checkAcross(const description::Description &description, const Options &options, Report &report)
{
    checkReferences(description, options, report);
    const bool isComplete = checkOtherTrees(description, options, report);
    checkUnusedComponents(description, report);
    const QList<openapi::PathItem> items = description.pathItems();
    checkUniqueOperations(description, items, report);
    checkPathParameters(description, items, report);
    checkContract(description, report);
    checkCustomRules(description, options.custom, report, ruleStepsFor(bytesOf(description)));
    return isComplete;
}

} // namespace lint
