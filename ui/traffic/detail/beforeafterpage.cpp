#include "beforeafterpage.h"

#include "banner.h"
#include "beforeafterview.h"
#include "notsenttext.h"

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
    connect(m_view, &BeforeAfterView::pointerActivated, this, &BeforeAfterPage::pointerActivated);
}

void BeforeAfterPage::setLabel(const QString &label)
{
    m_view->setAccessibleName(label);
}

void BeforeAfterPage::setExchange(const Exchange &exchange, const Exchange &shown)
{
    refreshReason(exchange);
    m_view->setExchange(exchange, shown);
}

void BeforeAfterPage::refreshReason(const Exchange &exchange)
{
    const NotSent reason = notSent(exchange);
    if (reason.text.isEmpty()) {
        m_reason->clear();
        return;
    }
    m_reason->show(widgets::Banner::Kind::Warning, reason.text);
    if (reason.pointer.isEmpty() || exchange.documentPath.isEmpty())
        return;
    connect(m_reason->addAction(tr("Show the setting"), m_name + u"Obstacle"_qs), &QPushButton::clicked, this,
            [this, pointer = reason.pointer] { emit pointerActivated(pointer); });
}

} // namespace traffic

#include "moc_beforeafterpage.cpp"
