#include "designer.h"

#include "absolutepath.h"
#include "accessiblecontrols.h"
#include "allocator.h"
#include "console.h"
#include "designerservices.h"
#include "exitcode.h"
#include "logtofile.h"
#include "mainwindow.h"
#include "plaintext.h"
#include "settingstable.h"
#include "theme.h"
#include "translations.h"

#include <QApplication>
#include <QEvent>
#include <QIcon>

/** Q_INIT_RESOURCE is required for resources of a static library, outside of any namespace. */
static void initIcon()
{
    Q_INIT_RESOURCE(application);
}

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

/** Notes in the log when the window is painted for the first time, which is when it can be used. */
class FirstPaint final : public QObject
{
public:
    FirstPaint(LogToFile &log, QObject *parent)
        : QObject(parent)
        , m_log(log)
    {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Paint)
            return false;
        watched->removeEventFilter(this);
        m_log.note(u"window painted"_qs);
        return false;
    }

private:
    LogToFile &m_log;
};

} // namespace

int runDesigner(int argc, char **argv)
{
    if (!hasDisplay()) {
        commands::Console().complain(
            u"gatewright: the designer needs a display. See gatewright --help for the commands that work without one."_qs);
        return commands::UsageOrInput;
    }
    base::returnFreedMemory();
    QGuiApplication::setDesktopFileName(QStringLiteral(GATEWRIGHT_ID));
    QApplication application(argc, argv);
    LogToFile log;
    initIcon();
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral(GATEWRIGHT_ID), QIcon(u":/application/icon.svg"_qs)));
    // Qt has removed its own options.
    for (const QString &argument : QApplication::arguments().mid(1)) {
        if (argument.startsWith(u'-')) {
            commands::Console().complain(u"gatewright: there is no option %1. See gatewright --help."_qs.arg(argument));
            return commands::UsageOrInput;
        }
    }
    language::Translations translations;
    widgets::installAccessibleControls();
    widgets::showMarkupAsText(application);
    DesignerServices services;
    services.settings().follow(settings::Language, &translations,
                               [&translations](const QString &code) { translations.choose(code); });
    theme::apply(application, theme::Choice(services.settings().get(settings::ThemeChoice)));
    services.startSandbox(services::sandboxFolder());
    window::MainWindow window(services.services());
    window.installEventFilter(new FirstPaint(log, &window));
    window.show();
    window.restoreSession();
    QStringList paths;
    for (const QString &argument : QApplication::arguments().mid(1))
        paths.append(commands::absolutePath(argument));
    window.open(paths);
    return QApplication::exec();
}

} // namespace startup
