#include "commandline.h"

#include "allowcommand.h"
#include "bundlecommand.h"
#include "certscommand.h"
#include "convertcommand.h"
#include "editcommand.h"
#include "exportcommand.h"
#include "getcommand.h"
#include "importcommand.h"
#include "lintcommand.h"
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

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTimer>

#include <functional>
#include <memory>

namespace commands {

namespace {

struct Entry {
    const char *name;
    const char *summary; ///< One sentence for the list of commands.
    std::function<std::unique_ptr<Command>(Console &, services::CoreServices &)> make;
};

template<typename T>
Entry entry(const char *name, const char *summary)
{
    return {name, summary,
            [](Console &console, services::CoreServices &core) { return std::make_unique<T>(console, core); }};
}

const QList<Entry> &commandTable()
{
    static const QList<Entry> table = {
        entry<LintCommand>("lint", "Check definitions and print their problems."),
        entry<ValidateCommand>("validate", "Check values against a JSON Schema."),
        entry<SampleCommand>("sample", "Print a value that fits a schema."),
        entry<ConvertCommand>("convert", "Write a definition in another version of OpenAPI."),
        entry<BundleCommand>("bundle", "Write a definition over several files as one."),
        entry<SplitCommand>("split", "Write a definition as several files."),
        entry<AllowCommand>("allow", "Allow a definition to send secrets to its upstream."),
        entry<GetCommand>("get", "Print a value of a JSON or YAML file as JSON."),
        entry<EditCommand>("edit", "Change values of a JSON or YAML file and nothing else in it."),
        entry<UpstreamAuthCommand>("upstream-auth", "Set how the gateway authenticates to the upstream."),
        entry<ImportCommand>("import", "Add the gateway extension to an OpenAPI document."),
        entry<ExportCommand>("export", "Export the OpenAPI document alone, or an nginx configuration."),
        entry<PreviewCommand>("preview", "Send one request through the test gateway and show what changed."),
        entry<RunCommand>("run", "Send saved requests through the test gateway and check the responses."),
        entry<ServeCommand>("serve", "Run the test gateway until Ctrl+C."),
        entry<CertsCommand>("certs", "List the certificates of a dashboard."),
        entry<PolicyCommand>("policy", "Print, create or list the policies of a dashboard."),
        entry<SsoCommand>("sso", "List the SSO profiles of a portal."),
        entry<SandboxCommand>("sandbox", "Run a local dashboard and portal with sample data until Ctrl+C."),
    };
    return table;
}

const Entry *findCommand(const QString &name)
{
    for (const Entry &candidate : commandTable()) {
        if (name == QLatin1String(candidate.name))
            return &candidate;
    }
    return nullptr;
}

/** That every command has. */
const QStringList CommonOptions = {u"--help"_qs, u"--version"_qs, u"--no-color"_qs};

const QStringList Questions = {u"--help"_qs, u"-h"_qs, u"help"_qs, u"--version"_qs, u"-v"_qs};

/** True for a word that is no file: opening a window for it would hide the mistake. Files have a suffix or a path. */
bool isMistypedCommand(const QString &argument)
{
    return !argument.startsWith(u'-') && !argument.contains(u'/') && !argument.contains(u'.') &&
           !QFileInfo::exists(argument);
}

constexpr int NameWidth = 15;

QString usage()
{
    QString text = u"Gatewright: designer and test bench for APIs behind a gateway\n\n"
                   u"Usage: gatewright [FILE|FOLDER …]     opens the designer\n"
                   u"       gatewright COMMAND [options]    works without a window\n\nCommands:\n"_qs;
    for (const Entry &command : commandTable())
        text += u"  %1%2\n"_qs.arg(QString::fromLatin1(command.name).leftJustified(NameWidth),
                                   QLatin1String(command.summary));
    text +=
        u"\nFor the options of a command, run gatewright COMMAND --help. Use - as FILE for standard input or output.\n"
        u"Commands that call a dashboard or portal use the environment chosen in the designer, --env NAME, or\n"
        u"--base-url and --portal-url with --token-env.\n\n"
        u"Exit codes: 0 no findings, 1 findings (also of --check and --warn), 2 usage or input error, 3 internal error.\n"_qs;
    return text;
}

QString versionLine()
{
    return u"gatewright "_qs + QCoreApplication::applicationVersion();
}

/** The positional arguments, as the parser's text has them after the path of the program. */
QString argumentsOf(const QString &helpText)
{
    return helpText.section(u'\n', 0, 0).section(u"[options]"_qs, 1).trimmed();
}

/** The arguments and options of a command, in the order in which it declares them. */
QString synopsisOf(const QCommandLineParser &parser)
{
    static const QRegularExpression option(u"^  (?:-\\w, )?(--[\\w-]+|-\\w)(?: <([^>]+)>)?"_qs);
    const QString text = parser.helpText();
    QStringList parts{argumentsOf(text)};
    for (const QString &line : text.split(u'\n')) {
        const auto match = option.match(line);
        if (!match.hasMatch() || CommonOptions.contains(match.captured(1)))
            continue;
        const QString value = match.captured(2);
        parts.append(u'[' + match.captured(1) + (value.isEmpty() ? QString() : u' ' + value) + u']');
    }
    return parts.join(u' ');
}

/** The parser's own text has the path of the program and no command name. */
QString helpText(const QCommandLineParser &parser, const Entry &entry)
{
    const QString text = parser.helpText();
    return u"Usage: gatewright %1\n%2"_qs.arg(
        (QStringList{QLatin1String(entry.name), argumentsOf(text), u"[options]"_qs}).join(u' ').simplified(),
        text.section(u'\n', 1));
}

/** Parses the arguments. Returns an exit code if there is nothing to run. */
std::optional<int> parse(QCommandLineParser &parser, const Entry &entry, const QStringList &arguments, Console &console)
{
    parser.addOption({{u"h"_qs, u"help"_qs}, u"Show this help."_qs});
    parser.addOption({{u"v"_qs, u"version"_qs}, u"Show the version."_qs});
    parser.addOption({u"no-color"_qs, u"Use no colors, even on a terminal."_qs});
    if (!parser.parse(arguments)) {
        console.complain(u"gatewright %1: %2"_qs.arg(QLatin1String(entry.name), parser.errorText()));
        console.complain(u"usage: gatewright %1 %2"_qs.arg(QLatin1String(entry.name), synopsisOf(parser)));
        return UsageOrInput;
    }
    if (parser.isSet(u"version"_qs)) {
        console.printLine(versionLine());
        return Clean;
    }
    if (parser.isSet(u"help"_qs)) {
        console.printText(helpText(parser, entry).toUtf8());
        return Clean;
    }
    if (parser.isSet(u"no-color"_qs))
        console.disableColor();
    return std::nullopt;
}

} // namespace

bool isCommandLine(const QStringList &arguments)
{
    if (arguments.size() < 2)
        return false;
    const QString &first = arguments.at(1);
    return Questions.contains(first) || findCommand(first) || isMistypedCommand(first);
}

int runCommandLine(const QStringList &arguments, Console &console, services::CoreServices &core)
{
    const QString name = arguments.value(1);
    if (name == u"--version" || name == u"-v") {
        console.printLine(versionLine());
        return Clean;
    }
    // `gatewright help lint` is `gatewright lint --help`.
    if (Questions.contains(name) && arguments.size() > 2)
        return runCommandLine({arguments.at(0), arguments.at(2), u"--help"_qs}, console, core);
    const Entry *entry = findCommand(name);
    if (entry == nullptr && Questions.contains(name)) {
        console.printText(usage().toUtf8());
        return Clean;
    }
    if (entry == nullptr) {
        console.complain(
            u"gatewright: “%1” is not a command, a file or a folder. gatewright --help lists the commands."_qs.arg(
                name));
        return UsageOrInput;
    }

    const std::unique_ptr<Command> command = entry->make(console, core);
    QCommandLineParser parser;
    command->define(parser);
    // The parser skips the first argument, which is usually the program's name.
    if (const auto ended = parse(parser, *entry, arguments.mid(1), console))
        return *ended;

    QObject::connect(
        command.get(), &Command::finished, qApp, [](int code) { QCoreApplication::exit(code); }, Qt::QueuedConnection);
    QTimer::singleShot(0, command.get(), [&] { command->run(parser); });
    const int code = QCoreApplication::exec();
    if (!console.hasLostOutput() || code == InternalError)
        return code;
    console.complain(u"gatewright: standard output can't be written completely"_qs);
    return UsageOrInput;
}

} // namespace commands
