#include "commandtable.h"

#include "allowcommand.h"
#include "bundlecommand.h"
#include "certscommand.h"
#include "checkcommand.h"
#include "checkgatewaycommand.h"
#include "completioncommand.h"
#include "convertcommand.h"
#include "diffcommand.h"
#include "draftcommand.h"
#include "editcommand.h"
#include "exportcommand.h"
#include "getcommand.h"
#include "importcommand.h"
#include "lintcommand.h"
#include "manualcommand.h"
#include "mergecommand.h"
#include "policycommand.h"
#include "previewcommand.h"
#include "runcommand.h"
#include "samplecommand.h"
#include "sandboxcommand.h"
#include "servecommand.h"
#include "splitcommand.h"
#include "ssocommand.h"
#include "upstreamauthcommand.h"
#include "validatecommand.h"

namespace commands {

namespace {

template<typename T>
CommandEntry entry(const char *name, const char *summary)
{
    return {name, summary,
            [](Console &console, services::CoreServices &core) { return std::make_unique<T>(console, core); }};
}

/** A command that describes all others. */
template<typename T>
CommandEntry describing(const char *name, const char *summary)
{
    return {name, summary, [](Console &console, services::CoreServices &core) {
                return std::make_unique<T>(console, core, allCommandHelp);
            }};
}

} // namespace

const QList<CommandEntry> &commandTable()
{
    static const QList<CommandEntry> table = {
        entry<LintCommand>("lint", "Check definitions and print their problems."),
        entry<ValidateCommand>("validate", "Check values against a JSON Schema."),
        entry<SampleCommand>("sample", "Print a value that fits a schema."),
        entry<DiffCommand>("diff", "Compare two API descriptions and print the changes that break clients."),
        entry<MergeCommand>("merge", "Merge two versions of a definition, also as a merge driver of git."),
        entry<ConvertCommand>("convert", "Write a definition in another version of OpenAPI."),
        entry<BundleCommand>("bundle", "Write a definition over several files as one."),
        entry<SplitCommand>("split", "Write a definition as several files."),
        entry<AllowCommand>("allow", "Allow a definition to send secrets to its upstream."),
        entry<GetCommand>("get", "Print a value of a JSON or YAML file as JSON."),
        entry<EditCommand>("edit", "Change values of a JSON or YAML file and nothing else in it."),
        entry<UpstreamAuthCommand>("upstream-auth", "Set how the gateway authenticates to the upstream."),
        entry<ImportCommand>("import", "Add the gateway extension to an OpenAPI document."),
        entry<DraftCommand>("draft", "Write an OpenAPI document from recorded traffic, or add to one."),
        entry<ExportCommand>("export", "Export the OpenAPI document alone, or an nginx configuration."),
        entry<PreviewCommand>("preview", "Send one request through the test gateway and show what changed."),
        entry<RunCommand>("run", "Send saved requests through the test gateway and check the responses."),
        entry<CheckCommand>("check", "Check recorded exchanges against an API description."),
        entry<ServeCommand>("serve", "Run the test gateway until Ctrl+C."),
        entry<CertsCommand>("certs", "List the certificates of a dashboard."),
        entry<PolicyCommand>("policy", "Print, create or list the policies of a dashboard."),
        entry<SsoCommand>("sso", "List the SSO profiles of a portal."),
        entry<CheckGatewayCommand>("check-gateway", "Check the definitions of a gateway together, with its dashboard."),
        entry<SandboxCommand>("sandbox", "Run a local dashboard and portal with sample data until Ctrl+C."),
        describing<CompletionCommand>("completion", "Print a script that completes these commands in a shell."),
        describing<ManualCommand>("manual", "Print the manual page."),
    };
    return table;
}

const CommandEntry *findCommand(const QString &name)
{
    for (const CommandEntry &candidate : commandTable()) {
        if (name == QLatin1String(candidate.name))
            return &candidate;
    }
    return nullptr;
}

void defineCommonOptions(QCommandLineParser &parser)
{
    parser.addOption({{u"h"_qs, u"help"_qs}, u"Show this help."_qs});
    parser.addOption({{u"v"_qs, u"version"_qs}, u"Show the version."_qs});
    parser.addOption({u"no-color"_qs, u"Use no colors, even on a terminal."_qs});
}

QList<CommandHelp> allCommandHelp(Console &console, services::CoreServices &core)
{
    QList<CommandHelp> all;
    for (const CommandEntry &each : commandTable()) {
        QCommandLineParser parser;
        each.make(console, core)->define(parser);
        defineCommonOptions(parser);
        all.append(commandHelp(QLatin1String(each.name), QLatin1String(each.summary), parser));
    }
    return all;
}

} // namespace commands
