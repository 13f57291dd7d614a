#include "importcommand.h"

#include "definitionview.h"
#include "documentfile.h"
#include "filestore.h"
#include "importer.h"
#include "lintremarks.h"
#include "secondcheck.h"

namespace commands {

namespace {

/** What a document is that is no OpenAPI document to import, and what to do; empty for one that is. */
QString notImportable(const document::Snapshot &snapshot)
{
    const definition::DefinitionView view(snapshot);
    const document::Node root = snapshot.root();
    if (!root.exists() || root.isNull())
        return u"the document is empty; write an OpenAPI document first"_qs;
    if (view.kind() == definition::DocumentKind::Classic)
        return u"this is a definition in the classic format, not an OpenAPI document; export the API from the gateway "
               u"in its OpenAPI format and import that"_qs;
    if (root.member("swagger").exists())
        return u"this is a Swagger 2 document; convert it to OpenAPI 3 first"_qs;
    if (view.kind() != definition::DocumentKind::OpenApi)
        return u"this is no OpenAPI document: the member “openapi” with a version such as 3.0.3 is missing"_qs;
    if (view.hasExtension() || snapshot.at(view.extension()).exists())
        return u"it has the gateway's extension already, at %1; there is nothing to import"_qs.arg(
            view.extension().toString());
    return {};
}

} // namespace

void ImportCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Gives a plain OpenAPI document the extension: name from info.title, active, a listen path made of the "
        u"title, and the first absolute server as the upstream."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The OpenAPI document; - is standard input."_qs);
    parser.addOption({u"listen-path"_qs, u"The listen path instead of the one made of the title."_qs, u"PATH"_qs});
    parser.addOption({u"upstream"_qs, u"The upstream instead of the first absolute server."_qs, u"URL"_qs});
    addSaveAnywayOption(parser);
    addOutputOption(parser);
}

void ImportCommand::run(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return refuse(u"import takes one file"_qs);
    storage::FileStore store;
    const QString path = parser.positionalArguments().constFirst();
    const auto file = readDocumentFile(path, store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));
    document::Document document(file->bytes, file->format);
    if (complainAboutSyntax(*file, document.snapshot(), console()))
        return emit finished(UsageOrInput);

    if (const QString reason = notImportable(document.snapshot()); !reason.isEmpty())
        return refuse(u"%1: %2"_qs.arg(file->displayName(), reason));
    base::Result<definition::ImportPlan> plan = definition::planImport(document.snapshot());
    if (!plan)
        return refuse(failureLine(file->displayName(), plan.error()));
    if (parser.isSet(u"listen-path"_qs))
        plan->listenPath = parser.value(u"listen-path"_qs);
    if (parser.isSet(u"upstream"_qs))
        plan->upstreamUrl = parser.value(u"upstream"_qs);
    if (plan->upstreamUrl.isEmpty())
        return refuse(u"%1: no server in it is an absolute URL; name the upstream with --upstream URL"_qs.arg(
            file->displayName()));
    if (!definition::isAbsoluteHttpUrl(plan->upstreamUrl))
        return refuse(u"“%1” is not an http or https URL"_qs.arg(plan->upstreamUrl));

    const document::Snapshot before = document.snapshot();
    const base::Result<void> imported = definition::importDefinition(document, *plan);
    if (!imported)
        return refuse(failureLine(file->displayName(), imported.error()));
    if (!passesSecondReader(file->displayName(), before, document.snapshot(), parser, console()))
        return emit finished(UsageOrInput);
    const base::Result<void> written = writeDocumentFile(*file, document.fileBytes(), parser, store, console());
    if (!written)
        return refuse(failureLine(outputName(*file, parser), written.error()));
    complainAboutPlace(outputName(*file, parser), document.snapshot(),
                       definition::DefinitionView(document.snapshot()).extension(), console());
    emit finished(Clean);
}

} // namespace commands

#include "moc_importcommand.cpp"
