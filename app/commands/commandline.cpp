#include "commandline.h"

#include "commandtable.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <memory>

namespace commands {

namespace {

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
    for (const CommandEntry &command : commandTable())
        text += u"  %1%2\n"_qs.arg(QString::fromLatin1(command.name).leftJustified(NameWidth),
                                   QLatin1String(command.summary));
    text += u'\n' + generalNotes();
    return text;
}

QString versionLine()
{
    return u"gatewright "_qs + QCoreApplication::applicationVersion();
}

/** The arguments and options of a command, in the order in which it declares them. */
QString synopsisOf(const CommandHelp &help)
{
    QStringList parts{help.arguments};
    for (const OptionHelp &option : help.options) {
        const QString &name = option.names.constLast();
        if (!CommonOptions.contains(name))
            parts.append(u'[' + name + (option.value.isEmpty() ? QString() : u' ' + option.value) + u']');
    }
    return parts.join(u' ');
}

/** The parser's own text has the path of the program and no command name. */
QString helpText(const QCommandLineParser &parser, const CommandHelp &help)
{
    return u"Usage: gatewright %1\n%2"_qs.arg(
        (QStringList{help.name, help.arguments, u"[options]"_qs}).join(u' ').simplified(),
        parser.helpText().section(u'\n', 1));
}

/** Parses the arguments. Returns an exit code if there is nothing to run. */
std::optional<int> parse(QCommandLineParser &parser, const CommandEntry &entry, const QStringList &arguments,
                         Console &console)
{
    defineCommonOptions(parser);
    const auto help = [&] { return commandHelp(QLatin1String(entry.name), QLatin1String(entry.summary), parser); };
    if (!parser.parse(arguments)) {
        console.complain(u"gatewright %1: %2"_qs.arg(QLatin1String(entry.name), parser.errorText()));
        console.complain(u"usage: gatewright %1 %2"_qs.arg(QLatin1String(entry.name), synopsisOf(help())));
        return UsageOrInput;
    }
    if (parser.isSet(u"version"_qs)) {
        console.printLine(versionLine());
        return Clean;
    }
    if (parser.isSet(u"help"_qs)) {
        console.printText(helpText(parser, help()).toUtf8());
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
    const CommandEntry *entry = findCommand(name);
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
