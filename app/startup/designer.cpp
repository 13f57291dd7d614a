#include "designer.h"

#include "accessiblecontrols.h"
#include "console.h"
#include "designerservices.h"
#include "exitcode.h"
#include "mainwindow.h"
#include "theme.h"
#include "translations.h"
#include "windowsettings.h"

#include <QApplication>
#include <QStandardPaths>

namespace startup {

namespace {

/** Qt ends the process where it finds no display; a person deserves a sentence. */
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
            u"gatewright: there is no display for the designer; gatewright --help lists what works without one"_qs);
        return commands::UsageOrInput;
    }
    QApplication application(argc, argv);
    installTranslations(application);
    widgets::installAccessibleControls();
    DesignerServices services;
    theme::apply(application, theme::Choice(services.settings().get(window::ThemeChoice)));
    services.startSandbox(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sandbox"_qs);
    window::MainWindow window(services.services());
    window.show();
    const QStringList named = QApplication::arguments().mid(1);
    if (named.isEmpty())
        window.restoreSession();
    else
        window.open(named);
    return QApplication::exec();
}

} // namespace startup
