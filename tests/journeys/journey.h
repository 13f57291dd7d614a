#pragma once

#include "designerservices.h"
#include "mainwindow.h"
#include "plaintext.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace support {

/** A temporary home folder. Created before the application, because Qt reads these variables once. */
class JourneyHome final
{
public:
    JourneyHome();

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/** The whole designer as the program creates it: real gateway, real sandbox, real files, in a temporary home folder. */
class Journey final
{
public:
    explicit Journey(const JourneyHome &home, theme::Choice look = theme::Choice::Light);

    [[nodiscard]] window::MainWindow &window() { return *m_window; }
    [[nodiscard]] startup::DesignerServices &services() { return m_services; }
    /** Opens a file and shows the window. */
    void open(const QString &path);
    /** Clicks the tab with this label on the page of the visible definition. */
    void showTab(const QString &label);
    /** Clicks the entry with this label in the navigation. */
    void showPage(const QString &label);
    /** Clicks the button of the gateway and waits until it runs. */
    void startGateway();
    /** Sends a request to a path with the composer of the page Exchanges, and waits for its exchange. */
    void sendRequest(const QString &path);

private:
    startup::DesignerServices m_services;
    std::unique_ptr<window::MainWindow> m_window;
};

/** Runs a journey in a home of its own. A class that takes a theme is run in the one that GATEWRIGHT_THEME names:
 * light, or dark. */
template<typename Test>
int runJourney(int argc, char **argv)
{
    const JourneyHome home;
    QApplication application(argc, argv);
    const bool isDark = qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark";
    const theme::Choice look = isDark ? theme::Choice::Dark : theme::Choice::Light;
    theme::apply(application, look);
    widgets::showMarkupAsText(application);
    if constexpr (std::is_constructible_v<Test, const JourneyHome &, theme::Choice>)
        return executeTest<Test>(argc, argv, home, look);
    else
        return executeTest<Test>(argc, argv, home);
}

} // namespace support
