#pragma once

#include "actionid.h"
#include "tourstop.h"

#include <QFrame>
#include <QList>

class QLabel;
class QPushButton;
namespace widgets {
class ElidedLabel;
class Heading;
} // namespace widgets

namespace window {

class Actions;

/** The bar of the tour below the pages: what to do at the current stop, and buttons for what can be done with the tour.
 * It never takes the focus by itself. Screen readers announce each change. */
class TourBar final : public QFrame
{
    Q_OBJECT

public:
    explicit TourBar(const Actions &actions, QWidget *parent = nullptr);

    /** Shows the bar with a state of the tour. */
    void showState(const TourState &state);
    void retranslate();

signals:
    /** The user wants to see the place of the current stop. */
    void placeRequested();
    /** The user wants to go on with the next stop. */
    void nextRequested();
    void backRequested();
    void leaveRequested();
    /** The user wants to continue a paused tour, or to begin again at the end. */
    void startRequested();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QPushButton *addButton(const QString &name);
    void buildWidgets();
    void triggerByButton(QPushButton *button, ActionId id);
    void refresh();
    void refreshButtons();
    void announce();
    void colorDone();

    const Actions &m_actions;
    TourState m_state;
    widgets::Heading *m_title = nullptr;
    widgets::ElidedLabel *m_done = nullptr;
    QLabel *m_task = nullptr;
    QList<QPushButton *> m_buttons; ///< All buttons, in their order.
    QPushButton *m_continue = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_skip = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_stopGateway = nullptr;
    QPushButton *m_restart = nullptr;
    QPushButton *m_leave = nullptr;
};

} // namespace window
