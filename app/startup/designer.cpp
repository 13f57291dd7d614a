#include "designer.h"

#include "absolutepath.h"
#include "accessiblecontrols.h"
#include "allocator.h"
#include "console.h"
#include "designerservices.h"
#include "exitcode.h"
#include "mainwindow.h"
#include "plaintext.h"
#include "settingstable.h"
#include "theme.h"
#include "translations.h"

#include <QApplication>

namespace startup {

namespace {

/** Checked first, because without a display Qt ends the process with its own message. */
bool hasDisplay()
{
    for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    }
    return false;
}

} // namespace

int runDesigner(int argc, char **argv)
{
    if (!hasDisplay()) {
        commands::Console().complain(
            u"gatewright: the designer needs a display. See gatewright --help for the commands that work without one."_qs);
        return commands::UsageOrInput;
    }
    base::returnFreedMemory();
    QApplication application(argc, argv);
    // Qt has removed its own options.
    for (const QString &argument : QApplication::arguments().mid(1)) {
        if (argument.startsWith(u'-')) {
            commands::Console().complain(u"gatewright: there is no option %1. See gatewright --help."_qs.arg(argument));
            return commands::UsageOrInput;
        }
    }
    installTranslations(application);
    widgets::installAccessibleControls();
    widgets::showMarkupAsText(application);
    DesignerServices services;
    theme::apply(application, theme::Choice(services.settings().get(settings::ThemeChoice)));
    services.startSandbox(services::sandboxFolder());
    window::MainWindow window(services.services());
    window.show();
    window.restoreSession();
    QStringList paths;
    for (const QString &argument : QApplication::arguments().mid(1))
        paths.append(commands::absolutePath(argument));
    window.open(paths);
    return QApplication::exec();
}

} // namespace startup
