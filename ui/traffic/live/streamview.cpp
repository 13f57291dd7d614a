#include "streamview.h"

#include "heading.h"
#include "measures.h"
#include "redact.h"
#include "rowtable.h"
#include "streameventmodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

namespace traffic {

using Columns = items::StreamEventModel;

StreamView::StreamView(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_events(new items::StreamEventModel(this))
{
    m_table = new QTableView(this);
    m_table->setObjectName(objectName);
    m_table->setModel(m_events);
    widgets::showAsRows(m_table);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_dropped = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_dropped->setObjectName(objectName + u"Dropped"_qs);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Tight);
    layout->addWidget(m_dropped);
    layout->addWidget(m_table, 1);
    retranslate();
}

void StreamView::setExchange(const Exchange &exchange, bool masked)
{
    const QScrollBar *bar = m_table->verticalScrollBar();
    const bool follows = bar->value() >= bar->maximum();
    if (masked && exchange.id != 0 && exchange.id == m_shown) {
        m_events->update(exchange.stream);
    } else {
        m_events->setEvents(exchange.stream,
                            masked ? std::optional(Redactor(exchange.secrets).knowing(exchange)) : std::nullopt);
        m_shown = masked ? exchange.id : 0;
    }
    if (follows)
        m_table->scrollToBottom();
    m_droppedCount = exchange.stream.dropped;
    showDropped();
}

void StreamView::showDropped()
{
    m_dropped->setVisible(m_droppedCount > 0);
    m_dropped->setText(
        tr("%n older events are not shown. The newest %1 are kept.", "%1 is a number", static_cast<int>(m_droppedCount))
            .arg(StreamEvents::Maximum));
}

void StreamView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StreamView::retranslate()
{
    m_table->setAccessibleName(tr("Events"));
    m_events->setTitles({tr("ms"), tr("Sender"), tr("Size"), tr("Text")});
    m_events->setSenders(tr("upstream"), tr("client"));
    showDropped();
}

} // namespace traffic

#include "moc_streamview.cpp"
