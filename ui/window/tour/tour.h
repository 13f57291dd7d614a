#pragma once

#include "services.h"
#include "tourplaces.h"

#include <QObject>
#include <QTimer>

namespace traffic {
class ExchangeLog;
}
namespace widgets {
class Banner;
}
namespace workspace {
class OpenDefinition;
}

namespace window {

class GatewayController;
class TourBar;
class TourHighlight;

/**
 * The tour of the example. Notices by itself when the task of a stop is done. The settings have the current stop, so
 * that a tour that was left, or ended with the program, continues there.
 */
class Tour final : public QObject
{
    Q_OBJECT

public:
    /** The parts of the window that the tour uses. */
    struct Parts {
        const Actions &actions;
        PageStack &pages;
        navigation::Navigator &navigator;
        traffic::ExchangeLog &log;
        const GatewayController &gateway;
        widgets::Banner &banner;
        TourBar &bar;
    };

    Tour(const Services &services, const Parts &parts, QWidget *window);

    /** Opens the example if it is not open, and shows the current stop in the bar. */
    void start();
    /** Shows where the tour stopped if it was not left when the last run of the program ended. */
    void resume();

private:
    void connectTasks();
    void watch(workspace::OpenDefinition *definition);
    void noticeUndo(const workspace::OpenDefinition &definition);
    void noticeExchanges(const QList<traffic::ExchangePtr> &exchanges);
    void noticeStart();
    void look();
    void finish(TourStop stop);
    void goOn();
    void goTo(TourStop stop, bool isAfterDone);
    [[nodiscard]] bool sendAgain();
    void say(TourHint hint);
    void leave();
    void reset();
    void showPlace();
    void refreshBar();
    [[nodiscard]] TourStop stop() const;
    [[nodiscard]] bool isAt(TourStop stop) const;

    const Services m_services;
    TourPlaces m_places;
    PageStack &m_pages;
    widgets::Banner &m_banner;
    TourBar &m_bar;
    TourHighlight *m_highlight = nullptr;
    TourState m_state;
    QTimer m_look;                    ///< Runs at stops whose task is done by something that becomes visible.
    bool m_saysHowToContinue = false; ///< The banner said last how to continue the tour.
    bool m_wasEdited = false;         ///< A definition was edited since the stop Undo began.
};

} // namespace window
