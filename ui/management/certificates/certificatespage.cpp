#include "certificatespage.h"

#include "banner.h"
#include "bydayview.h"
#include "certificatedetail.h"
#include "certificatefiles.h"
#include "certificatelabels.h"
#include "certificatetable.h"
#include "emptystate.h"
#include "flowlayout.h"
#include "hostlookup.h"
#include "measures.h"
#include "naming.h"
#include "querybar.h"
#include "reachsource.h"
#include "searchfield.h"
#include "settingstable.h"
#include "validitytimeline.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace certificates {
namespace {

/** The states of the drop-down list in its order, without the first entry, "All states". */
const QList<management::Validity> &offeredStates()
{
    static const QList<management::Validity> states{management::Validity::Valid, management::Validity::ExpiresSoon,
                                                    management::Validity::Expired, management::Validity::NotYetValid,
                                                    management::Validity::Unknown};
    return states;
}

QPushButton *iconButton(QWidget *parent, theme::Icon icon, const QString &objectName)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(objectName);
    button->setIcon(theme::icon(icon));
    return button;
}

} // namespace

CertificatesPage::CertificatesPage(management::ManagementService &service, management::EnvironmentList &environments,
                                   const base::Clock &clock, workspace::DocumentStore &store,
                                   settings::Settings &settings, QWidget *parent)
    : AnswerPage(environments, clock, u"certificatesRefresh"_qs, parent)
    , m_service(service)
    , m_clock(clock)
    , m_store(store)
    , m_settings(settings)
    , m_reach(new ReachSource(service, clock, this))
{
    buildWidgets();
    retranslate();
    connectAll();
}

void CertificatesPage::buildWidgets()
{
    buildTools();
    buildViews();
    auto *toggle = new QWidget(this);
    auto *pair = new QHBoxLayout(toggle);
    pair->setContentsMargins({});
    pair->setSpacing(0);
    pair->addWidget(m_asTable);
    pair->addWidget(m_asTimeline);
    pair->addWidget(m_asDays);
    addTool(toggle);
    addTool(refreshButton());
    addTool(m_exportButton);
    addTool(callsButton());
    auto *line = new QWidget(this);
    auto *flow = new widgets::FlowLayout(line);
    flow->addWidget(m_search);
    flow->addWidget(m_states);
    flow->addWidget(m_query);
    addRow(line);
    addRow(m_hostLookup);
    setContent(m_stack);
}

void CertificatesPage::buildTools()
{
    m_exportButton = iconButton(this, theme::Icon::Export, u"certificatesExport"_qs);
    m_files = new CertificateFiles(m_store, m_clock, this);
    m_search = new widgets::SearchField({}, u"certificateSearch"_qs, this);
    m_search->setMinimumWidth(theme::Size::Navigation - theme::Space::Page);
    m_states = new QComboBox(this);
    m_states->setObjectName(u"certificateStates"_qs);
    m_states->addItem(QString());
    for (const management::Validity state : offeredStates())
        m_states->addItem(QString(), static_cast<int>(state));
    m_query = new QueryBar(this);
    m_asTable = iconButton(this, theme::Icon::Menu, u"certificatesAsTable"_qs);
    m_asTimeline = iconButton(this, theme::Icon::Clock, u"certificatesAsTimeline"_qs);
    m_asDays = iconButton(this, theme::Icon::Calendar, u"certificatesByDay"_qs);
    m_choice = new QButtonGroup(this);
    for (QPushButton *button : {m_asTable, m_asTimeline, m_asDays}) {
        button->setCheckable(true);
        m_choice->addButton(button);
    }
    m_settings.follow(settings::CertificatesTimeline, this, [this](bool timeline) {
        if (timeline)
            m_asTimeline->setChecked(true);
        else if (!m_asDays->isChecked())
            m_asTable->setChecked(true);
    });
    m_hostLookup = new HostLookup(this);
}

void CertificatesPage::buildViews()
{
    m_views = new QStackedWidget;
    m_table = new CertificateTable(m_filtered, m_views);
    m_table->setObjectName(u"certificateTable"_qs);
    m_timeline = new ValidityTimeline(m_filtered, *m_table->selectionModel(), m_views);
    m_timeline->setObjectName(u"certificateTimeline"_qs);
    m_views->addWidget(m_table);
    m_views->addWidget(m_timeline);
    m_days = new ByDayView(*m_reach, m_views);
    m_views->addWidget(m_days);
    m_detail = new CertificateDetail(*m_reach, m_store);
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->addWidget(m_views);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({270, 270});
    answers::persistSplitterState(m_splitter, m_settings, settings::CertificatesSplitter);
    m_stack = new QStackedWidget;
    m_empty = new widgets::EmptyState(theme::Icon::Certificate, m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
}

void CertificatesPage::connectAll()
{
    connect(m_query, &QueryBar::queryChanged, this, &CertificatesPage::refresh);
    connect(m_empty, &widgets::EmptyState::activated, this, &CertificatesPage::refresh);
    connect(m_detail, &CertificateDetail::detailsRequested, this, [this] { m_query->setDetailed(true); });
    connect(m_detail, &CertificateDetail::settingRequested, this, &CertificatesPage::settingRequested);
    connectViews();
    connectFiles();
}

void CertificatesPage::connectViews()
{
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered.setSearch(text);
        m_days->setSearch(text);
        refreshContent();
    });
    connect(m_states, &QComboBox::currentIndexChanged, this, &CertificatesPage::applyStates);
    connect(m_asTimeline, &QPushButton::toggled, this, [this](bool timeline) {
        m_settings.set(settings::CertificatesTimeline, timeline);
        refreshContent();
    });
    connect(m_asDays, &QPushButton::toggled, this, &CertificatesPage::refreshContent);
    connect(m_days, &ByDayView::settingRequested, this, &CertificatesPage::settingRequested);
    connect(m_days, &ByDayView::definitionRequested, this, &CertificatesPage::definitionRequested);
    connect(m_days, &ByDayView::certificateSelected, this,
            [this](const QString &id) { select(m_model.rowOf(id) < 0 ? QString() : id); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CertificatesPage::refreshDetail);
    connect(m_hostLookup, &HostLookup::certificateFound, this, [this](const QString &id) {
        select(id);
        if (!id.isEmpty())
            emit certificateFound(id);
    });
}

void CertificatesPage::connectFiles()
{
    connect(m_exportButton, &QPushButton::clicked, this, [this] { m_files->exportAll(shownCertificates()); });
    connect(m_files, &CertificateFiles::written, this, [this](const QString &path) {
        frame()->banner()->show(widgets::Banner::Kind::Success, tr("Exported to %1.", "%1 is a file").arg(path));
        frame()->banner()->setClosable(true);
    });
    connect(m_files, &CertificateFiles::failed, this, [this](const QString &path, const QString &detail) {
        frame()->banner()->show(widgets::Banner::Kind::Error,
                                tr("Can't write %1. Choose another location.", "%1 is a file").arg(path), detail);
        frame()->banner()->setClosable(true);
    });
}

void CertificatesPage::refresh()
{
    startCall(m_service.dashboard().listCertificates(m_query->query()),
              [this](const management::CertificatePage &page) { showCertificates(page); });
}

void CertificatesPage::setApis(const QList<reach::ServedApi> &apis)
{
    m_reach->setApis(apis);
}

void CertificatesPage::showCertificates(const management::CertificatePage &page)
{
    m_hasAnswer = true;
    m_timeline->setNow(m_clock.now());
    m_model.setCertificates(page.certificates, m_clock.now());
    m_hostLookup->setCertificates(page.certificates);
    m_query->setPages(page.pages);
    refreshContent();
}

void CertificatesPage::select(const QString &id)
{
    const int row = m_model.rowOf(id);
    const QModelIndex index = m_filtered.mapFromSource(m_model.index(row, 0));
    if (index.isValid())
        m_table->setCurrentIndex(index);
    else if (id.isEmpty())
        m_table->setCurrentIndex({});
}

void CertificatesPage::refreshContent()
{
    const bool isByDay = m_asDays->isChecked();
    const bool isEmpty = isByDay ? m_model.rowCount() == 0 : m_filtered.rowCount() == 0;
    QWidget *view = m_table;
    if (isByDay)
        view = m_days;
    else if (m_asTimeline->isChecked())
        view = m_timeline;
    m_views->setCurrentWidget(view);
    m_search->setTarget(isByDay ? m_days->table() : view);
    m_states->setEnabled(!isByDay);
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_splitter);
    m_exportButton->setEnabled(!isEmpty);
    refreshEmpty();
    refreshDetail();
}

void CertificatesPage::refreshEmpty()
{
    if (m_model.rowCount() > 0) {
        m_empty->setTexts(tr("No matching certificates"), tr("Change the search text or the state."));
        m_empty->setAction({}, {});
        return;
    }
    if (m_hasAnswer)
        m_empty->setTexts(tr("No certificates"),
                          tr("The dashboard of %1 has no certificates for this filter.", "%1 is an environment")
                              .arg(environment().name));
    else
        m_empty->setTexts(tr("Certificates"), tr("Certificates from the gateway's dashboard are listed here."));
    m_empty->setAction(tr("Load certificates"), u"certificatesAsk"_qs);
}

void CertificatesPage::refreshDetail()
{
    m_detail->setCertificate(m_filtered.certificateAt(m_table->currentIndex()), m_clock.now());
}

void CertificatesPage::clearContent()
{
    m_hasAnswer = false;
    m_model.setCertificates({}, m_clock.now());
    m_hostLookup->setCertificates(std::nullopt);
    m_query->setPages(0);
    refreshContent();
}

void CertificatesPage::applyStates()
{
    QSet<management::Validity> states;
    if (m_states->currentIndex() > 0)
        states.insert(static_cast<management::Validity>(m_states->currentData().toInt()));
    // Certificates that expire soon are still valid.
    if (states.contains(management::Validity::Valid))
        states.insert(management::Validity::ExpiresSoon);
    m_filtered.setStates(states);
    refreshContent();
}

QList<management::Certificate> CertificatesPage::shownCertificates() const
{
    QList<management::Certificate> shown;
    for (int row = 0; row < m_filtered.rowCount(); ++row)
        shown.append(*m_filtered.certificateAt(m_filtered.index(row, 0)));
    return shown;
}

void CertificatesPage::retranslate()
{
    setTitle(tr("Certificates"));
    m_model.setTitles(tableTitles());
    m_model.setWords(tableTexts());
    m_table->setAccessibleName(tr("Certificates"));
    m_timeline->setAccessibleName(tr("Timeline"));
    widgets::setButtonText(m_exportButton, tr("Export…"),
                           tr("Export the listed certificates as a table, or their expiry dates as calendar entries"));
    widgets::setButtonText(m_asTable, tr("Table"));
    widgets::setButtonText(m_asTimeline, tr("Timeline"));
    widgets::setButtonText(m_asDays, tr("By day"), tr("Show which definitions stop, and on which day"));
    m_search->setLabel(tr("Search"));
    m_states->setAccessibleName(tr("State"));
    const QStringList states{tr("All states"), tr("Valid"),         tr("Expires soon"),
                             tr("Expired"),    tr("Not yet valid"), tr("Unknown")};
    for (int i = 0; i < states.size(); ++i)
        m_states->setItemText(i, states.at(i));
    refreshContent();
}

} // namespace certificates

#include "moc_certificatespage.cpp"
