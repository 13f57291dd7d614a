#pragma once

#include "navigator.h"

namespace window {

class Actions;

/** Runs the actions that go back to the pages, tabs and places that were shown, and forward again, as a browser does,
 * and the one that lists them. The navigator has the history. */
class LocationHistory final : public QObject
{
    Q_OBJECT

public:
    LocationHistory(const Actions &actions, navigation::Navigator &navigator, QWidget *window);

private:
    /** Opens a palette with the locations of the history, the latest first. */
    void showRecent();
    [[nodiscard]] static QString titleOf(const navigation::Visit &visit);
    void refresh();

    const Actions &m_actions;
    navigation::Navigator &m_navigator;
    QWidget *m_window;
};

} // namespace window
