#include "certificatespage.h"

#include "banner.h"
#include "callframe.h"
#include "certificatedetail.h"
#include "certificateexport.h"
#include "certificatefiltermodel.h"
#include "certificatetexts.h"
#include "documentstore.h"
#include "emptystate.h"
#include "heading.h"
#include "hostquestion.h"
#include "measures.h"
#include "naming.h"
#include "querybar.h"
#include "searchfield.h"
#include "settings.h"
#include "validitydelegate.h"
#include "validitytimeline.h"
#include "whendone.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace certificates {
namespace {

const base::Setting<QByteArray> SplitterState{"certificates/splitter", {}};
const base::Setting<bool> ShowsTimeline{"certificates/timeline", false};

/** The states of the drop-down, in its order; the first entry, all states, is not among them. */
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

struct CertificatesPage::Parts {
    items::CertificateModel model;
    items::CertificateFilterModel filtered{model};
    widgets::Heading *heading = nullptr;
    QPushButton *refresh = nullptr;
    QPushButton *csv = nullptr;
    QPushButton *calendar = nullptr;
    widgets::SearchField *search = nullptr;
    QComboBox *states = nullptr;
    QueryBar *query = nullptr;
    QPushButton *asTable = nullptr;
    QPushButton *asTimeline = nullptr;
    QButtonGroup *choice = nullptr;
    HostQuestion *question = nullptr;
    text::CallFrame *frame = nullptr;
    QStackedWidget *stack = nullptr; ///< The empty state, or all that there is to see.
    QStackedWidget *views = nullptr; ///< The table, or the timeline.
    widgets::EmptyState *empty = nullptr;
    QTableView *table = nullptr;
    ValidityTimeline *timeline = nullptr;
    CertificateDetail *detail = nullptr;
    QSplitter *splitter = nullptr;
    management::Answer<management::CertificatePage> call;
    int generation = 0;
    bool isStale = true;
    bool hasAnswer = false;
};

CertificatesPage::CertificatesPage(management::ManagementService &service, management::EnvironmentList &environments,
                                   const base::Clock &clock, workspace::Workspace &workspace,
                                   workspace::DocumentStore &store, base::Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_environments(environments)
    , m_clock(clock)
    , m_workspace(workspace)
    , m_store(store)
    , m_settings(settings)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
    refreshContent();
}

CertificatesPage::~CertificatesPage()
{
    m_parts->call.cancel();
}

void CertificatesPage::buildWidgets()
{
    buildTools();
    buildViews();
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addWidget(m_parts->heading, 1);
    auto *toggle = new QHBoxLayout;
    toggle->setSpacing(0);
    toggle->addWidget(m_parts->asTable);
    toggle->addWidget(m_parts->asTimeline);
    top->addLayout(toggle);
    top->addSpacing(theme::Space::Control);
    for (QPushButton *button : {m_parts->refresh, m_parts->csv, m_parts->calendar})
        top->addWidget(button);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_parts->search, 1);
    line->addWidget(m_parts->states);
    line->addWidget(m_parts->query);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addLayout(line);
    layout->addWidget(m_parts->question);
    layout->addWidget(m_parts->frame, 1);
}

void CertificatesPage::buildTools()
{
    m_parts->heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_parts->refresh = iconButton(this, theme::Icon::Refresh, u"certificatesRefresh"_qs);
    m_parts->csv = iconButton(this, theme::Icon::Export, u"certificatesCsv"_qs);
    m_parts->calendar = iconButton(this, theme::Icon::Calendar, u"certificatesCalendar"_qs);
    m_parts->search = new widgets::SearchField({}, u"certificateSearch"_qs, this);
    m_parts->search->setMinimumWidth(theme::Size::Navigation - theme::Space::Page);
    m_parts->states = new QComboBox(this);
    m_parts->states->setObjectName(u"certificateStates"_qs);
    m_parts->states->addItem(QString());
    for (const management::Validity state : offeredStates())
        m_parts->states->addItem(QString(), static_cast<int>(state));
    m_parts->query = new QueryBar(this);
    m_parts->asTable = iconButton(this, theme::Icon::Menu, u"certificatesAsTable"_qs);
    m_parts->asTimeline = iconButton(this, theme::Icon::Clock, u"certificatesAsTimeline"_qs);
    m_parts->choice = new QButtonGroup(this);
    for (QPushButton *button : {m_parts->asTable, m_parts->asTimeline}) {
        button->setCheckable(true);
        m_parts->choice->addButton(button);
    }
    m_parts->question = new HostQuestion(this);
}

void CertificatesPage::buildViews()
{
    m_parts->views = new QStackedWidget;
    m_parts->table = new QTableView(m_parts->views);
    m_parts->table->setObjectName(u"certificateTable"_qs);
    m_parts->table->setModel(&m_parts->filtered);
    m_parts->table->setItemDelegateForColumn(items::CertificateModel::State, new ValidityDelegate(m_parts->table));
    m_parts->table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_parts->table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_parts->table->setShowGrid(false);
    m_parts->table->setWordWrap(false);
    m_parts->table->setTabKeyNavigation(false);
    m_parts->table->setSortingEnabled(true);
    m_parts->table->sortByColumn(items::CertificateModel::NotAfter, Qt::AscendingOrder);
    m_parts->table->verticalHeader()->hide();
    m_parts->table->verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    m_parts->table->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    QHeaderView *header = m_parts->table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int character = fontMetrics().averageCharWidth();
    m_parts->table->setColumnWidth(items::CertificateModel::Issuer, character * 20);
    m_parts->table->setColumnWidth(items::CertificateModel::NotAfter, character * 14);
    m_parts->table->setColumnWidth(items::CertificateModel::Key, character * 14);
    m_parts->table->setColumnWidth(items::CertificateModel::State, character * 30);
    header->setSectionResizeMode(items::CertificateModel::Subject, QHeaderView::Stretch);
    header->setSectionResizeMode(items::CertificateModel::Names, QHeaderView::Stretch);
    m_parts->timeline = new ValidityTimeline(m_parts->filtered, *m_parts->table->selectionModel(), m_parts->views);
    m_parts->timeline->setObjectName(u"certificateTimeline"_qs);
    m_parts->views->addWidget(m_parts->table);
    m_parts->views->addWidget(m_parts->timeline);
    (m_settings.get(ShowsTimeline) ? m_parts->asTimeline : m_parts->asTable)->setChecked(true);
    m_parts->search->setTarget(m_parts->table);

    m_parts->detail = new CertificateDetail(m_workspace);
    m_parts->splitter = new QSplitter(Qt::Vertical);
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->addWidget(m_parts->views);
    m_parts->splitter->addWidget(m_parts->detail);
    m_parts->splitter->setStretchFactor(0, 3);
    m_parts->splitter->setStretchFactor(1, 2);
    m_parts->splitter->setSizes({300, 240});
    m_parts->splitter->restoreState(m_settings.get(SplitterState));
    m_parts->stack = new QStackedWidget;
    m_parts->empty = new widgets::EmptyState(theme::Icon::Certificate, m_parts->stack);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->splitter);
    m_parts->frame = new text::CallFrame(m_parts->stack, this);
}

void CertificatesPage::connectAll()
{
    connect(m_parts->refresh, &QPushButton::clicked, this, &CertificatesPage::refresh);
    connect(m_parts->query, &QueryBar::queryChanged, this, &CertificatesPage::refresh);
    connect(m_parts->frame, &text::CallFrame::retryRequested, this, &CertificatesPage::refresh);
    connect(m_parts->frame, &text::CallFrame::environmentRequested, this, &CertificatesPage::environmentRequested);
    connect(m_parts->detail, &CertificateDetail::detailsRequested, this, [this] { m_parts->query->setDetailed(true); });
    connect(m_parts->detail, &CertificateDetail::settingRequested, this, &CertificatesPage::settingRequested);
    connect(m_parts->csv, &QPushButton::clicked, this, [this] { exportFile(false); });
    connect(m_parts->calendar, &QPushButton::clicked, this, [this] { exportFile(true); });
    connect(m_parts->splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.set(SplitterState, m_parts->splitter->saveState()); });
    // Queued: the service hears of the new environment first.
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &CertificatesPage::leaveEnvironment,
            Qt::QueuedConnection);
    connectViews();
}

void CertificatesPage::connectViews()
{
    connect(m_parts->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_parts->filtered.setSearch(text);
        refreshContent();
    });
    connect(m_parts->states, &QComboBox::currentIndexChanged, this, &CertificatesPage::applyStates);
    connect(m_parts->asTimeline, &QPushButton::toggled, this, [this](bool timeline) {
        m_settings.set(ShowsTimeline, timeline);
        refreshContent();
    });
    connect(m_parts->empty, &widgets::EmptyState::activated, this, &CertificatesPage::refresh);
    connect(m_parts->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CertificatesPage::refreshDetail);
    connect(m_parts->question, &HostQuestion::certificateFound, this, [this](const QString &id) {
        const QModelIndex index = m_parts->filtered.mapFromSource(m_parts->model.index(m_parts->model.rowOf(id), 0));
        if (index.isValid())
            m_parts->table->setCurrentIndex(index);
    });
}

void CertificatesPage::refresh()
{
    m_parts->call.cancel();
    const int generation = ++m_parts->generation;
    m_parts->isStale = false;
    m_parts->frame->begin();
    m_parts->call = m_service.dashboard().listCertificates(m_parts->query->query());
    base::whenDone(m_parts->call, this,
                   [this, generation](const base::Result<management::CertificatePage, management::CallError> &answer) {
                       if (generation != m_parts->generation)
                           return;
                       if (answer.isOk())
                           take(answer.value());
                       else
                           m_parts->frame->fail(answer.error());
                   });
}

void CertificatesPage::take(const management::CertificatePage &page)
{
    const management::Certificate *current = m_parts->filtered.certificateAt(m_parts->table->currentIndex());
    const QString selected = current ? current->id : QString();
    m_parts->hasAnswer = true;
    m_parts->timeline->setNow(m_clock.now());
    m_parts->model.setCertificates(page.certificates, m_clock.now());
    m_parts->question->setCertificates(page.certificates);
    m_parts->query->setPages(page.pages);
    m_parts->frame->succeed();
    const int row = m_parts->model.rowOf(selected);
    if (row >= 0)
        m_parts->table->setCurrentIndex(m_parts->filtered.mapFromSource(m_parts->model.index(row, 0)));
    refreshContent();
    refreshDetail();
}

void CertificatesPage::refreshContent()
{
    const int all = m_parts->model.rowCount();
    const bool isEmpty = m_parts->filtered.rowCount() == 0;
    QWidget *view = m_parts->asTimeline->isChecked() ? static_cast<QWidget *>(m_parts->timeline) : m_parts->table;
    m_parts->views->setCurrentWidget(view);
    m_parts->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_parts->empty) : m_parts->splitter);
    m_parts->csv->setEnabled(!isEmpty);
    m_parts->calendar->setEnabled(!isEmpty);
    if (all > 0) {
        m_parts->empty->setTexts(tr("No certificate fits"), tr("Change the search or the state to see others."));
        m_parts->empty->setAction({}, {});
    } else {
        m_parts->empty->setTexts(m_parts->hasAnswer ? tr("No certificates") : tr("Certificates"),
                                 m_parts->hasAnswer
                                     ? tr("The dashboard of %1 holds none for this filter.", "%1 is an environment")
                                           .arg(m_environments.current().name)
                                     : tr("The certificates of the gateway's dashboard are listed here."));
        m_parts->empty->setAction(tr("Ask the dashboard"), u"certificatesAsk"_qs);
    }
}

void CertificatesPage::refreshDetail()
{
    m_parts->detail->setCertificate(m_parts->filtered.certificateAt(m_parts->table->currentIndex()), m_clock.now());
}

void CertificatesPage::leaveEnvironment()
{
    // What another environment answered must not look like an answer of this one.
    m_parts->call.cancel();
    ++m_parts->generation;
    m_parts->hasAnswer = false;
    m_parts->isStale = true;
    m_parts->model.setCertificates({}, m_clock.now());
    m_parts->question->setCertificates({});
    m_parts->frame->banner()->clear();
    m_parts->frame->succeed();
    refreshContent();
    if (isVisible())
        refresh();
}

void CertificatesPage::applyStates()
{
    QSet<management::Validity> states;
    if (m_parts->states->currentIndex() > 0)
        states.insert(static_cast<management::Validity>(m_parts->states->currentData().toInt()));
    // What expires soon is still valid.
    if (states.contains(management::Validity::Valid))
        states.insert(management::Validity::ExpiresSoon);
    m_parts->filtered.setStates(states);
    refreshContent();
}

QList<management::Certificate> CertificatesPage::shownCertificates() const
{
    QList<management::Certificate> shown;
    for (int row = 0; row < m_parts->filtered.rowCount(); ++row)
        shown.append(*m_parts->filtered.certificateAt(m_parts->filtered.index(row, 0)));
    return shown;
}

void CertificatesPage::exportFile(bool calendar)
{
    auto *dialog = new QFileDialog(this, calendar ? tr("Export expiry dates") : tr("Export certificates"));
    dialog->setObjectName(u"certificatesExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(calendar ? tr("Calendar (*.ics)") : tr("Comma-separated values (*.csv)"));
    dialog->setDefaultSuffix(calendar ? u"ics"_qs : u"csv"_qs);
    dialog->selectFile(calendar ? u"certificates.ics"_qs : u"certificates.csv"_qs);
    connect(dialog, &QFileDialog::fileSelected, this, [this, calendar](const QString &path) { write(path, calendar); });
    dialog->open();
}

void CertificatesPage::write(const QString &path, bool calendar)
{
    const QByteArray bytes = calendar ? items::certificatesCalendar(shownCertificates(), m_clock.now(), expiryText)
                                      : items::certificatesCsv(shownCertificates(), csvTitles());
    const base::Result<void> written = m_store.write(path, bytes);
    if (written.isOk())
        m_parts->frame->banner()->show(widgets::Banner::Kind::Success, tr("Written to %1.", "%1 is a file").arg(path));
    else
        m_parts->frame->banner()->show(widgets::Banner::Kind::Error,
                                       tr("%1 could not be written. Choose another place.", "%1 is a file").arg(path),
                                       written.error().detail);
    m_parts->frame->banner()->setClosable(true);
}

void CertificatesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_parts->isStale)
        refresh();
}

void CertificatesPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CertificatesPage::retranslate()
{
    m_parts->heading->setText(tr("Certificates"));
    m_parts->model.setTitles(tableTitles());
    m_parts->model.setWords(tableWords());
    m_parts->table->setAccessibleName(tr("Certificates"));
    m_parts->timeline->setAccessibleName(tr("Timeline"));
    widgets::setButtonText(m_parts->refresh, tr("Refresh"));
    widgets::setButtonText(m_parts->csv, tr("Export CSV…"),
                           tr("Write the certificates that are shown to a table file"));
    widgets::setButtonText(m_parts->calendar, tr("Export calendar…"),
                           tr("Write the days on which the certificates end to a calendar file"));
    widgets::setButtonText(m_parts->asTable, tr("Table"));
    widgets::setButtonText(m_parts->asTimeline, tr("Timeline"));
    m_parts->search->setLabel(tr("Search"));
    m_parts->states->setAccessibleName(tr("State"));
    const QStringList states{tr("All states"), tr("Valid"),         tr("Expires soon"),
                             tr("Expired"),    tr("Not yet valid"), tr("Not known")};
    for (int i = 0; i < states.size(); ++i)
        m_parts->states->setItemText(i, states.at(i));
    refreshContent();
}

} // namespace certificates
