#include "applicationidentity.h"
#include "commandline.h"
#include "console.h"
#include "coreservices.h"
#include "exitcode.h"
#include "logredaction.h"
#include "translations.h"
#ifdef GATEWRIGHT_UI
#include "designer.h"
#endif

#include <QCoreApplication>

#include <csignal>

#include <sys/resource.h>

namespace {

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int index = 0; index < argc; ++index)
        arguments.append(QString::fromLocal8Bit(argv[index]));
    return arguments;
}

} // namespace

int main(int argc, char **argv)
{
    // A closed pipe (`gatewright lint … | head`) must be an error of write() instead of ending the process.
    std::signal(SIGPIPE, SIG_IGN);
    // A core dump has every secret that is in memory, and is often sent to others.
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    startup::nameApplication();
    const startup::LogRedaction redaction;

    const QStringList arguments = argumentsOf(argc, argv);
    if (commands::isCommandLine(arguments)) {
        QCoreApplication application(argc, argv);
        const language::Translations english;
        commands::Console console;
        services::CoreServices core(storage::FileStore::Devices::Written);
        return commands::runCommandLine(arguments, console, core);
    }
#ifdef GATEWRIGHT_UI
    return startup::runDesigner(argc, argv);
#else
    commands::Console().complain(u"gatewright: this build has no designer. See gatewright --help for its commands."_qs);
    return commands::UsageOrInput;
#endif
}
