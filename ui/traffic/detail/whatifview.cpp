#include "whatifview.h"

#include "beforeafterpage.h"
#include "heading.h"
#include "measures.h"

#include <QVBoxLayout>

namespace traffic {
namespace {

/** An upstream that did not answer got the request, or would have. */
bool isForwarded(const Exchange &recorded)
{
    return recorded.reachedUpstream || !recorded.upstreamUrl.isEmpty();
}

/** The same request would go upstream, or the gateway would give the same answer. */
bool isSameOutcome(const Exchange &recorded, const Exchange &made)
{
    if (isForwarded(recorded) != made.reachedUpstream)
        return false;
    if (made.reachedUpstream)
        return recorded.upstreamRequest == made.upstreamRequest;
    return recorded.gatewayReason == made.gatewayReason && recorded.error == made.error &&
           recorded.response.status == made.response.status && recorded.responseBody == made.responseBody;
}

} // namespace

WhatIfView::WhatIfView(QWidget *parent)
    : QWidget(parent)
    , m_verdict(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_page(new BeforeAfterPage(u"whatIf"_qs, this))
{
    m_verdict->setObjectName(u"whatIfVerdict"_qs);
    m_verdict->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                                  theme::Space::Control);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_verdict);
    column->addWidget(m_page, 1);
    connect(m_page, &BeforeAfterPage::settingRequested, this, &WhatIfView::settingRequested);
    connect(m_page, &BeforeAfterPage::echoRequested, this, &WhatIfView::echoRequested);
    retranslate();
}

void WhatIfView::setExchange(const Exchange &recorded, const Exchange &made, const Exchange &shown)
{
    m_isSame = isSameOutcome(recorded, made);
    m_page->setExchange(made, shown);
    refreshVerdict();
}

void WhatIfView::refreshVerdict()
{
    m_verdict->setText(m_isSame ? tr("With the current definitions the result is the same.")
                                : tr("With the current definitions the result is different:"));
}

void WhatIfView::retranslate()
{
    m_page->setLabel(tr("What if"));
    refreshVerdict();
}

} // namespace traffic

#include "moc_whatifview.cpp"
