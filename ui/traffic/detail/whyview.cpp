#include "whyview.h"

#include "reasonmessages.h"

namespace traffic {

WhyView::WhyView(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(u"exchangeReasons"_qs);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) { activate(row(item)); });
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) { activate(row(item)); });
}

void WhyView::setExchange(const Exchange &exchange)
{
    m_reasons = explanation::reasonsOf(exchange);
    clear();
    for (const explanation::Reason &reason : std::as_const(m_reasons)) {
        auto *item = new QListWidgetItem(messages::reasonMessage(reason), this);
        if (!reason.hasLink())
            continue;
        item->setForeground(palette().link());
        item->setToolTip(tr("Show the setting: %1", "%1: a JSON Pointer").arg(reason.pointer));
    }
    if (m_reasons.isEmpty())
        addItem(exchange.reachedUpstream ? tr("The gateway forwarded the request without changes.")
                                         : tr("The record does not contain the reason."));
    setCurrentRow(0);
}

void WhyView::activate(int row)
{
    if (row < m_reasons.size() && m_reasons.at(row).hasLink())
        emit settingRequested(m_reasons.at(row).documentPath, m_reasons.at(row).pointer);
}

} // namespace traffic

#include "moc_whyview.cpp"
