#include "exchangesdock.h"

#include "emptystate.h"
#include "exchangelist.h"
#include "exchangetexts.h"

#include <QEvent>
#include <QStackedLayout>

namespace traffic {

ExchangesDock::ExchangesDock(ExchangeLog &log, QWidget *parent)
    : QWidget(parent)
    , m_log(log)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void ExchangesDock::buildWidgets()
{
    m_filtered = new items::ExchangeFilterModel(m_log.model(), this);
    m_list = new ExchangeList(*m_filtered, this);
    m_list->setObjectName(u"dockExchanges"_qs);
    m_list->setFrameShape(QFrame::NoFrame);
    m_empty = new widgets::EmptyState(theme::Icon::Exchange, this);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
}

void ExchangesDock::connectAll()
{
    const auto refresh = [this] {
        m_stack->setCurrentWidget(m_log.model().rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_empty);
    };
    connect(&m_log, &ExchangeLog::countsChanged, this, refresh);
    connect(m_list, &ExchangeList::exchangeActivated, this, [this](const QModelIndex &index) {
        emit exchangeActivated(m_log.model().numberAt(m_filtered->mapToSource(index).row()));
    });
    refresh();
}

void ExchangesDock::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ExchangesDock::retranslate()
{
    m_log.model().setTitles(columnTitles());
    m_log.model().setVerdictText(verdictText);
    m_log.model().setFailureText(failureText);
    m_log.model().setRunningText(runningText);
    m_list->setAccessibleName(tr("Exchanges"));
    m_empty->setTexts(tr("No exchanges yet"), tr("Requests through the gateway are listed here."));
}

} // namespace traffic

#include "moc_exchangesdock.cpp"
