#include "exportcommand.h"

#include "appsettings.h"
#include "documentfile.h"
#include "environmentlist.h"
#include "filestore.h"
#include "keychainstore.h"
#include "nginxconfiguration.h"
#include "publicexport.h"
#include "routebuilder.h"
#include "settingsenvironmentstorage.h"
#include "storeresolver.h"
#include "whendone.h"

namespace commands {

void ExportCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Takes the extension off, so that the document can be given to the public; or writes an nginx configuration "
        u"that proxies as the gateway does."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definition; - is standard input."_qs);
    parser.addOption({u"public"_qs, u"What is exported: the OpenAPI document without the gateway's part."_qs});
    parser.addOption({u"nginx"_qs, u"Export an nginx configuration, to standard output unless -o is given."_qs});
    parser.addOption({u"port"_qs, u"What that nginx listens on."_qs, u"N"_qs, u"8080"_qs});
    parser.addOption({u"show-secrets"_qs, u"Write credentials into it instead of REDACTED."_qs});
    parser.addOption({u"drop-upstream-servers"_qs, u"Also take out the servers that are the upstream itself."_qs});
    addOutputOption(parser);
}

void ExportCommand::run(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return refuse(u"export takes one file"_qs);
    if (parser.isSet(u"public"_qs) == parser.isSet(u"nginx"_qs))
        return refuse(u"say what to export: --public or --nginx"_qs);
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

    if (parser.isSet(u"nginx"_qs))
        return exportNginx(parser, definition::DefinitionView(document.snapshot()), file->displayName());

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

struct ExportCommand::Stores {
    settings::AppSettings settings;
    settings::SettingsEnvironmentStorage environmentStorage{settings.store()};
    management::EnvironmentList environments{environmentStorage};
    secrets::KeychainStore keychain;
    secrets::StoreResolver resolver{keychain};
};

void ExportCommand::exportNginx(const QCommandLineParser &parser, const definition::DefinitionView &view,
                                const QString &name)
{
    routing::NginxOptions options;
    bool isNumber = false;
    options.port = parser.value(u"port"_qs).toUShort(&isNumber);
    options.showSecrets = parser.isSet(u"show-secrets"_qs);
    if (!isNumber || options.port == 0)
        return refuse(u"--port is a number from 1 to 65535"_qs);
    const auto inputs = preview::readRouteInputs(view, name);
    if (!inputs)
        return refuse(u"%1: the gateway does not serve this definition"_qs.arg(name));
    m_stores = std::make_shared<Stores>();
    m_stores->resolver.setEnvironment(m_stores->environments.current());
    const QString output = parser.value(u"output"_qs);
    base::whenDone(preview::RouteBuilder(m_stores->resolver).build(*inputs), this,
                   [this, options, output, name](const base::Result<routing::Route> &route) {
                       if (!route)
                           return refuse(failureLine(name, route.error()));
                       if (route->block)
                           return refuse(u"%1: %2 %3: the gateway does not send this either"_qs.arg(
                               name, route->block->pointer, route->block->rule));
                       const QByteArray text = routing::nginxConfiguration({*route}, options);
                       if (output.isEmpty() || output == u"-") {
                           console().print(text);
                           return emit finished(Clean);
                       }
                       storage::FileStore store;
                       const base::Result<void> written = store.write(output, text);
                       if (!written)
                           return refuse(failureLine(output, written.error()));
                       emit finished(Clean);
                   });
}

} // namespace commands

#include "moc_exportcommand.cpp"
