#include "tourbar.h"

#include "heading.h"
#include "naming.h"
#include "theme.h"
#include "tourtexts.h"

#include <QAccessible>
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

void TourBar::buildWidgets()
{
    m_title = new widgets::Heading(QString(), theme::Heading::Group, this);
    m_title->setObjectName(u"tourTitle"_qs);
    m_done = new widgets::ToneLabel(QString(), theme::Role::Ok, this);
    m_done->setObjectName(u"tourDone"_qs);
    m_task = new QLabel(this);
    m_task->setObjectName(u"tourTask"_qs);
    m_task->setWordWrap(true);
    const auto newButton = [this](const QString &name, auto signal) {
        auto *button = new QPushButton(this);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, signal);
        return button;
    };
    m_show = newButton(u"tourShow"_qs, &TourBar::placeRequested);
    m_skip = newButton(u"tourSkip"_qs, &TourBar::skipRequested);
    m_leave = newButton(u"tourLeave"_qs, &TourBar::leaveRequested);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(theme::Space::Tight);
    texts->addWidget(m_done);
    texts->addWidget(m_title);
    texts->addWidget(m_task);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Control, theme::Space::Control);
    row->setSpacing(theme::Space::Control);
    row->addLayout(texts, 1);
    for (QPushButton *button : {m_show, m_skip, m_leave})
        row->addWidget(button);
}

void TourBar::showStop(TourStop stop, bool isAfterDone)
{
    m_stop = stop;
    m_isAfterDone = isAfterDone;
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
    const bool isEnd = m_stop == TourStop::End;
    const QString done = m_isAfterDone && m_stop != TourStop::Credential ? tourDone(TourStop(int(m_stop) - 1))
                                                                         : QString();
    m_done->setText(done);
    m_done->setVisible(!done.isEmpty());
    m_title->setText(tourTitle(m_stop));
    m_task->setText(tourTask(m_stop, m_actions));
    setAccessibleName(QStringList{done, tourTitle(m_stop) + u'.', m_task->text()}.join(u' ').trimmed());
    widgets::setButtonText(m_show, tr("Show me"), tr("Shows where this is done"));
    widgets::setButtonText(m_skip, tr("Skip stop"));
    widgets::setButtonText(m_leave, isEnd ? tr("End tour") : tr("Leave tour"),
                           isEnd ? QString() : tr("Help › Tour of the example continues with this stop"));
    m_show->setVisible(!isEnd);
    m_skip->setVisible(!isEnd);
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
