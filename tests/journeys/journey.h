#pragma once

#include "designerservices.h"
#include "mainwindow.h"
#include "plaintext.h"
#include "theme.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace support {

/** A home of its own for the run. Made before the application, as Qt asks for these folders once. */
class JourneyHome final
{
public:
    JourneyHome();

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/** The whole designer as the program assembles it: real gateway, real sandbox, real files. Only the home is not the
 * person's. */
class Journey final
{
public:
    explicit Journey(const JourneyHome &home, theme::Choice look = theme::Choice::Light);

    [[nodiscard]] window::MainWindow &window() { return *m_window; }
    [[nodiscard]] startup::DesignerServices &services() { return m_services; }
    /** Opens a file and shows the window. */
    void open(const QString &path);
    /** Clicks the tab of the definition in front that has this label. */
    void showTab(const QString &label);
    /** Clicks the entry of the navigation that has this label. */
    void showPage(const QString &label);
    /** Presses the gateway's button and waits until it runs. */
    void startGateway();

private:
    startup::DesignerServices m_services;
    std::unique_ptr<window::MainWindow> m_window;
};

/** The main function of a test that goes by either theme: GATEWRIGHT_THEME=dark for the dark one. */
template<typename Test>
int runJourney(int argc, char **argv)
{
    const JourneyHome home;
    QApplication application(argc, argv);
    const bool isDark = qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark";
    const theme::Choice look = isDark ? theme::Choice::Dark : theme::Choice::Light;
    theme::apply(application, look);
    widgets::showMarkupAsText(application);
    Test test(home, look);
    return QTest::qExec(&test, argc, argv);
}

} // namespace support
