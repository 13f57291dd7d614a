#include "exportcommand.h"

#include "documentfile.h"
#include "filestore.h"
#include "publicexport.h"

namespace commands {

void ExportCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Takes the extension off, so that the document can be given to the public."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definition; - is standard input."_qs);
    parser.addOption({u"public"_qs, u"What is exported: the OpenAPI document without the gateway's part."_qs});
    parser.addOption({u"drop-upstream-servers"_qs, u"Also take out the servers that are the upstream itself."_qs});
    addOutputOption(parser);
}

void ExportCommand::run(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return refuse(u"export takes one file"_qs);
    if (!parser.isSet(u"public"_qs))
        return refuse(u"say what to export: --public"_qs);
    storage::FileStore store;
    const QString path = parser.positionalArguments().constFirst();
    const auto file = readDocumentFile(path, store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));
    document::Document document(file->bytes, file->format);
    if (complainAboutSyntax(*file, document.snapshot(), console()))
        return emit finished(UsageOrInput);

    if (definition::DefinitionView(document.snapshot()).kind() == definition::DocumentKind::Classic)
        return refuse(
            u"%1: a definition in the classic format holds no OpenAPI document to export"_qs.arg(file->displayName()));

    const bool dropServers = parser.isSet(u"drop-upstream-servers"_qs);
    if (!dropServers) {
        for (const document::Pointer &server :
             definition::serversThatAreUpstream(definition::DefinitionView(document.snapshot()))) {
            console().complain(u"%1: %2 is the upstream itself; --drop-upstream-servers leaves it out"_qs.arg(
                file->displayName(), server.toString()));
        }
    }
    const base::Result<void> exported = definition::exportPublic(document, dropServers);
    if (!exported)
        return refuse(failureLine(file->displayName(), exported.error()));
    const base::Result<void> written = writeDocumentFile(*file, document.fileBytes(), parser, store, console());
    if (!written)
        return refuse(failureLine(outputName(*file, parser), written.error()));
    emit finished(Clean);
}

} // namespace commands
