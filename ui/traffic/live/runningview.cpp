#include "runningview.h"

#include "elidedlabel.h"
#include "exchangetexts.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "streamview.h"
#include "targetredactor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace traffic {

RunningView::RunningView(QWidget *parent)
    : QWidget(parent)
{
    m_state = new widgets::Heading({}, theme::Heading::Section, this);
    m_state->setObjectName(u"runningState"_qs);
    m_request = new widgets::ElidedLabel({}, this);
    m_duration = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_duration->setObjectName(u"runningDuration"_qs);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"cancelRequest"_qs);
    m_stream = new StreamView(u"runningEvents"_qs, this);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_state);
    line->addWidget(m_duration, 1);
    line->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(line);
    layout->addWidget(m_request);
    layout->addWidget(m_stream, 1);
    layout->addStretch();
    connect(m_cancel, &QPushButton::clicked, this, &RunningView::cancelRequested);
    retranslate();
}

void RunningView::setExchange(const Exchange &running, const QString &duration)
{
    const bool hasResponse = running.response.status > 0;
    m_state->setText(hasResponse ? tr("Receiving the response") : tr("Waiting for the response"));
    m_duration->setText(tr("%1 ms", "%1 is a number").arg(duration));
    m_request->setText(QString::fromUtf8(running.request.method + ' ' + TargetRedactor().target(running)));
    m_stream->setVisible(hasResponse);
    m_stream->setExchange(running, true);
}

void RunningView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RunningView::retranslate()
{
    widgets::setButtonText(m_cancel, tr("Cancel"), tr("Close the connection of this request"));
}

} // namespace traffic

#include "moc_runningview.cpp"
