#include "exchangesdock.h"

#include "emptystate.h"
#include "exchangelist.h"
#include "exchangetexts.h"

#include <QEvent>
#include <QStackedLayout>

namespace traffic {

struct ExchangesDock::Parts {
    items::ExchangeFilterModel *filtered = nullptr;
    ExchangeList *list = nullptr;
    widgets::EmptyState *empty = nullptr;
    QStackedLayout *stack = nullptr;
};

ExchangesDock::ExchangesDock(ExchangeLog &log, QWidget *parent)
    : QWidget(parent)
    , m_log(log)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

ExchangesDock::~ExchangesDock() = default;

void ExchangesDock::buildWidgets()
{
    m_parts->filtered = new items::ExchangeFilterModel(m_log.model(), this);
    m_parts->list = new ExchangeList(*m_parts->filtered, this);
    m_parts->list->setObjectName(u"dockExchanges"_qs);
    m_parts->list->setFrameShape(QFrame::NoFrame);
    m_parts->empty = new widgets::EmptyState(theme::Icon::Exchange, this);
    m_parts->stack = new QStackedLayout(this);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->list);
}

void ExchangesDock::connectAll()
{
    const auto refresh = [this] {
        m_parts->stack->setCurrentWidget(m_log.model().rowCount() > 0 ? static_cast<QWidget *>(m_parts->list)
                                                                      : m_parts->empty);
    };
    connect(&m_log, &ExchangeLog::countsChanged, this, refresh);
    connect(m_parts->list, &ExchangeList::exchangeActivated, this, [this](const QModelIndex &index) {
        emit exchangeActivated(m_log.model().numberAt(m_parts->filtered->mapToSource(index).row()));
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
    m_log.model().setFailureText(failureText);
    m_parts->list->setAccessibleName(tr("Exchanges"));
    m_parts->empty->setTexts(tr("No exchanges yet"), tr("Requests through the gateway are listed here."));
}

} // namespace traffic

#include "moc_exchangesdock.cpp"
