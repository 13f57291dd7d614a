#include "importcommand.h"

#include "definitionview.h"
#include "importer.h"

namespace commands {

namespace {

/** Why a document can't be imported and what to do; empty if it can. */
QString notImportable(const document::Snapshot &snapshot)
{
    const definition::DefinitionView view(snapshot);
    const document::Node root = snapshot.root();
    if (!root.exists() || root.isNull())
        return u"the document is empty. Write an OpenAPI document first."_qs;
    if (view.kind() == definition::DocumentKind::Classic)
        return u"this is a definition in the classic format. Export the API from the gateway in its OpenAPI format "
               u"and import that."_qs;
    if (root.member("swagger").exists())
        return u"this is a Swagger 2 document. Convert it to OpenAPI 3 first."_qs;
    if (view.kind() != definition::DocumentKind::OpenApi)
        return u"this is not an OpenAPI document: the member “openapi” with a version such as 3.0.3 is missing"_qs;
    if (view.hasExtension() || snapshot.at(view.extension()).exists())
        return u"the document already has the gateway extension, at %1. There is nothing to import."_qs.arg(
            view.extension().toString());
    return {};
}

} // namespace

void ImportCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Adds the gateway extension to an OpenAPI document. The name is info.title, the listen path is made from it, "
        u"the upstream is the first server with an absolute URL, and the API is active."_qs);
    addFileArgument(parser, u"The OpenAPI document."_qs);
    parser.addOption(
        {u"listen-path"_qs, u"The listen path (default: made from the title, such as /book-shop/)."_qs, u"PATH"_qs});
    parser.addOption(
        {u"upstream"_qs, u"The upstream URL (default: the first server with an absolute URL)."_qs, u"URL"_qs});
    addEditOptions(parser);
}

void ImportCommand::process(const QCommandLineParser &parser)
{
    if (const QString reason = notImportable(document().snapshot()); !reason.isEmpty())
        return refuseFile(reason);
    base::Result<definition::ImportPlan> plan = definition::planImport(document().snapshot());
    if (!plan)
        return refuseFile(plan.error());
    if (parser.isSet(u"listen-path"_qs))
        plan->listenPath = parser.value(u"listen-path"_qs);
    if (parser.isSet(u"upstream"_qs))
        plan->upstreamUrl = parser.value(u"upstream"_qs);
    if (plan->upstreamUrl.isEmpty())
        return refuseFile(u"no server has an absolute URL. Name the upstream with --upstream URL."_qs);
    if (!definition::isAbsoluteHttpUrl(plan->upstreamUrl))
        return refuse(u"“%1” is not an http or https URL"_qs.arg(plan->upstreamUrl));
    if (const base::Result<void> imported = definition::importDefinition(document(), *plan); !imported)
        return refuseFile(imported.error());
    finishEdit(parser, definition::DefinitionView(document().snapshot()).extension());
}

} // namespace commands

#include "moc_importcommand.cpp"
