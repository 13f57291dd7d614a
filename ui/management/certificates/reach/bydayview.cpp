#include "bydayview.h"

#include "measures.h"
#include "rowtable.h"
#include "worker.h"

#include <QEvent>
#include <QHeaderView>

namespace certificates {
namespace {

constexpr int NameCharacters = 26;

} // namespace

ByDayView::ByDayView(ReachSource &source, QWidget *parent)
    : QTableView(parent)
    , m_source(source)
{
    setObjectName(u"certificatesByDayTable"_qs);
    setModel(&m_model);
    widgets::showAsRows(this);
    horizontalHeader()->setSectionResizeMode(ByDayModel::Definition, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(ByDayModel::What, QHeaderView::Stretch);
    measureColumns();
    retranslate();
    connect(&source, &ReachSource::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(this, &QTableView::activated, this, &ByDayView::activate);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        const reach::CertificateEvent *event = current.isValid() ? m_model.eventAt(current.row()) : nullptr;
        const management::Certificate *certificate = event ? m_model.certificateOf(*event) : nullptr;
        emit certificateSelected(certificate ? certificate->id : QString());
    });
}

void ByDayView::refresh()
{
    m_work.cancel();
    const ReachFacts facts = m_source.facts();
    m_work = base::runOnWorker(
        this,
        [facts]() -> base::Result<reach::CertificateEvents> {
            return reach::certificateEvents(facts.apis, facts.certificates, facts.now);
        },
        [this, facts](const base::Result<reach::CertificateEvents> &events) {
            if (!events)
                return;
            m_model.setEvents(facts, *events);
            scrollTo(m_model.index(m_model.todayRow(), 0), QAbstractItemView::PositionAtCenter);
        });
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
    setColumnWidth(ByDayModel::Day,
                   QFontMetrics(font()).horizontalAdvance(u"2000-00-00 "_qs) + 2 * theme::Space::Group);
    setColumnWidth(ByDayModel::Name, QFontMetrics(font()).averageCharWidth() * NameCharacters);
}

void ByDayView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    refresh();
}

void ByDayView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measureColumns();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ByDayView::retranslate()
{
    setAccessibleName(tr("By day"));
    m_model.setTitles({tr("Day"), tr("Definition"), tr("What happens"), tr("Certificate")});
}

} // namespace certificates

#include "moc_bydayview.cpp"
