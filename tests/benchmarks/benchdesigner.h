#pragma once

#include "benchkeys.h"
#include "designerservices.h"
#include "mainwindow.h"
#include "plaintext.h"
#include "settingstable.h"
#include "theme.h"

#include <QApplication>
#include <QFile>

#include <memory>
#include <unistd.h>

namespace bench {

inline double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

inline double nowMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

inline void setHome(const QString &home)
{
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, (home + u'/' + QLatin1String(variable)).toUtf8());
    qputenv("HOME", home.toUtf8());
}

/** The program, as app/startup/designer.cpp puts it together, in a home folder of its own. */
class Designer
{
public:
    explicit Designer(const QString &home)
    {
        widgets::showMarkupAsText(*qApp);
        m_services.settings().set(settings::GatewayPort, 0);
        theme::apply(*qApp, theme::Choice::Light);
        m_services.startSandbox(home + QStringLiteral("/sandbox"));
        m_window = std::make_unique<window::MainWindow>(m_services.services());
        m_window->resize(1360, 860);
        m_window->show();
    }

    /** Opens a file or folder, and returns when it is painted and nothing else is to be done. */
    void open(const QString &path)
    {
        m_window->open({path});
        bench::paint();
    }

    [[nodiscard]] window::MainWindow &window() { return *m_window; }
    [[nodiscard]] window::Services services() { return m_services.services(); }

    /** The visible control with that object name. */
    template<typename Widget>
    Widget *control(const char *name)
    {
        for (auto *widget : m_window->findChildren<Widget *>(QString::fromLatin1(name))) {
            if (widget->isVisible())
                return widget;
        }
        std::printf("  no control is called %s\n", name);
        std::exit(1);
    }

private:
    startup::DesignerServices m_services;
    std::unique_ptr<window::MainWindow> m_window;
};

} // namespace bench
