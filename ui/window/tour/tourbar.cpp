#include "tourbar.h"

#include "actions.h"
#include "elidedlabel.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"
#include "tourtexts.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace window {

TourBar::TourBar(const Actions &actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(actions)
{
    setObjectName(u"tourBar"_qs);
    buildWidgets();
    refresh();
    hide();
}

QPushButton *TourBar::addButton(const QString &name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    button->setAutoDefault(true); // Return is a click.
    m_buttons.append(button);
    return button;
}

void TourBar::triggerByButton(QPushButton *button, ActionId id)
{
    connect(button, &QPushButton::clicked, m_actions[id], &QAction::trigger);
}

void TourBar::buildWidgets()
{
    m_title = new widgets::Heading(QString(), theme::Heading::Group, this);
    m_title->setObjectName(u"tourTitle"_qs);
    m_done = new widgets::ElidedLabel(QString(), this);
    m_done->setObjectName(u"tourDone"_qs);
    m_done->setElideMode(Qt::ElideRight);
    colorDone();
    m_task = new QLabel(this);
    m_task->setObjectName(u"tourTask"_qs);
    m_task->setWordWrap(true);
    m_continue = addButton(u"tourContinue"_qs);
    m_back = addButton(u"tourBack"_qs);
    m_show = addButton(u"tourShow"_qs);
    m_next = addButton(u"tourNext"_qs);
    m_skip = addButton(u"tourSkip"_qs);
    m_open = addButton(u"tourOpenFile"_qs);
    m_stopGateway = addButton(u"tourStopGateway"_qs);
    m_restart = addButton(u"tourRestart"_qs);
    m_leave = addButton(u"tourLeave"_qs);
    widgets::makePrimary(m_continue);
    widgets::makePrimary(m_next);
    connect(m_continue, &QPushButton::clicked, this, &TourBar::startRequested);
    connect(m_restart, &QPushButton::clicked, this, &TourBar::startRequested);
    connect(m_next, &QPushButton::clicked, this, &TourBar::nextRequested);
    connect(m_skip, &QPushButton::clicked, this, &TourBar::nextRequested);
    connect(m_show, &QPushButton::clicked, this, &TourBar::placeRequested);
    connect(m_back, &QPushButton::clicked, this, &TourBar::backRequested);
    connect(m_leave, &QPushButton::clicked, this, &TourBar::leaveRequested);
    triggerByButton(m_open, ActionId::OpenFile);
    triggerByButton(m_stopGateway, ActionId::ToggleGateway);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addWidget(m_title);
    top->addSpacing(theme::Space::Control);
    top->addWidget(m_done, 1);
    for (QPushButton *button : m_buttons)
        top->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Tight);
    column->addLayout(top);
    column->addWidget(m_task);
}

void TourBar::showState(const TourState &state)
{
    m_state = state;
    refresh();
    show();
    announce();
}

void TourBar::retranslate()
{
    refresh();
}

void TourBar::refresh()
{
    const QString title = tourTitle(m_state);
    m_done->setText(tourDone(m_state));
    m_title->setText(title);
    m_task->setText(tourTask(m_state, m_actions));
    setAccessibleName(QStringList{m_done->text(), title + u'.', m_task->text()}.join(u' ').trimmed());
    refreshButtons();
}

void TourBar::refreshButtons()
{
    const bool isEnd = m_state.stop == TourStop::End && !m_state.isPaused;
    const bool isTask = !isEnd && !m_state.isPaused;
    widgets::setButtonText(m_continue, tr("Continue tour"), tr("Opens the example"));
    widgets::setButtonText(m_next, tr("Next"));
    widgets::setButtonText(m_show, tr("Show me"), tr("Shows where this is done"));
    widgets::setButtonText(m_skip, tr("Skip this step"));
    widgets::setButtonText(m_back, tr("Back"), tr("Shows the previous step"));
    widgets::setButtonText(m_open, tr("Open file"));
    widgets::setButtonText(m_stopGateway, tr("Stop gateway"));
    widgets::setButtonText(m_restart, tr("Start again"));
    widgets::setButtonText(m_leave, isEnd ? tr("End tour") : tr("Leave tour"),
                           isEnd ? QString() : tr("Help › Tour of the example continues with this step"));
    m_continue->setVisible(m_state.isPaused);
    m_next->setVisible(isTask && m_state.isDone);
    m_show->setVisible(isTask);
    m_skip->setVisible(isTask && !m_state.isDone);
    m_back->setVisible(isTask && m_state.stop != TourStop::Credential);
    m_open->setVisible(isEnd);
    m_stopGateway->setVisible(isEnd && m_state.isGatewayRunning);
    m_restart->setVisible(isEnd);
}

void TourBar::colorDone()
{
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, theme::color(theme::Role::Ok));
    m_done->setPalette(colors);
}

void TourBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorDone();
}

/** Qt tells screen readers of a bar that appears, but not of one whose text changes. */
void TourBar::announce()
{
    for (const QAccessible::Event type : {QAccessible::Alert, QAccessible::NameChanged}) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }
}

void TourBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Role::Raised));
    painter.fillRect(QRect(0, 0, width(), 1), theme::color(theme::Role::Line));
    painter.fillRect(QRect(0, 0, theme::Space::Tight, height()), theme::color(theme::Role::Accent));
}

} // namespace window

#include "moc_tourbar.cpp"
