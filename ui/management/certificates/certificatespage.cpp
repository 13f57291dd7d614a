#include "certificatespage.h"

#include "banner.h"
#include "certificatedetail.h"
#include "certificatefiles.h"
#include "certificatetable.h"
#include "certificatetexts.h"
#include "emptystate.h"
#include "flowlayout.h"
#include "hostquestion.h"
#include "measures.h"
#include "naming.h"
#include "querybar.h"
#include "searchfield.h"
#include "validitytimeline.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

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
    QPushButton *exportButton = nullptr;
    CertificateFiles *files = nullptr;
    widgets::SearchField *search = nullptr;
    QComboBox *states = nullptr;
    QueryBar *query = nullptr;
    QPushButton *asTable = nullptr;
    QPushButton *asTimeline = nullptr;
    QButtonGroup *choice = nullptr;
    HostQuestion *question = nullptr;
    QStackedWidget *stack = nullptr; ///< The empty state, or all that there is to see.
    QStackedWidget *views = nullptr; ///< The table, or the timeline.
    widgets::EmptyState *empty = nullptr;
    CertificateTable *table = nullptr;
    ValidityTimeline *timeline = nullptr;
    CertificateDetail *detail = nullptr;
    QSplitter *splitter = nullptr;
    bool hasAnswer = false;
};

CertificatesPage::CertificatesPage(management::ManagementService &service, management::EnvironmentList &environments,
                                   const base::Clock &clock, workspace::Workspace &workspace,
                                   workspace::DocumentStore &store, base::Settings &settings, QWidget *parent)
    : AnswerPage(environments, clock, u"certificatesRefresh"_qs, parent)
    , m_service(service)
    , m_clock(clock)
    , m_store(store)
    , m_settings(settings)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets(workspace);
    retranslate();
    connectAll();
}

CertificatesPage::~CertificatesPage() = default;

void CertificatesPage::buildWidgets(workspace::Workspace &workspace)
{
    buildTools();
    buildViews(workspace);
    auto *toggle = new QWidget(this);
    auto *pair = new QHBoxLayout(toggle);
    pair->setContentsMargins({});
    pair->setSpacing(0);
    pair->addWidget(m_parts->asTable);
    pair->addWidget(m_parts->asTimeline);
    addTool(toggle);
    addTool(refreshButton());
    addTool(m_parts->exportButton);
    addTool(callsButton());
    auto *line = new QWidget(this);
    auto *flow = new widgets::FlowLayout(line);
    flow->addWidget(m_parts->search);
    flow->addWidget(m_parts->states);
    flow->addWidget(m_parts->query);
    addRow(line);
    addRow(m_parts->question);
    setContent(m_parts->stack);
}

void CertificatesPage::buildTools()
{
    m_parts->exportButton = iconButton(this, theme::Icon::Export, u"certificatesExport"_qs);
    m_parts->files = new CertificateFiles(m_store, m_clock, this);
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
    (m_settings.get(ShowsTimeline) ? m_parts->asTimeline : m_parts->asTable)->setChecked(true);
    m_parts->question = new HostQuestion(this);
}

void CertificatesPage::buildViews(workspace::Workspace &workspace)
{
    m_parts->views = new QStackedWidget;
    m_parts->table = new CertificateTable(m_parts->filtered, m_parts->views);
    m_parts->table->setObjectName(u"certificateTable"_qs);
    m_parts->timeline = new ValidityTimeline(m_parts->filtered, *m_parts->table->selectionModel(), m_parts->views);
    m_parts->timeline->setObjectName(u"certificateTimeline"_qs);
    m_parts->views->addWidget(m_parts->table);
    m_parts->views->addWidget(m_parts->timeline);
    m_parts->search->setTarget(m_parts->table);
    m_parts->detail = new CertificateDetail(workspace);
    m_parts->splitter = new QSplitter(Qt::Vertical);
    m_parts->splitter->addWidget(m_parts->views);
    m_parts->splitter->addWidget(m_parts->detail);
    m_parts->splitter->setStretchFactor(0, 3);
    m_parts->splitter->setStretchFactor(1, 2);
    m_parts->splitter->setSizes({300, 240});
    answers::keepSplitter(m_parts->splitter, m_settings, SplitterState);
    m_parts->stack = new QStackedWidget;
    m_parts->empty = new widgets::EmptyState(theme::Icon::Certificate, m_parts->stack);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->splitter);
}

void CertificatesPage::connectAll()
{
    connect(m_parts->query, &QueryBar::queryChanged, this, &CertificatesPage::refresh);
    connect(m_parts->empty, &widgets::EmptyState::activated, this, &CertificatesPage::refresh);
    connect(m_parts->detail, &CertificateDetail::detailsRequested, this, [this] { m_parts->query->setDetailed(true); });
    connect(m_parts->detail, &CertificateDetail::settingRequested, this, &CertificatesPage::settingRequested);
    connectViews();
    connectFiles();
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
    connect(m_parts->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CertificatesPage::refreshDetail);
    connect(m_parts->question, &HostQuestion::certificateFound, this, &CertificatesPage::select);
}

void CertificatesPage::connectFiles()
{
    connect(m_parts->exportButton, &QPushButton::clicked, this,
            [this] { m_parts->files->exportAll(shownCertificates()); });
    connect(m_parts->files, &CertificateFiles::written, this, [this](const QString &path) {
        frame()->banner()->show(widgets::Banner::Kind::Success, tr("Written to %1.", "%1 is a file").arg(path));
        frame()->banner()->setClosable(true);
    });
    connect(m_parts->files, &CertificateFiles::failed, this, [this](const QString &path, const QString &detail) {
        frame()->banner()->show(widgets::Banner::Kind::Error,
                                tr("%1 could not be written. Choose another place.", "%1 is a file").arg(path), detail);
        frame()->banner()->setClosable(true);
    });
}

void CertificatesPage::refresh()
{
    ask(m_service.dashboard().listCertificates(m_parts->query->query()),
        [this](const management::CertificatePage &page) { take(page); });
}

void CertificatesPage::take(const management::CertificatePage &page)
{
    m_parts->hasAnswer = true;
    m_parts->timeline->setNow(m_clock.now());
    m_parts->model.setCertificates(page.certificates, m_clock.now());
    m_parts->question->setCertificates(page.certificates);
    m_parts->query->setPages(page.pages);
    refreshContent();
}

void CertificatesPage::select(const QString &id)
{
    const int row = m_parts->model.rowOf(id);
    const QModelIndex index = m_parts->filtered.mapFromSource(m_parts->model.index(row, 0));
    if (index.isValid())
        m_parts->table->setCurrentIndex(index);
}

void CertificatesPage::refreshContent()
{
    const bool isEmpty = m_parts->filtered.rowCount() == 0;
    m_parts->views->setCurrentWidget(m_parts->asTimeline->isChecked() ? static_cast<QWidget *>(m_parts->timeline)
                                                                      : m_parts->table);
    m_parts->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_parts->empty) : m_parts->splitter);
    m_parts->exportButton->setEnabled(!isEmpty);
    refreshEmpty();
    refreshDetail();
}

void CertificatesPage::refreshEmpty()
{
    if (m_parts->model.rowCount() > 0) {
        m_parts->empty->setTexts(tr("No certificate fits"), tr("Change the search or the state to see others."));
        m_parts->empty->setAction({}, {});
        return;
    }
    if (m_parts->hasAnswer)
        m_parts->empty->setTexts(
            tr("No certificates"),
            tr("The dashboard of %1 holds none for this filter.", "%1 is an environment").arg(environment().name));
    else
        m_parts->empty->setTexts(tr("Certificates"),
                                 tr("The certificates of the gateway's dashboard are listed here."));
    m_parts->empty->setAction(tr("Ask the dashboard"), u"certificatesAsk"_qs);
}

void CertificatesPage::refreshDetail()
{
    m_parts->detail->setCertificate(m_parts->filtered.certificateAt(m_parts->table->currentIndex()), m_clock.now());
}

void CertificatesPage::forget()
{
    m_parts->hasAnswer = false;
    m_parts->model.setCertificates({}, m_clock.now());
    m_parts->question->setCertificates({});
    m_parts->query->setPages(0);
    refreshContent();
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

void CertificatesPage::retranslate()
{
    setTitle(tr("Certificates"));
    m_parts->model.setTitles(tableTitles());
    m_parts->model.setWords(tableWords());
    m_parts->table->setAccessibleName(tr("Certificates"));
    m_parts->timeline->setAccessibleName(tr("Timeline"));
    widgets::setButtonText(m_parts->exportButton, tr("Export…"),
                           tr("Write the certificates that are shown to a table, or the days on which they end to a "
                              "calendar"));
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

#include "moc_certificatespage.cpp"
