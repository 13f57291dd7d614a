#pragma once

#include "tourstop.h"

#include <QFrame>

class QLabel;
class QPushButton;
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace window {

class Actions;

/** The bar of the tour below the pages: what to do at the current stop, and buttons to show the place, to skip the stop
 * and to leave the tour. It never takes the focus by itself. Screen readers announce each stop. */
class TourBar final : public QFrame
{
    Q_OBJECT

public:
    explicit TourBar(const Actions &actions, QWidget *parent = nullptr);

    /** Shows a stop. With `isAfterDone`, the bar also says that the stop before was done. */
    void showStop(TourStop stop, bool isAfterDone);
    void retranslate();

signals:
    /** The user wants to see the place of the current stop. */
    void placeRequested();
    void skipRequested();
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void buildWidgets();
    void refresh();
    void announce();

    const Actions &m_actions;
    TourStop m_stop = TourStop::Credential;
    bool m_isAfterDone = false;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_done = nullptr;
    QLabel *m_task = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_skip = nullptr;
    QPushButton *m_leave = nullptr;
};

} // namespace window
