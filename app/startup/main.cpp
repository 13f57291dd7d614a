#include "applicationidentity.h"
#include "commandline.h"
#include "console.h"
#include "exitcode.h"
#include "logredaction.h"
#include "translations.h"
#ifdef GATEWRIGHT_UI
#include "designer.h"
#endif

#include <QCoreApplication>

#include <csignal>

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
    // A reader that goes away (`gatewright lint … | head`) is an error of write(), not the end of the process.
    std::signal(SIGPIPE, SIG_IGN);
    startup::nameApplication();
    startup::redactLog();

    const QStringList arguments = argumentsOf(argc, argv);
    if (commands::isCommandLine(arguments)) {
        QCoreApplication application(argc, argv);
        startup::installTranslations(application);
        commands::Console console;
        return commands::runCommandLine(arguments, console);
    }
#ifdef GATEWRIGHT_UI
    return startup::runDesigner(argc, argv);
#else
    commands::Console().complain(
        u"gatewright: this build has no designer; see gatewright --help for what it can do"_qs);
    return commands::UsageOrInput;
#endif
}
