#pragma once

#include "services.h"
#include "tourstop.h"

#include <QObject>
#include <QTimer>

class QWidget;
namespace navigation {
class Navigator;
}
namespace workspace {
class OpenDefinition;
}

namespace window {

class Actions;
class PageStack;
class TourBar;

/**
 * The tour of the example. Notices by itself when the task of a stop is done, and goes on to the next one. The settings
 * have the current stop, so that a tour that was left, or ended with the program, continues there.
 */
class Tour final : public QObject
{
    Q_OBJECT

public:
    Tour(const Services &services, const Actions &actions, PageStack &pages, navigation::Navigator &navigator,
         TourBar &bar, QObject *parent);

    /** Opens the example if it is not open, and shows the current stop in the bar. */
    void start();
    /** Shows the bar again if the tour was not left when the last run of the program ended. */
    void resume();

private:
    void connectTasks();
    void watch(workspace::OpenDefinition *definition);
    void noticeUndo(const workspace::OpenDefinition &definition);
    void noticeCredential();
    void finish(TourStop stop);
    void showStop(TourStop stop, bool isAfterDone);
    void leave();
    void showPlace();
    void showExample();
    [[nodiscard]] TourStop stop() const;
    [[nodiscard]] bool isAt(TourStop stop) const;

    const Services m_services;
    const Actions &m_actions;
    PageStack &m_pages;
    navigation::Navigator &m_navigator;
    TourBar &m_bar;
    QTimer m_look;            ///< Runs while the tour waits until the line with the credentials is visible.
    bool m_wasEdited = false; ///< A definition was edited since the stop Undo began.
};

} // namespace window
