#include "bydayview.h"

#include "emptystate.h"
#include "measures.h"
#include "rowtable.h"
#include "worker.h"

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace certificates {
namespace {

constexpr int NameCharacters = 26;

} // namespace

ByDayView::ByDayView(ReachSource &source, QWidget *parent)
    : QStackedWidget(parent)
    , m_source(source)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void ByDayView::buildWidgets()
{
    m_table = new QTableView(this);
    m_table->setObjectName(u"certificatesByDayTable"_qs);
    m_table->setModel(&m_model);
    widgets::showAsRows(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(ByDayModel::Definition, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(ByDayModel::What, QHeaderView::Stretch);
    m_empty = new widgets::EmptyState(theme::Icon::Calendar, this);
    addWidget(m_table);
    addWidget(m_empty);
    measureColumns();
}

void ByDayView::connectAll()
{
    connect(&m_source, &ReachSource::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(m_table, &QTableView::activated, this, &ByDayView::activate);
    connect(m_empty, &widgets::EmptyState::activated, this, &ByDayView::definitionRequested);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                const reach::CertificateEvent *event = current.isValid() ? m_model.eventAt(current.row()) : nullptr;
                const management::Certificate *certificate = event ? m_model.certificateOf(*event) : nullptr;
                emit certificateSelected(certificate ? certificate->id : QString());
            });
}

void ByDayView::setSearch(const QString &text)
{
    m_model.setSearch(text);
    refreshEmpty();
}

void ByDayView::refresh()
{
    m_work.cancel();
    m_work = base::runOnWorker(
        this, [facts = m_source.facts()]() -> base::Result<DayEvents> { return dayEvents(facts); },
        [this](const base::Result<DayEvents> &events) {
            if (!events)
                return;
            m_model.setEvents(*events);
            refreshEmpty();
            m_table->scrollTo(m_model.index(m_model.todayRow(), 0), QAbstractItemView::PositionAtCenter);
        });
}

/** The row of today alone would not say why nothing else is listed. */
void ByDayView::refreshEmpty()
{
    const bool isOpen = m_model.hasApis();
    if (!isOpen)
        m_empty->setTexts(tr("No definition is open"),
                          tr("Open a definition or a folder to see what stops, and on which day."));
    else if (m_model.hasEvents())
        m_empty->setTexts(tr("Nothing matches"), tr("Change the search text."));
    else
        m_empty->setTexts(tr("Nothing stops"), tr("None of the open definitions uses a certificate."));
    m_empty->setAction(isOpen ? QString() : tr("Open a definition"), u"certificatesByDayOpen"_qs);
    const bool isEmpty = m_model.todayRow() >= 0 && m_model.rowCount() == 1;
    setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_table);
}

void ByDayView::activate(const QModelIndex &index)
{
    const reach::CertificateEvent *event = m_model.eventAt(index.row());
    if (event)
        emit settingRequested(m_model.apiOf(*event).documentPath,
                              m_model.apiOf(*event).certificates.at(event->certificate).pointer.toString());
}

void ByDayView::measureColumns()
{
    m_table->setColumnWidth(ByDayModel::Day,
                            QFontMetrics(font()).horizontalAdvance(u"2000-00-00 "_qs) + 2 * theme::Space::Group);
    m_table->setColumnWidth(ByDayModel::Name, QFontMetrics(font()).averageCharWidth() * NameCharacters);
}

void ByDayView::showEvent(QShowEvent *event)
{
    QStackedWidget::showEvent(event);
    refresh();
}

void ByDayView::changeEvent(QEvent *event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measureColumns();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ByDayView::retranslate()
{
    m_table->setAccessibleName(tr("What stops by day"));
    m_model.setTitles({tr("Day"), tr("Definition"), tr("What happens"), tr("Certificate")});
    refreshEmpty();
    if (isVisible())
        refresh(); // The texts that a search looks through are in the new language.
}

} // namespace certificates

#include "moc_bydayview.cpp"
