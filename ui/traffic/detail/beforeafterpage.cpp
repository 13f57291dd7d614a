#include "beforeafterpage.h"

#include "banner.h"
#include "beforeafterview.h"
#include "reasonmessages.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace traffic {

BeforeAfterPage::BeforeAfterPage(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_name(objectName)
    , m_reason(new widgets::Banner(this))
    , m_view(new BeforeAfterView(this))
{
    m_reason->setObjectName(m_name + u"Reason"_qs);
    m_view->setObjectName(m_name);
    m_reason->setClosable(false);
    m_view->setFrameShape(QFrame::NoFrame);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_reason);
    column->addWidget(m_view, 1);
    connect(m_view, &BeforeAfterView::pointerActivated, this,
            [this](const QString &pointer) { emit settingRequested(m_documentPath, pointer); });
    connect(m_view, &BeforeAfterView::causelessLineActivated, this, &BeforeAfterPage::sayThatNothingCaused);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_reason->kind() == widgets::Banner::Kind::Information)
            m_reason->clear();
    });
}

/** Of a request that was not sent, the banner already says why. */
void BeforeAfterPage::sayThatNothingCaused(items::LineKind kind)
{
    if (kind == items::LineKind::NotSent)
        return;
    m_reason->show(widgets::Banner::Kind::Information, kind == items::LineKind::Same
                                                           ? tr("The gateway forwards this line unchanged.")
                                                           : tr("No setting causes this: the gateway always does it."));
    m_view->scrollTo(m_view->currentIndex());
}

void BeforeAfterPage::setLabel(const QString &label)
{
    m_view->setAccessibleName(label);
}

void BeforeAfterPage::setExchange(const Exchange &exchange, const Exchange &shown)
{
    m_documentPath = exchange.documentPath;
    refreshReason(shown);
    m_view->setExchange(exchange, shown);
}

/** Why nothing was sent. An exchange that another program recorded may not say it. */
void BeforeAfterPage::refreshReason(const Exchange &shown)
{
    m_reason->clear();
    if (shown.reachedUpstream)
        return;
    const QList<explanation::Reason> reasons = explanation::reasonsOf(shown);
    const bool isExplained = !reasons.isEmpty() && reasons.first().kind != explanation::Reason::Kind::Change;
    m_reason->show(widgets::Banner::Kind::Warning, isExplained ? messages::reasonMessage(reasons.first())
                                                               : tr("Not sent upstream. The record does not contain "
                                                                    "the reason."));
    if (isExplained)
        addOffers(reasons.first());
}

void BeforeAfterPage::addOffers(const explanation::Reason &reason)
{
    if (reason.hasLink()) {
        const bool isPermission = reason.offer == explanation::Offer::Allow;
        QPushButton *const show = isPermission ? m_reason->addAction(tr("Allow…"), m_name + u"Allow"_qs)
                                               : m_reason->addAction(tr("Show the setting"), m_name + u"Obstacle"_qs);
        connect(show, &QPushButton::clicked, this,
                [this, reason] { emit settingRequested(reason.documentPath, reason.pointer); });
    }
    if (reason.offer == explanation::Offer::UseEcho)
        connect(
            m_reason->addAction(m_resends ? tr("Use the echo and resend") : tr("Use the echo"), m_name + u"Echo"_qs),
            &QPushButton::clicked, this, &BeforeAfterPage::echoRequested);
}

} // namespace traffic

#include "moc_beforeafterpage.cpp"
