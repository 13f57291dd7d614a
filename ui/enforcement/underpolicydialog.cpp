#include "underpolicydialog.h"

#include "badge.h"
#include "banner.h"
#include "description.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "policychoices.h"
#include "progressline.h"
#include "rowtable.h"
#include "unusedrights.h"
#include "verdictmodel.h"
#include "verdicttexts.h"
#include "worker.h"
#include "workspace.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

namespace enforcement {
namespace {

constexpr QSize StartSize(1000, 620);
constexpr int LongestSpan = 86'400; ///< In seconds.
constexpr int StartSpan = 60;
constexpr qint64 MillisecondsPerSecond = 1000;
constexpr int MostShownRights = 1000;
constexpr int PathShare = 3; ///< The path has a third of the width that paths and results have.

enum Which { Listed, Selected };
enum Times { AsRecorded, Within };

} // namespace

/** The results that a worker has computed. */
struct UnderPolicyDialog::Results {
    Simulation simulation;
    QList<QList<UnusedRight>> unused; ///< The unused rights of the policy of each run.
};

UnderPolicyDialog::UnderPolicyDialog(management::ManagementService &service, workspace::Workspace &workspace,
                                     workspace::DocumentStore &store, QWidget *parent)
    : QDialog(parent)
    , m_service(service)
    , m_workspace(workspace)
    , m_store(store)
{
    setObjectName(u"underPolicyDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(StartSize);
    buildWidgets();
    retranslate();
    connectAll();
    refreshState();
}

UnderPolicyDialog::~UnderPolicyDialog()
{
    m_simulating.cancel();
    m_proposing.cancel();
    m_capture.reset();
    m_model->setSimulation({});
}

QComboBox *UnderPolicyDialog::newBox(const QString &objectName, QLabel *&label)
{
    auto *box = new QComboBox(this);
    box->setObjectName(objectName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    label = new QLabel(this);
    label->setBuddy(box);
    return box;
}

void UnderPolicyDialog::buildOptions()
{
    m_policies = new PolicyChoices(m_service, m_store, this);
    m_which = newBox(u"underPolicyExchanges"_qs, m_whichLabel);
    m_times = newBox(u"underPolicyTimes"_qs, m_timesLabel);
    m_show = newBox(u"underPolicyShow"_qs, m_showLabel);
    for (QComboBox *box : {m_which, m_times})
        box->addItems({QString(), QString()});
    m_show->addItems({QString(), QString(), QString()});
    m_span = new QSpinBox(this);
    m_span->setObjectName(u"underPolicySpan"_qs);
    m_span->setRange(1, LongestSpan);
    m_span->setValue(StartSpan);
}

void UnderPolicyDialog::buildResults()
{
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(u"underPolicyResults"_qs);
    m_tabs->setDocumentMode(true);
    m_model = new VerdictModel(this);
    auto *requests = new QWidget;
    m_table = new QTableView(requests);
    m_table->setObjectName(u"underPolicyRequests"_qs);
    m_table->setModel(m_model);
    widgets::showAsRows(m_table);
    m_table->setItemDelegateForColumn(VerdictModel::Method,
                                      new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Method, m_table));
    m_details = new widgets::ToneLabel({}, theme::Role::Muted, requests);
    m_details->setObjectName(u"underPolicyDetails"_qs);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout(requests);
    column->setContentsMargins(0, theme::Space::Control, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_table, 1);
    column->addWidget(m_details);
    m_unused = new QListWidget;
    m_unused->setObjectName(u"underPolicyUnused"_qs);
    m_unused->setWordWrap(true);
    m_tabs->addTab(requests, QString());
    m_tabs->addTab(m_unused, QString());
}

void UnderPolicyDialog::buildWidgets()
{
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"underPolicyBanner"_qs);
    m_banner->setClosable(true);
    m_progress = new widgets::ProgressLine(this);
    m_summary = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_summary->setObjectName(u"underPolicySummary"_qs);
    buildOptions();
    buildResults();
    m_newPolicy = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_newPolicy->setObjectName(u"underPolicyNew"_qs);
    m_newPolicy->setAutoDefault(false);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"underPolicyClose"_qs);
    m_close->setAutoDefault(false);
    layOut();
}

void UnderPolicyDialog::layOut()
{
    auto *options = new QHBoxLayout;
    options->setSpacing(theme::Space::Control);
    for (QWidget *control :
         std::initializer_list<QWidget *>{m_whichLabel, m_which, m_timesLabel, m_times, m_span, m_showLabel, m_show})
        options->addWidget(control);
    options->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_newPolicy);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_policies);
    layout->addLayout(options);
    layout->addWidget(m_banner);
    layout->addWidget(m_progress);
    layout->addWidget(m_summary);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(buttons);
}

void UnderPolicyDialog::connectAll()
{
    connect(m_policies, &PolicyChoices::changed, this, &UnderPolicyDialog::simulate);
    connect(m_policies, &PolicyChoices::failed, this, [this](const QString &text, const QString &details) {
        m_banner->show(widgets::Banner::Kind::Error, text, details);
    });
    connect(m_which, &QComboBox::currentIndexChanged, this, &UnderPolicyDialog::restart);
    connect(m_times, &QComboBox::currentIndexChanged, this, &UnderPolicyDialog::simulate);
    connect(m_span, &QSpinBox::valueChanged, this, &UnderPolicyDialog::simulate);
    connect(m_show, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setShow(static_cast<VerdictModel::Show>(index));
        refreshDetails();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &UnderPolicyDialog::refreshDetails);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const qsizetype request = m_model->requestAt(index); request >= 0)
            emit exchangeRequested(m_capture->requests.at(request).number);
    });
    connect(m_newPolicy, &QPushButton::clicked, this, &UnderPolicyDialog::propose);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void UnderPolicyDialog::setExchanges(const RecordedExchanges &exchanges)
{
    m_exchanges = exchanges;
    {
        const QSignalBlocker blocker(m_which);
        m_which->setCurrentIndex(exchanges.selected.size() > 1 ? Selected : Listed);
    }
    readDocuments();
    retranslate();
    restart();
}

void UnderPolicyDialog::openPolicyFile(const QString &path)
{
    m_policies->openFile(path);
}

void UnderPolicyDialog::readDocuments()
{
    m_documents.clear();
    for (const workspace::OpenDefinition *definition : m_workspace.definitions())
        m_documents.append({definition->path().isEmpty() ? definition->title() : definition->path(),
                            definition->description(), definition->document().snapshot()});
}

const QList<items::NumberedExchange> &UnderPolicyDialog::used() const
{
    return m_which->currentIndex() == Selected ? m_exchanges.selected : m_exchanges.listed;
}

std::shared_ptr<const Capture> UnderPolicyDialog::read(const QList<items::NumberedExchange> &exchanges,
                                                       const QList<OpenDocument> &documents)
{
    QList<OpenApi> open;
    for (const OpenDocument &document : documents)
        open.append({document.path, document.description
                                        ? document.description
                                        : std::make_shared<const description::Description>(document.snapshot)});
    return std::make_shared<const Capture>(captureOf(exchanges, open));
}

/** Reads other exchanges. */
void UnderPolicyDialog::restart()
{
    m_capture.reset();
    m_proposing.cancel();
    simulate();
}

/** The newest choices supersede a simulation that is running. */
void UnderPolicyDialog::simulate()
{
    m_simulating.cancel();
    const SimulatedClock clock{m_times->currentIndex() == Within ? m_span->value() * MillisecondsPerSecond : 0};
    m_isBusy = true;
    refreshState();
    m_simulating = base::runOnWorker(
        this,
        [capture = m_capture, before = m_model->simulation(), exchanges = used(), documents = m_documents,
         policies = m_policies->chosen(), clock]() -> base::Result<Results> {
            Results results;
            results.simulation.capture = capture ? capture : read(exchanges, documents);
            for (const management::Policy &policy : policies) {
                auto run = before.capture == capture ? before.runOf(policy, clock) : nullptr;
                if (!run)
                    run = std::make_shared<const PolicyRun>(runPolicy(policy, *results.simulation.capture, clock));
                results.simulation.runs.append(run);
                results.unused.append(unusedRights(*run, *results.simulation.capture));
            }
            return results;
        },
        [this](const base::Result<Results> &results) {
            if (!results.isOk())
                return; // A newer simulation is running.
            m_isBusy = false;
            showResults(results.value());
        });
}

void UnderPolicyDialog::showResults(const Results &results)
{
    m_capture = results.simulation.capture;
    const bool isSame = m_capture == m_model->simulation().capture;
    const qsizetype current = isSame ? m_model->requestAt(m_table->currentIndex()) : -1;
    const bool isWider = results.simulation.runs.size() != m_model->simulation().runs.size();
    m_model->setSimulation(results.simulation);
    if (isWider)
        fitColumns();
    m_table->setCurrentIndex(m_model->indexOf(current));
    QStringList summaries;
    for (const auto &run : results.simulation.runs)
        summaries.append(summaryText(*run));
    m_summary->setText(summaries.join(u'\n'));
    showUnused(results);
    refreshDetails();
    refreshState();
}

void UnderPolicyDialog::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    const auto fit = [this](int column, const QString &sample) {
        m_table->setColumnWidth(column,
                                fontMetrics().horizontalAdvance(sample) + theme::Space::Group + theme::Space::Tight);
    };
    fit(VerdictModel::Number, u"100000"_qs);
    fit(VerdictModel::Time, u"00:00:00.000"_qs);
    m_table->setColumnWidth(VerdictModel::Method, theme::Size::Badge + theme::Space::Group);
    int left = m_table->viewport()->width();
    for (const int column : {VerdictModel::Number, VerdictModel::Time, VerdictModel::Method})
        left -= m_table->columnWidth(column);
    m_table->setColumnWidth(VerdictModel::Path, left / PathShare);
    for (int column = VerdictModel::FirstPolicy; column < m_model->columnCount(); ++column)
        header->setSectionResizeMode(column, QHeaderView::Stretch);
}

void UnderPolicyDialog::showUnused(const Results &results)
{
    m_unused->clear();
    qsizetype count = 0;
    for (qsizetype i = 0; i < results.unused.size(); ++i) {
        const QString policy = policyTitle(results.simulation.runs.at(i)->policy);
        for (const UnusedRight &right : results.unused.at(i)) {
            if (m_unused->count() >= MostShownRights)
                break;
            auto *item = new QListWidgetItem(
                results.unused.size() == 1
                    ? unusedRightText(right)
                    : tr("%1: %2", "%1 is the name of a policy, %2 the text about an unused right")
                          .arg(policy, unusedRightText(right)),
                m_unused);
            item->setToolTip(tr("Field %1 of the policy", "%1 is a JSON Pointer").arg(right.field));
        }
        count += results.unused.at(i).size();
    }
    m_tabs->setTabText(1, tr("Unused rights (%1)", "%1 is a number").arg(QLocale().toString(count)));
}

/** The whole results of the current request. */
void UnderPolicyDialog::refreshDetails()
{
    const qsizetype request = m_model->requestAt(m_table->currentIndex());
    QStringList lines;
    for (const auto &run : m_model->simulation().runs) {
        if (request < 0)
            break;
        QString line = verdictText(*run, *m_capture, request);
        if (m_model->simulation().runs.size() > 1)
            line = tr("%1: %2", "%1 is the name of a policy, %2 the result of a request")
                       .arg(policyTitle(run->policy), line);
        if (const QString details = verdictDetails(*run, request); !details.isEmpty())
            line += u" — "_qs + details;
        lines.append(line);
    }
    m_details->setText(lines.isEmpty() ? tr("Select a request to see what decided about it.") : lines.join(u'\n'));
}

void UnderPolicyDialog::refreshState()
{
    const bool hasPolicy = !m_policies->chosen().isEmpty();
    m_progress->setActive(m_isBusy || m_policies->isLoading());
    m_span->setEnabled(m_times->currentIndex() == Within);
    m_newPolicy->setEnabled(m_capture && !m_capture->apis.isEmpty());
    m_tabs->setEnabled(hasPolicy);
    if (!hasPolicy)
        m_summary->setText(m_policies->isLoading() ? tr("Loading the policies…")
                                                   : tr("No policy is known. Open a file with a policy."));
}

void UnderPolicyDialog::propose()
{
    m_proposing.cancel();
    m_proposing = base::runOnWorker(
        this, [capture = m_capture]() -> base::Result<NarrowestPolicy> { return narrowestPolicy(*capture); },
        [this](const base::Result<NarrowestPolicy> &narrowest) {
            if (narrowest.isOk())
                emit newPolicyRequested(narrowest.value());
        });
}

void UnderPolicyDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    layout()->activate(); // The table has its new width.
    fitColumns();
}

void UnderPolicyDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        simulate();
    }
}

void UnderPolicyDialog::retranslate()
{
    setWindowTitle(tr("Requests under a policy"));
    const auto label = [](QLabel *text, QWidget *control, const QString &title) {
        text->setText(title);
        control->setAccessibleName(widgets::spokenLabel(title));
    };
    label(m_whichLabel, m_which, tr("&Exchanges"));
    label(m_timesLabel, m_times, tr("&Times"));
    label(m_showLabel, m_show, tr("&Show"));
    const QLocale locale;
    m_which->setItemText(Listed,
                         tr("All in the list (%1)", "%1 is a number").arg(locale.toString(m_exchanges.listed.size())));
    m_which->setItemText(Selected,
                         tr("Selected (%1)", "%1 is a number").arg(locale.toString(m_exchanges.selected.size())));
    m_times->setItemText(AsRecorded, tr("As recorded"));
    m_times->setItemText(Within, tr("All within"));
    m_times->setToolTip(tr("When the requests are sent in the simulation. The key is created with the first request."));
    m_span->setAccessibleName(tr("All within"));
    m_span->setSuffix(tr(" s", "seconds, after a number"));
    m_show->setItemText(static_cast<int>(VerdictModel::Show::All), tr("All requests"));
    m_show->setItemText(static_cast<int>(VerdictModel::Show::Rejected), tr("Rejected"));
    m_show->setItemText(static_cast<int>(VerdictModel::Show::Different), tr("Different results"));
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->tabBar()->setAccessibleName(tr("Results"));
    m_tabs->setTabText(0, tr("Requests"));
    m_tabs->setTabText(1, tr("Unused rights"));
    m_table->setAccessibleName(tr("Requests"));
    m_unused->setAccessibleName(tr("Unused rights"));
    m_model->retranslate();
    widgets::setButtonText(m_newPolicy, tr("New policy from this capture…"),
                           tr("Open the form of a new policy that allows these requests, and no other operation"));
    widgets::setButtonText(m_close, tr("Close"));
    refreshDetails();
}

} // namespace enforcement

#include "moc_underpolicydialog.cpp"
