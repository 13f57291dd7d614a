#include "exportcommand.h"

#include "blockproblems.h"
#include "configurationexport.h"
#include "consentoptions.h"
#include "coreservices.h"
#include "definitionview.h"
#include "exportoutput.h"
#include "htmlpage.h"
#include "nginxconfiguration.h"
#include "publicexport.h"
#include "referencedfiles.h"
#include "routebuilder.h"
#include "version.h"
#include "whendone.h"

#include <QFileInfo>

namespace commands {

namespace {

QString nginxText(const routing::NginxProblem &problem)
{
    using Problem = routing::NginxProblem::Kind;
    switch (problem.kind) {
    case Problem::NamedGroup:
        return u"nginx takes the group “%1” of the listen path for a variable. Use a group without a name."_qs.arg(
            problem.detail);
    case Problem::NoPort:
        return u"nginx needs a port of the upstream from 1 to 65535"_qs;
    case Problem::TooLong:
        break;
    }
    return u"the value is longer than nginx reads"_qs;
}

} // namespace

void ExportCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Exports the OpenAPI document without the gateway extension, a page for the readers of the API, or a "
        u"configuration of another proxy. With --public and without -o, FILE itself is replaced.\n\n"
        u"With --to, several definitions give one configuration, in the order of the gateway's listen paths. It is "
        u"written to standard output, unless -o names a file or a folder. Nothing is looked up, and no credential is "
        u"written: the configuration reads environment variables. Standard error says what is kept and lost, what "
        u"differs from the test gateway, and which variables to set."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definition, or several with --to. - is standard input."_qs,
                                 u"FILE…"_qs);
    ConfigurationExport::define(parser);
    parser.addOption({u"public"_qs, u"Remove the gateway extension. FILE is replaced unless -o is given."_qs});
    parser.addOption({u"nginx"_qs,
                      u"Export an nginx configuration that treats every request exactly as the gateway "
                      u"does, to standard output unless -o is given. See --to nginx for one that is easier "
                      u"to read."_qs});
    parser.addOption({u"html"_qs, u"Export one HTML page that needs no network and contains the files that FILE "
                                  u"refers to, to standard output unless -o is given."_qs});
    parser.addOption({u"port"_qs, u"With --to and --nginx: the port that the proxy listens on (default: 8080)."_qs,
                      u"N"_qs, u"8080"_qs});
    parser.addOption({u"show-secrets"_qs, u"With --nginx: write credentials instead of REDACTED."_qs});
    addAllowSecretsOption(parser);
    parser.addOption({u"drop-upstream-servers"_qs, u"With --public: remove the servers that are the upstream."_qs});
    parser.addOption({{u"o"_qs, u"output"_qs},
                      u"Write there; - is standard output. With --to, it can be a folder, which gets the proxy's usual "
                      u"names of files."_qs,
                      u"FILE"_qs});
}

void ExportCommand::run(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"to"_qs))
        return DocumentCommand::run(parser);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"the FILE argument is missing"_qs);
    if (const QString problem = usageProblem(parser); !problem.isEmpty())
        return refuse(problem);
    if (!deploy::targetNamed(parser.value(u"to"_qs)))
        return DocumentCommand::run(parser);
    emit finished(ConfigurationExport(console(), core()).run(parser));
}

QString ExportCommand::usageProblem(const QCommandLineParser &parser) const
{
    const auto formats = int(parser.isSet(u"public"_qs)) + int(parser.isSet(u"nginx"_qs)) +
                         int(parser.isSet(u"html"_qs)) + int(parser.isSet(u"to"_qs));
    if (formats != 1)
        return u"use one of --to, --public, --nginx and --html"_qs;
    if (parser.isSet(u"to"_qs)) {
        if (const QString problem = ConfigurationExport::usageProblem(parser); !problem.isEmpty())
            return problem;
    }
    bool isNumber = false;
    const bool isPort = parser.value(u"port"_qs).toUShort(&isNumber) > 0;
    return isNumber && isPort ? QString() : u"--port must be a number from 1 to 65535"_qs;
}

void ExportCommand::process(const QCommandLineParser &parser)
{
    if (definition::DefinitionView(document().snapshot()).kind() == definition::DocumentKind::Classic)
        return refuseFile(u"a definition in the classic format contains no OpenAPI document to export"_qs);
    if (parser.isSet(u"nginx"_qs))
        exportNginx(parser);
    else if (parser.isSet(u"html"_qs))
        exportHtml(parser.value(u"output"_qs));
    else
        exportPublic(parser);
}

void ExportCommand::exportPublic(const QCommandLineParser &parser)
{
    const bool dropServers = parser.isSet(u"drop-upstream-servers"_qs);
    if (!dropServers) {
        for (const document::Pointer &server :
             definition::serversThatAreUpstream(definition::DefinitionView(document().snapshot()))) {
            console().complain(
                u"%1: the server at %2 is the upstream. Add --drop-upstream-servers to remove it."_qs.arg(
                    file().displayName(), server.toString()));
        }
    }
    if (const base::Result<void> exported = definition::exportPublic(document(), dropServers); !exported)
        return refuseFile(exported.error());
    if (!parser.isSet(u"to"_qs))
        return finish(parser);
    const QString output = parser.value(u"output"_qs);
    if (output.isEmpty() || output == u"-") {
        console().printDocument(document().fileBytes());
        return emit finished(Clean);
    }
    const QString path = outputFile(output, QFileInfo(file().displayName()).fileName());
    if (const QString problem = outputProblem(path, parser.positionalArguments()); !problem.isEmpty())
        return refuse(problem);
    if (const base::Result<void> written = core().store.write(path, document().fileBytes()); !written)
        return refuse(failureLine(path, written.error()));
    emit finished(Clean);
}

void ExportCommand::exportHtml(const QString &output)
{
    if (!bundleReferences())
        return;
    const bool isPrinted = output.isEmpty() || output == u"-";
    QByteArray page;
    const auto sink = [&](QByteArrayView bytes) {
        if (isPrinted)
            console().printDocument(bytes.toByteArray());
        else
            page += bytes;
        return !console().hasLostOutput();
    };
    if (const base::Result<void> made = reading::writeHtmlPage(document().snapshot(), sink); !made)
        return refuseFile(made.error());
    if (isPrinted)
        return emit finished(Clean);
    if (const base::Result<void> written = core().store.write(output, page); !written)
        return refuse(failureLine(output, written.error()));
    emit finished(Clean);
}

bool ExportCommand::bundleReferences()
{
    const openapi::DocumentSet set = referencedFiles(file(), document().snapshot(), core().store);
    const auto left = bundling::bundle(document(), set, addressOf(file()));
    if (!left && left.error().code == base::ErrorCode::Unsupported) {
        refuseFile(
            u"only documents of OpenAPI %1 can be exported as HTML"_qs.arg(specification::listOfVersions(u"and")));
        return false;
    }
    if (!left) {
        refuseFile(left.error());
        return false;
    }
    for (const bundling::LeftReference &each : *left)
        console().complain(leftReferenceLine(file(), each, set, u"can't be followed and is missing in the page"_qs));
    return true;
}

void ExportCommand::exportNginx(const QCommandLineParser &parser)
{
    routing::NginxOptions options;
    options.port = parser.value(u"port"_qs).toUShort();
    options.showSecrets = parser.isSet(u"show-secrets"_qs);
    const auto inputs = preview::readRouteInputs(definition::DefinitionView(document().snapshot()), file().identity());
    readAllowSecretsOption(parser, core().grants);
    if (!inputs)
        return refuseFile(u"the gateway does not serve this definition"_qs);
    base::whenDone(preview::RouteBuilder(core().resolver, core().grants).build(*inputs), this,
                   [this, inputs = *inputs, options,
                    output = parser.value(u"output"_qs)](const base::Result<routing::Route> &route) {
                       if (!route)
                           return refuseFile(route.error());
                       if (route->block)
                           return refuseRoute(inputs, *route);
                       writeNginx(*route, options, output);
                   });
}

void ExportCommand::refuseRoute(const preview::RouteInputs &inputs, const routing::Route &route)
{
    const document::Snapshot snapshot = document().snapshot();
    for (const base::Diagnostic &problem : preview::blockProblems(snapshot, inputs, route, core().grants))
        console().complain(problemLine(file().displayName(), snapshot, problem));
    if (route.block->error == traffic::GatewayError::SecretNotAllowed)
        console().complain(consentAdvice(file().identity()));
    refuseFile(u"the gateway refuses the requests of this definition, so nothing was exported"_qs);
}

void ExportCommand::writeNginx(const routing::Route &route, const routing::NginxOptions &options, const QString &output)
{
    if (const auto problem = routing::nginxProblem(route)) {
        const document::Snapshot snapshot = document().snapshot();
        const auto pointer = document::Pointer::parse(problem->pointer);
        const base::Span span = definition::placeOf(snapshot, pointer.value_or(document::Pointer()));
        return refuse(placeText(file().displayName(), snapshot.positionAt(span.offset)) + u": "_qs +
                      nginxText(*problem));
    }
    const QByteArray text = routing::nginxConfiguration({route}, options);
    if (output.isEmpty() || output == u"-") {
        console().printDocument(text);
        return emit finished(Clean);
    }
    if (const base::Result<void> written = core().store.writePrivate(output, text); !written)
        return refuse(failureLine(output, written.error()));
    emit finished(Clean);
}

} // namespace commands

#include "moc_exportcommand.cpp"
