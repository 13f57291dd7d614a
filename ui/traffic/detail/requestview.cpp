#include "requestview.h"

#include "elidedlabel.h"
#include "fonts.h"
#include "measures.h"
#include "messageview.h"
#include "naming.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QRadioButton>

namespace traffic {

RequestView::RequestView(QWidget *parent)
    : QWidget(parent)
{
    m_line = new widgets::ElidedLabel({}, this);
    m_line->setObjectName(u"requestLine"_qs);
    m_line->setFont(theme::codeFont());
    m_line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_client = new QRadioButton(this);
    m_client->setObjectName(u"requestOfClient"_qs);
    m_client->setChecked(true);
    m_upstream = new QRadioButton(this);
    m_upstream->setObjectName(u"requestToUpstream"_qs);
    m_message = new MessageView(u"request"_qs, 0, this);

    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Group);
    top->addWidget(m_line, 1);
    top->addWidget(m_client);
    top->addWidget(m_upstream);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addWidget(m_message, 1);
    retranslate();
    connect(m_message, &MessageView::saveRequested, this, &RequestView::saveRequested);
    connect(m_upstream, &QRadioButton::toggled, this, &RequestView::refreshHead);
}

void RequestView::setExchange(const ExchangePtr &shown)
{
    m_shown = shown;
    const bool isChanged = shown && shown->reachedUpstream && shown->request != shown->upstreamRequest;
    m_client->setVisible(isChanged);
    m_upstream->setVisible(isChanged);
    refreshHead();
    if (shown)
        m_message->setMessage(shownHead().headers, shown->requestBody);
    else
        m_message->clear();
}

/** The choice of the user stays for the next exchange in which there is one. */
const http::RequestHead &RequestView::shownHead() const
{
    return m_shown->reachedUpstream && m_upstream->isChecked() ? m_shown->upstreamRequest : m_shown->request;
}

void RequestView::refreshHead()
{
    if (!m_shown) {
        m_line->setText({});
        return;
    }
    const http::RequestHead &head = shownHead();
    m_line->setText(u"%1 %2 HTTP/1.%3"_qs.arg(QString::fromUtf8(head.method), QString::fromUtf8(head.target),
                                              QString::number(head.minorVersion)));
    m_message->setHeaders(head.headers);
}

void RequestView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RequestView::retranslate()
{
    widgets::setButtonText(m_client, tr("Sent by the client"));
    widgets::setButtonText(m_upstream, tr("Sent to the upstream"));
    m_message->setLabels(tr("Request headers"), tr("Request body"));
}

} // namespace traffic

#include "moc_requestview.cpp"
