#include "responseview.h"

#include "elidedlabel.h"
#include "exchangemodel.h"
#include "exchangetexts.h"
#include "measures.h"
#include "messageview.h"

#include <QEvent>
#include <QVBoxLayout>

namespace traffic {

ResponseView::ResponseView(QWidget *parent)
    : QWidget(parent)
{
    m_status = new widgets::ElidedLabel({}, this);
    m_status->setObjectName(u"responseStatus"_qs);
    m_status->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_message = new MessageView(u"response"_qs, 0, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_status);
    layout->addWidget(m_message, 1);
    retranslate();
    connect(m_message, &MessageView::saveRequested, this, &ResponseView::saveRequested);
}

void ResponseView::setExchange(const ExchangePtr &shown)
{
    m_shown = shown;
    refreshStatus();
    if (shown)
        m_message->setMessage(shown->response.headers, shown->responseBody);
    else
        m_message->clear();
}

void ResponseView::refreshStatus()
{
    if (!m_shown) {
        m_status->clear();
        return;
    }
    const QString status = m_shown->response.status > 0
                               ? items::statusWithWord(m_shown->response.status, m_shown->response.reason)
                               : failureText(errorWord(*m_shown));
    m_status->setText(u"%1  ·  %2"_qs.arg(status, answeredByText(*m_shown)));
}

void ResponseView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ResponseView::retranslate()
{
    m_message->setLabels(tr("Response headers"), tr("Response body"));
    refreshStatus();
}

} // namespace traffic

#include "moc_responseview.cpp"
